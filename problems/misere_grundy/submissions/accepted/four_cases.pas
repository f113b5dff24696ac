{ Four cases, each with splits known by heart: several piles 5, 8, 11; one of them; some of 3, 6, 9, 12; none. }
program MisereGrundy;
const
  g: array[1..12] of longint = (0, 0, 1, 0, 2, 1, 0, 2, 1, 0, 2, 1);
var
  x: array[1..100000] of longint;
  m, i, sum, big, place: longint;

{ Splits pile i into two of values that have this nim-sum; a part of value 2 only if `firm` allows it. }
procedure Split(i, wanted: longint; firm: boolean);
var
  a, b: longint;
begin
  a := 1;
  while a < x[i] - a do
  begin
    b := x[i] - a;
    if ((g[a] xor g[b]) = wanted) and (firm or (g[a] < 2) and (g[b] < 2)) then
    begin
      writeln('1 ', i, ' ', a, ' ', b);
      halt;
    end;
    inc(a);
  end;
end;

begin
  read(m);
  sum := 0;
  big := 0;
  place := 0;
  for i := 1 to m do
  begin
    read(x[i]);
    sum := sum xor g[x[i]];
    if g[x[i]] = 2 then
    begin
      inc(big);
      place := i;
    end;
  end;
  if big = 1 then
    Split(place, 1 - sum mod 2, false)
  else if big > 1 then
  begin
    { The nim-sum must become 0; some pile has its highest digit, and can be split into parts of any smaller nim-sum. }
    if sum <> 0 then
      for i := 1 to m do
        if (g[x[i]] xor sum) < g[x[i]] then
          Split(i, g[x[i]] xor sum, true);
  end
  else if sum = 0 then
    for i := 1 to m do
      Split(i, 1 - g[x[i]], false);
  writeln(0);
end.
