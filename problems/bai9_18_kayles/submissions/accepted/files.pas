{ The same idea in Pascal, with the files of the statement. }
program files;
{$mode objfpc}{$H+}
const
  last = 300;
var
  source, target: text;
  g: array[0..last] of longint;
  seen: array[0..63] of boolean;
  pins: ansistring;
  n, i, j, a, c, total, run: longint;

function value(x: longint): longint;
begin
  if x <= last then
    value := g[x]
  else
    value := g[200 + (x - 200) mod 12];
end;

begin
  g[0] := 0;
  for i := 1 to last do
  begin
    fillchar(seen, sizeof(seen), 0);
    for a := 0 to i - 1 do
      seen[g[a] xor g[i - 1 - a]] := true;
    for a := 0 to i - 2 do
      seen[g[a] xor g[i - 2 - a]] := true;
    g[i] := 0;
    while seen[g[i]] do
      inc(g[i]);
  end;
  assign(source, 'bai9_18.inp');
  reset(source);
  readln(source, n);
  readln(source, pins);
  close(source);
  pins := pins + '0';
  assign(target, 'bai9_18.out');
  rewrite(target);
  total := 0;
  run := 0;
  for i := 1 to n + 1 do
    if pins[i] = '1' then
      inc(run)
    else
    begin
      total := total xor value(run);
      run := 0;
    end;
  if total <> 0 then
    for i := 1 to n + 1 do
      if pins[i] = '1' then
        inc(run)
      else
      begin
        for c := 1 to 2 do
          for j := 0 to run - c do
            if value(j) xor value(run - c - j) = total xor value(run) then
            begin
              writeln(target, '1 ', c, ' ', i - run + j);
              close(target);
              halt;
            end;
        run := 0;
      end;
  writeln(target, 0);
  close(target);
end.
