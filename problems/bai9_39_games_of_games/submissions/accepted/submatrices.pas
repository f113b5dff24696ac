{ Solves each game by trying all square submatrices; games are taken as soon as all they lead to are solved.
  Uses the files of the statement. }
program submatrices;
{$mode objfpc}
type
  matrix = array[0..5, 0..5] of double;
  vector = array[0..5] of double;
var
  source, target: text;
  m, n: array[1..50] of longint;
  number: array[1..50] of matrix;
  leads: array[1..50, 0..5, 0..5] of longint;
  solved: array[1..50] of boolean;
  value: array[1..50] of double;
  p, q: array[1..50] of vector;
  a: matrix;
  k, g, i, j, left: longint;
  ready: boolean;
  ch: char;
  line, word: string;

{ Solves the system that makes the chosen columns equal: weights of the chosen rows. Weights below 0 are cut off, for
  whatever comes out is put to the test: no tolerance decides anything. }
function even(const b: matrix; s: longint; out x: vector): boolean;
var
  t: array[0..6, 0..7] of double;
  r, c, i, j: longint;
  f, swap, sum: double;
begin
  for j := 0 to s - 1 do
  begin
    for i := 0 to s - 1 do t[j, i] := b[i, j];
    t[j, s] := -1;
    t[j, s + 1] := 0;
  end;
  for i := 0 to s - 1 do t[s, i] := 1;
  t[s, s] := 0;
  t[s, s + 1] := 1;
  for c := 0 to s do
  begin
    r := c;
    for i := c + 1 to s do
      if abs(t[i, c]) > abs(t[r, c]) then r := i;
    if t[r, c] = 0 then exit(false);
    for j := 0 to s + 1 do
    begin
      swap := t[c, j];
      t[c, j] := t[r, j];
      t[r, j] := swap;
    end;
    for i := 0 to s do
      if i <> c then
      begin
        f := t[i, c] / t[c, c];
        if f <> 0 then
          for j := c to s + 1 do t[i, j] := t[i, j] - f * t[c, j];
      end;
  end;
  sum := 0;
  for i := 0 to s - 1 do
  begin
    x[i] := t[i, s + 1] / t[i, i];
    if not (x[i] > 0) then x[i] := 0;
    sum := sum + x[i];
  end;
  if not (sum > 0) then exit(false);
  for i := 0 to s - 1 do x[i] := x[i] / sum;
  even := true;
end;

function bits(mask: longint): longint;
begin
  bits := 0;
  while mask > 0 do
  begin
    bits := bits + mask and 1;
    mask := mask shr 1;
  end;
end;

{ The best that a suggested p is sure of, and the best q. }
procedure solve(const a: matrix; m, n: longint; out v: double; out p, q: vector);
var
  low, high, scale: double;
  rows, columns, i, j, s: longint;
  row, column: array[0..5] of longint;
  b, c: matrix;
  x, full: vector;
  sure, sum, most, least: double;
begin
  least := -1e18;
  most := 1e18;
  { The systems see payoffs from 0 to 1. }
  low := a[0, 0];
  high := low;
  for i := 0 to m - 1 do
    for j := 0 to n - 1 do
    begin
      if a[i, j] < low then low := a[i, j];
      if a[i, j] > high then high := a[i, j];
    end;
  scale := high - low;
  if scale = 0 then scale := 1;
  for rows := 1 to 1 shl m - 1 do
    for columns := 1 to 1 shl n - 1 do
      if bits(rows) = bits(columns) then
      begin
        s := 0;
        for i := 0 to m - 1 do
          if (rows shr i) and 1 = 1 then
          begin
            row[s] := i;
            s := s + 1;
          end;
        s := 0;
        for j := 0 to n - 1 do
          if (columns shr j) and 1 = 1 then
          begin
            column[s] := j;
            s := s + 1;
          end;
        for i := 0 to s - 1 do
          for j := 0 to s - 1 do
          begin
            b[i, j] := (a[row[i], column[j]] - low) / scale;
            c[j, i] := b[i, j];
          end;
        if even(b, s, x) then
        begin
          for i := 0 to 5 do full[i] := 0;
          for i := 0 to s - 1 do full[row[i]] := x[i];
          sure := 1e18;
          for j := 0 to n - 1 do
          begin
            sum := 0;
            for i := 0 to m - 1 do sum := sum + full[i] * a[i, j];
            if sum < sure then sure := sum;
          end;
          if sure > least then
          begin
            least := sure;
            p := full;
          end;
        end;
        if even(c, s, x) then
        begin
          for j := 0 to 5 do full[j] := 0;
          for j := 0 to s - 1 do full[column[j]] := x[j];
          sure := -1e18;
          for i := 0 to m - 1 do
          begin
            sum := 0;
            for j := 0 to n - 1 do sum := sum + full[j] * a[i, j];
            if sum > sure then sure := sum;
          end;
          if sure < most then
          begin
            most := sure;
            q := full;
          end;
        end;
      end;
  v := (least + most) / 2;
end;

begin
  assign(source, 'bai9_39.inp');
  reset(source);
  assign(target, 'bai9_39.out');
  rewrite(target);
  readln(source, k);
  for g := 1 to k do
  begin
    readln(source, m[g], n[g]);
    solved[g] := false;
    for i := 0 to m[g] - 1 do
    begin
      readln(source, line);
      line := line + ' ';
      for j := 0 to n[g] - 1 do
      begin
        word := copy(line, 1, pos(' ', line) - 1);
        delete(line, 1, pos(' ', line));
        ch := word[1];
        leads[g, i, j] := 0;
        number[g][i, j] := 0;
        if ch = 'G' then
        begin
          delete(word, 1, 1);
          val(word, leads[g, i, j]);
        end
        else
          val(word, number[g][i, j]);
      end;
    end;
  end;
  left := k;
  while left > 0 do
    for g := 1 to k do
      if not solved[g] then
      begin
        ready := true;
        a := number[g];
        for i := 0 to m[g] - 1 do
          for j := 0 to n[g] - 1 do
            if leads[g, i, j] > 0 then
            begin
              ready := ready and solved[leads[g, i, j]];
              a[i, j] := value[leads[g, i, j]];
            end;
        if ready then
        begin
          solve(a, m[g], n[g], value[g], p[g], q[g]);
          solved[g] := true;
          left := left - 1;
        end;
      end;
  for g := 1 to k do
  begin
    writeln(target, value[g]: 0: 14);
    for i := 0 to m[g] - 1 do write(target, p[g][i]: 0: 14, ' ');
    writeln(target);
    for j := 0 to n[g] - 1 do write(target, q[g][j]: 0: 14, ' ');
    writeln(target);
  end;
  close(target);
end.
