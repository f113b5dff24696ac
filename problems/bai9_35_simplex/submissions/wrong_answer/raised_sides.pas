{ Wrong: raises every right side by some millionths so that no two rows tie. What is best for the raised sides need
  not be best for the true ones, which are carried along. Uses the files of the statement. }
program raised_sides;
{$mode objfpc}
var
  source, target: text;
  t: array[0..40, 0..41] of double;
  top, left: array[0..40] of longint;
  p, q: array[0..40] of double;
  m, n, i, j, r, c, swapped: longint;
  least, up, pivot, factor, best, total: double;
begin
  assign(source, 'bai9_35.inp');
  reset(source);
  assign(target, 'bai9_35.out');
  rewrite(target);
  read(source, m, n);
  least := 1e9;
  for i := 0 to m - 1 do
    for j := 0 to n - 1 do
    begin
      read(source, t[i, j]);
      if t[i, j] < least then least := t[i, j];
    end;
  up := 1 - least;
  for i := 0 to m - 1 do
  begin
    for j := 0 to n - 1 do t[i, j] := t[i, j] + up;
    t[i, n] := 1;
    { column n + 1 holds the raised right side }
    t[i, n + 1] := 1 + 1e-6 * (i + 1) * (i + 2);
    left[i] := n + i;
  end;
  for j := 0 to n - 1 do
  begin
    t[m, j] := -1;
    top[j] := j;
  end;
  t[m, n] := 0;
  t[m, n + 1] := 0;
  repeat
    c := 0;
    for j := 1 to n - 1 do
      if t[m, j] < t[m, c] then c := j;
    if t[m, c] >= -1e-12 then break;
    r := -1;
    best := 0;
    for i := 0 to m - 1 do
      if t[i, c] > 1e-10 then
        if (r < 0) or (t[i, n + 1] / t[i, c] < best) then
        begin
          r := i;
          best := t[i, n + 1] / t[i, c];
        end;
    pivot := t[r, c];
    for j := 0 to n + 1 do
      if j <> c then t[r, j] := t[r, j] / pivot;
    for i := 0 to m do
      if i <> r then
      begin
        factor := t[i, c];
        for j := 0 to n + 1 do
          if j <> c then t[i, j] := t[i, j] - factor * t[r, j];
        t[i, c] := -factor / pivot;
      end;
    t[r, c] := 1 / pivot;
    swapped := left[r];
    left[r] := top[c];
    top[c] := swapped;
  until false;
  total := t[m, n];
  for i := 0 to m - 1 do p[i] := 0;
  for j := 0 to n - 1 do q[j] := 0;
  for j := 0 to n - 1 do
    if top[j] >= n then p[top[j] - n] := t[m, j] / total;
  for i := 0 to m - 1 do
    if left[i] < n then q[left[i]] := t[i, n] / total;
  writeln(target, 1 / total - up: 0: 14);
  for i := 0 to m - 1 do write(target, p[i]: 0: 14, ' ');
  writeln(target);
  for j := 0 to n - 1 do write(target, q[j]: 0: 14, ' ');
  writeln(target);
  close(target);
end.
