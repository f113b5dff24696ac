{ The values by linearity from products of powers of two, with the files of the statement. }
program files;
{$mode objfpc}
var
  source, target: text;
  value: array[0..511, 0..511] of longint;
  heads: array[0..511, 0..511] of boolean;
  buffer: array[0..65535] of byte;
  n, x, y, i, j, coin, sum: longint;

function times(x, y, half: longint): longint;
var
  mask, a, b, c, d, ac, bd: longint;
begin
  if half = 0 then
    exit(x and y);
  mask := (1 shl half) - 1;
  a := x shr half;
  b := x and mask;
  c := y shr half;
  d := y and mask;
  ac := times(a, c, half div 2);
  bd := times(b, d, half div 2);
  times := ((times(a xor b, c xor d, half div 2) xor bd) shl half)
    or (bd xor times(ac, 1 shl (half - 1), half div 2));
end;

begin
  assign(source, 'bai9_25.inp');
  reset(source);
  settextbuf(source, buffer);
  assign(target, 'bai9_25.out');
  rewrite(target);
  read(source, n);
  sum := 0;
  for y := 0 to n do
    for x := 0 to n do
    begin
      i := x and -x;
      j := y and -y;
      if (x = 0) or (y = 0) then
        value[x, y] := 0
      else if x <> i then
        value[x, y] := value[i, y] xor value[x - i, y]
      else if y <> j then
        value[x, y] := value[x, j] xor value[x, y - j]
      else
        value[x, y] := times(x, y, 8);
      read(source, coin);
      heads[x, y] := coin = 1;
      if heads[x, y] then
        sum := sum xor value[x, y];
    end;
  if sum = 0 then
    writeln(target, 0)
  else
  begin
    x := 0;
    y := 0;
    while not (heads[x, y] and (value[x, y] xor sum < value[x, y])) do
    begin
      inc(x);
      if x > n then
      begin
        x := 0;
        inc(y);
      end;
    end;
    writeln(target, 1);
    writeln(target, x, ' ', y);
  end;
  close(target);
end.
