{ Misère play apart: as long as two remainders are above 1 it is Nim, then an odd number of ones is left. }
program LimitedNim;
var
  m, x, r: array[1..100000] of int64;
  t, n, i, big, ones, place: longint;
  sum: int64;

procedure Reply(pile: longint; left: int64);
begin
  writeln(1, ' ', pile, ' ', left);
  halt;
end;

begin
  read(t, n);
  sum := 0;
  big := 0;
  ones := 0;
  place := 0;
  for i := 1 to n do
  begin
    read(m[i], x[i]);
    r[i] := x[i] mod (m[i] + 1);
    sum := sum xor r[i];
    if r[i] = 1 then
      inc(ones);
    if r[i] > 1 then
    begin
      inc(big);
      place := i;
    end;
  end;
  if (t = 0) or (big >= 2) then
  begin
    if sum <> 0 then
      for i := 1 to n do
        if (r[i] xor sum) < r[i] then
          Reply(i, x[i] - r[i] + (r[i] xor sum));
  end
  else if big = 1 then
    Reply(place, x[place] - r[place] + 1 - ones mod 2)
  else if not odd(ones) then
  begin
    for i := 1 to n do
      if r[i] = 1 then
        Reply(i, x[i] - 1);
    for i := 1 to n do
      if x[i] > 0 then
        Reply(i, x[i] - m[i]);
  end;
  writeln(0);
end.
