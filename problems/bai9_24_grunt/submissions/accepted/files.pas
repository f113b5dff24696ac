{ The values by their definition, with the files of the statement. }
program files;
{$mode objfpc}
{$H+}
var
  source, target: text;
  g: array[0..10000] of longint;
  seen: array[0..255] of longint;
  row: string;
  n, x, a, sum: longint;
begin
  assign(source, 'bai9_24.inp');
  reset(source);
  readln(source, n);
  readln(source, row);
  close(source);
  sum := 0;
  for x := 0 to n do
  begin
    for a := 1 to (x - 1) div 2 do
      seen[g[a] xor g[x - a]] := x;
    while (x > 0) and (seen[g[x]] = x) do
      inc(g[x]);
    if row[x + 1] = '1' then
      sum := sum xor g[x];
  end;
  assign(target, 'bai9_24.out');
  rewrite(target);
  writeln(target, sum);
  x := 0;
  while sum > 0 do
  begin
    inc(x);
    if row[x + 1] = '1' then
      for a := 1 to (x - 1) div 2 do
        if g[x] xor g[a] xor g[x - a] = sum then
        begin
          writeln(target, x, ' ', a);
          sum := 0;
          break;
        end;
  end;
  close(target);
end.
