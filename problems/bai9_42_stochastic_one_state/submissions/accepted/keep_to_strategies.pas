{ Strategies optimal now are kept to for ever: v := pcq / (1 - psq), a few times; reads bai9_42.inp, writes bai9_42.out. }
program keep_to_strategies;
{$mode objfpc}
uses sysutils;

const
  eps = 1e-13;

var
  m, n, i, j, step: integer;
  c, s, t: array[0..10, 0..10] of double;
  top, left: array[0..9] of integer;
  p, q: array[0..9] of double;
  v, w, paid, again, weight: double;
  input_file, output_file: text;

function read_number: double;
var
  word: string;
  ch: char;
  slash: integer;
begin
  word := '';
  repeat read(input_file, ch) until ch > ' ';
  while ch > ' ' do begin
    word := word + ch;
    if eof(input_file) then ch := ' ' else read(input_file, ch);
  end;
  slash := pos('/', word);
  if slash = 0 then exit(StrToInt64(word));
  result := StrToInt64(copy(word, 1, slash - 1));
  result := result / StrToInt64(copy(word, slash + 1, length(word)));
end;

{ Solves the matrix c + s v: gives its value, sets p and q. }
function solve(v: double): double;
var
  least, most, scale, pivot, here, best, total: double;
  i, j, r, col, swap: integer;
begin
  least := 1e18; most := -1e18;
  for i := 0 to m - 1 do
    for j := 0 to n - 1 do begin
      t[i, j] := c[i, j] + s[i, j] * v;
      if t[i, j] < least then least := t[i, j];
      if t[i, j] > most then most := t[i, j];
    end;
  scale := most - least;
  if scale = 0 then scale := 1;
  for i := 0 to m - 1 do begin
    for j := 0 to n - 1 do t[i, j] := 1 + (t[i, j] - least) / scale;
    t[i, n] := 1;
    left[i] := n + i;
  end;
  for j := 0 to n - 1 do begin
    t[m, j] := -1;
    top[j] := j;
  end;
  t[m, n] := 0;
  while true do begin
    col := -1;
    for j := 0 to n - 1 do
      if (t[m, j] < -eps) and ((col < 0) or (top[j] < top[col])) then col := j;
    if col < 0 then break;
    r := -1; best := 0;
    for i := 0 to m - 1 do
      if t[i, col] > eps then begin
        here := t[i, n] / t[i, col];
        if (r < 0) or (here < best - eps) or ((here < best + eps) and (left[i] < left[r])) then begin
          r := i;
          best := here;
        end;
      end;
    pivot := t[r, col];
    for i := 0 to m do
      for j := 0 to n do
        if (i <> r) and (j <> col) then t[i, j] := t[i, j] - t[i, col] * t[r, j] / pivot;
    for i := 0 to m do t[i, col] := -t[i, col] / pivot;
    for j := 0 to n do t[r, j] := t[r, j] / pivot;
    t[r, col] := 1 / pivot;
    swap := left[r]; left[r] := top[col]; top[col] := swap;
  end;
  total := t[m, n];
  for i := 0 to m - 1 do p[i] := 0;
  for j := 0 to n - 1 do q[j] := 0;
  for j := 0 to n - 1 do if top[j] >= n then p[top[j] - n] := t[m, j] / total;
  for i := 0 to m - 1 do if left[i] < n then q[left[i]] := t[i, n] / total;
  solve := (1 / total - 1) * scale + least;
end;

begin
  assign(input_file, 'bai9_42.inp'); reset(input_file);
  assign(output_file, 'bai9_42.out'); rewrite(output_file);
  m := round(read_number); n := round(read_number);
  for i := 0 to m - 1 do for j := 0 to n - 1 do c[i, j] := read_number;
  for i := 0 to m - 1 do for j := 0 to n - 1 do s[i, j] := read_number;
  v := 0;
  for step := 1 to 1000 do begin
    w := solve(v);
    if abs(w - v) < 1e-13 * (1 + abs(v)) then break;
    paid := 0; again := 0;
    for i := 0 to m - 1 do
      for j := 0 to n - 1 do begin
        weight := p[i] * q[j];
        paid := paid + weight * c[i, j];
        again := again + weight * s[i, j];
      end;
    { Every tenth step is Shapley's, in case that the others run in a circle. }
    if step mod 10 = 0 then v := w else v := paid / (1 - again);
  end;
  writeln(output_file, v:0:14);
  for i := 0 to m - 1 do write(output_file, p[i]:0:16, ' ');
  writeln(output_file);
  for j := 0 to n - 1 do write(output_file, q[j]:0:16, ' ');
  writeln(output_file);
  close(output_file);
end.
