{ Values by a row of flags for each pile; the end of misère play is a case of its own. }
program SquareNim;
var
  g: array[0..200000] of longint;
  x: array[1..100000] of longint;
  seen: array[0..511] of longint;
  t, n, i, root, size, largest, sum, big, ones, place: longint;

procedure Reply(pile, value: longint);
var
  r: longint;
begin
  r := 1;
  while r * r <= x[pile] do
  begin
    if g[x[pile] - r * r] = value then
    begin
      writeln(1, ' ', pile, ' ', x[pile] - r * r);
      halt;
    end;
    inc(r);
  end;
end;

begin
  read(t, n);
  largest := 0;
  for i := 1 to n do
  begin
    read(x[i]);
    if x[i] > largest then
      largest := x[i];
  end;
  fillchar(seen, sizeof(seen), 255);
  for size := 0 to largest do
  begin
    root := 1;
    while root * root <= size do
    begin
      seen[g[size - root * root]] := size;
      inc(root);
    end;
    g[size] := 0;
    while seen[g[size]] = size do
      inc(g[size]);
  end;
  sum := 0;
  big := 0;
  ones := 0;
  place := 0;
  for i := 1 to n do
  begin
    sum := sum xor g[x[i]];
    if g[x[i]] = 1 then
      inc(ones);
    if g[x[i]] > 1 then
    begin
      inc(big);
      place := i;
    end;
  end;
  if (t = 0) or (big > 1) then
  begin
    for i := 1 to n do
      if (g[x[i]] xor sum) < g[x[i]] then
        Reply(i, g[x[i]] xor sum);
  end
  else if big = 1 then
    Reply(place, 1 - ones mod 2)
  else if not odd(ones) then
    for i := 1 to n do
      Reply(i, 1 - g[x[i]]);
  writeln(0);
end.
