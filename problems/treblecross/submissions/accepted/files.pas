{ The runs of safe cells, read from treblecross.inp and written to treblecross.out. }
program Treblecross;
var
  source, target: text;
  row: array[-2..10003] of char;
  g: array[-3..10000] of longint;
  seen: array[0..1023] of longint;
  n, i, j, length, start, sum, wanted: longint;

function x(i: longint): boolean;
begin
  x := row[i] = '1';
end;

function safe(i: longint): boolean;
begin
  safe := (i >= 1) and (i <= n) and not (x(i - 2) or x(i - 1) or x(i) or x(i + 1) or x(i + 2));
end;

procedure answer(i: longint);
begin
  if i = 0 then
    writeln(target, 0)
  else
    writeln(target, 1, ' ', i);
  close(target);
  halt(0);
end;

begin
  assign(source, 'treblecross.inp');
  reset(source);
  assign(target, 'treblecross.out');
  rewrite(target);
  readln(source, n);
  fillchar(row, sizeof(row), '0');
  for i := 1 to n do
    read(source, row[i]);
  for i := 1 to n do
    if not x(i) then
      if (x(i - 2) and x(i - 1)) or (x(i - 1) and x(i + 1)) or (x(i + 1) and x(i + 2)) then
        answer(i);
  for length := 1 to n do
  begin
    for i := 1 to (length + 1) div 2 do
    begin
      j := g[length - i - 2];
      if length - i - 2 < 0 then
        j := 0;
      if i > 3 then
        j := j xor g[i - 3];
      seen[j] := length;
    end;
    while seen[g[length]] = length do
      inc(g[length]);
  end;
  sum := 0;
  length := 0;
  for i := 1 to n + 1 do
    if safe(i) then
      inc(length)
    else
    begin
      sum := sum xor g[length];
      length := 0;
    end;
  if sum <> 0 then
  begin
    start := 1;
    while start <= n do
    begin
      length := 0;
      while safe(start + length) do
        inc(length);
      wanted := sum xor g[length];
      for i := 1 to length do
      begin
        j := 0;
        if i > 3 then
          j := g[i - 3];
        if length - i - 2 > 0 then
          j := j xor g[length - i - 2];
        if j = wanted then
          answer(start + i - 1);
      end;
      start := start + length + 1;
    end;
  end;
  answer(0);
end.
