{ Right: a mixture of two rows is best where two of its lines cross, or at an end. All crossings of all pairs are tried,
  in integers; a share is dropped at the first column that earns no more than the best so far. Answers are fractions.
  Uses the files of the statement. }
program crossings;
{$mode objfpc}
type
  table = array[1..50, 1..50] of int64;
var
  source, target: text;
  rows, columns: table;
  m, n, i, j: longint;
  { The best mixture so far: height / under, with the share over / under of the first row. }
  height, over, under: int64;
  first, second: longint;

{ Tries the share a / b of row x, the rest of row y; b > 0. }
procedure consider(const lines: table; width, x, y: longint; a, b: int64);
var
  k: longint;
  value, least: int64;
begin
  if (a < 0) or (a > b) then exit;
  least := high(int64);
  for k := 1 to width do
  begin
    value := a * lines[x, k] + (b - a) * lines[y, k];
    if value * under <= height * b then exit;
    if value < least then least := value;
  end;
  height := least;
  over := a;
  under := b;
  first := x;
  second := y;
end;

procedure best(const lines: table; count, width: longint);
var
  x, y, k, l: longint;
  a, b: int64;
begin
  height := -2000;
  under := 1;
  for x := 1 to count do
    for y := 1 to x do
    begin
      consider(lines, width, x, y, 0, 1);
      consider(lines, width, x, y, 1, 1);
      for k := 1 to width do
        for l := 1 to k - 1 do
        begin
          { lines[y, k] + t (lines[x, k] - lines[y, k]) is the same for l where t b = a. }
          a := lines[y, l] - lines[y, k];
          b := lines[x, k] - lines[y, k] - lines[x, l] + lines[y, l];
          if b < 0 then
          begin
            a := -a;
            b := -b;
          end;
          if b > 0 then consider(lines, width, x, y, a, b);
        end;
    end;
end;

procedure writeweights(count: longint);
var
  x: longint;
  weight: int64;
begin
  for x := 1 to count do
  begin
    weight := 0;
    if x = first then weight := weight + over;
    if x = second then weight := weight + under - over;
    write(target, weight, '/', under, ' ');
  end;
  writeln(target);
end;

begin
  assign(source, 'bai9_28.inp');
  reset(source);
  assign(target, 'bai9_28.out');
  rewrite(target);
  read(source, m, n);
  for i := 1 to m do
    for j := 1 to n do
    begin
      read(source, rows[i, j]);
      columns[j, i] := -rows[i, j];
    end;
  best(rows, m, n);
  writeln(target, height, '/', under);
  writeweights(m);
  best(columns, n, m);
  writeweights(n);
  close(target);
end.
