{ The table of values and the count, with the files of the statement. }
program files;
{$mode objfpc}
var
  source, target: text;
  g: array[0..10000] of longint;
  x: array[1..1000] of longint;
  seen: array[0..255] of longint;
  m, i, p, a, most, sum, count, move, part: longint;
begin
  assign(source, 'bai9_17.inp');
  reset(source);
  read(source, m);
  most := 0;
  for i := 1 to m do
  begin
    read(source, x[i]);
    if x[i] > most then
      most := x[i];
  end;
  close(source);
  for p := 1 to most do
  begin
    for a := 1 to (p - 1) div 2 do
      seen[g[a] xor g[p - a]] := p;
    while seen[g[p]] = p do
      inc(g[p]);
  end;
  sum := 0;
  for i := 1 to m do
    sum := sum xor g[x[i]];
  count := 0;
  for i := m downto 1 do
    for a := 1 to (x[i] - 1) div 2 do
      if g[a] xor g[x[i] - a] xor g[x[i]] = sum then
      begin
        inc(count);
        move := i;
        part := a;
      end;
  { With sum = 0 no split is found: none keeps the value of its pile. }
  assign(target, 'bai9_17.out');
  rewrite(target);
  writeln(target, count);
  if count > 0 then
    writeln(target, move, ' ', part, ' ', x[move] - part);
  close(target);
end.
