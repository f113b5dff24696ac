{ How many piles have each exponent decides the nim-sum; the first pile whose exponent can be lowered wins. }
program Sticks;
var
  n, i, k, sum: longint;
  x: int64;
  exponent: array[1..100000] of longint;
  count: array[0..60] of longint;
begin
  read(n);
  fillchar(count, sizeof(count), 0);
  for i := 1 to n do
  begin
    read(x);
    exponent[i] := 0;
    while not odd(x) do
    begin
      x := x div 2;
      inc(exponent[i]);
    end;
    inc(count[exponent[i]]);
  end;
  sum := 0;
  for k := 0 to 60 do
    if odd(count[k]) then
      sum := sum xor k;
  for i := 1 to n do
    if (exponent[i] xor sum) < exponent[i] then
    begin
      writeln(1, ' ', i, ' ', int64(1) shl (exponent[i] xor sum));
      halt;
    end;
  writeln(0);
end.
