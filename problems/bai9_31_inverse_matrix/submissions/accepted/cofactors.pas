{ Right: cofactors by expansion in 64-bit integers, which hold all minors of 7 x 7; the determinant, which may be longer, in }
{ two parts. Only quotients are rounded. }
{$mode objfpc}
const
  base = 1000000000;
var
  a: array[1..8, 1..8] of int64;
  c: array[1..8, 1..8] of int64;
  n, i, j: integer;
  high, low, total: int64;
  det: extended;
  p, q: array[1..8] of int64;
  applies: boolean;

{ The determinant of the rows from "row" on, without the row "without", in the columns of "free". It is at most }
{ 7^(7/2) * 100^7 < 10^17. }
function expand(row, without: integer; free: word): int64;
var
  k: integer;
  s, sum: int64;
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
  total := 0;
  for i := 1 to n do
    for j := 1 to n do
    begin
      c[i, j] := expand(1, i, ((1 shl (n + 1)) - 2) and not (1 shl j));
      if odd(i + j) then c[i, j] := -c[i, j];
      p[i] := p[i] + c[i, j];
      q[j] := q[j] + c[i, j];
      total := total + c[i, j];
    end;
  { det = high * base + low, where 0 <= low < base. }
  high := 0;
  low := 0;
  for j := 1 to n do
  begin
    high := high + a[1, j] * (c[1, j] div base);
    low := low + a[1, j] * (c[1, j] mod base);
  end;
  high := high + low div base;
  low := low mod base;
  if low < 0 then
  begin
    low := low + base;
    high := high - 1;
  end;
  if (high = 0) and (low = 0) then
  begin
    writeln(0);
    writeln(0);
    halt;
  end;
  det := high;
  det := det * base + low;
  writeln(det:0:0);
  for i := 1 to n do
  begin
    for j := 1 to n do write(c[j, i] / det:0:16, ' ');
    writeln;
  end;
  applies := total <> 0;
  for i := 1 to n do
    if total > 0 then
    begin
      if (p[i] < 0) or (q[i] < 0) then applies := false;
    end
    else if (p[i] > 0) or (q[i] > 0) then applies := false;
  if not applies then
    writeln(0)
  else
  begin
    writeln(1);
    writeln(det / total:0:16);
    for i := 1 to n do write(p[i] / total:0:16, ' ');
    writeln;
    for i := 1 to n do write(q[i] / total:0:16, ' ');
    writeln;
  end;
end.
