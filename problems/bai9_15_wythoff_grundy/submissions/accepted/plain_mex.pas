{ The mex over all moves with stamps, half of the board by symmetry; with the files of the statement. }
program plainmex;
var
  source, target: text;
  buffer: array[0..65535] of byte;
  g: array[0..599, 0..599] of longint;
  seen: array[0..2000] of longint;
  n, x, y, i, v, stamp: longint;
begin
  assign(source, 'bai9_15.inp');
  reset(source);
  read(source, n);
  close(source);
  stamp := 0;
  for x := 0 to n - 1 do
    for y := 0 to x do
    begin
      inc(stamp);
      for i := 0 to y - 1 do
        seen[g[x, i]] := stamp;
      { Column y is row y, by symmetry. }
      for i := 0 to x - 1 do
        seen[g[y, i]] := stamp;
      for i := 1 to y do
        seen[g[x - i, y - i]] := stamp;
      v := 0;
      while seen[v] = stamp do
        inc(v);
      g[x, y] := v;
      g[y, x] := v;
    end;
  assign(target, 'bai9_15.out');
  rewrite(target);
  settextbuf(target, buffer);
  for x := 0 to n - 1 do
  begin
    for y := 0 to n - 1 do
      write(target, g[x, y], ' ');
    writeln(target);
  end;
  close(target);
end.
