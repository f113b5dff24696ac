{ Right: cofactors by expansion in extended precision floating point, which is exact here up to 19 digits. }
{$mode objfpc}
type
  TMatrix = array[1..8, 1..8] of int64;
var
  a: TMatrix;
  c: array[1..8, 1..8] of extended;
  n, i, j: integer;
  det, total: extended;
  p, q: array[1..8] of extended;
  applies: boolean;

{ The determinant of the rows from "row" on in the columns of "free". It is an integer below 2^64, so extended holds it. }
function expand(row, without: integer; free: word): extended;
var
  k: integer;
  s, sum: extended;
begin
  if row = without then row := row + 1;
  if row > n then exit(1);
  s := 1;
  sum := 0;
  for k := 1 to n do
    if free and (1 shl k) <> 0 then
    begin
      if a[row, k] <> 0 then
        sum := sum + s * a[row, k] * expand(row + 1, without, free and not (1 shl k));
      s := -s;
    end;
  expand := sum;
end;

begin
  read(n);
  for i := 1 to n do
    for j := 1 to n do read(a[i, j]);
  det := expand(1, 0, (1 shl (n + 1)) - 2);
  if det = 0 then
  begin
    writeln(0);
    writeln(0);
    halt;
  end;
  writeln(det:0:0);
  for i := 1 to n do
    for j := 1 to n do
    begin
      c[i, j] := expand(1, i, ((1 shl (n + 1)) - 2) and not (1 shl j));
      if odd(i + j) then c[i, j] := -c[i, j];
      p[i] := p[i] + c[i, j];
      q[j] := q[j] + c[i, j];
      total := total + c[i, j];
    end;
  for i := 1 to n do
  begin
    for j := 1 to n do write(c[j, i] / det:0:15, ' ');
    writeln;
  end;
  applies := total <> 0;
  for i := 1 to n do
    if (p[i] * total < 0) or (q[i] * total < 0) then applies := false;
  if not applies then
    writeln(0)
  else
  begin
    writeln(1);
    writeln(det / total:0:15);
    for i := 1 to n do write(p[i] / total:0:15, ' ');
    writeln;
    for i := 1 to n do write(q[i] / total:0:15, ' ');
    writeln;
  end;
end.
