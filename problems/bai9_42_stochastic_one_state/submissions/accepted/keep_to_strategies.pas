{ Strategies optimal now are kept to for ever: v := pcq / (1 - psq), or a step of Shapley's where that leads no nearer.
  Extended precision, and every p and q is put to the test: the value lies between what p is sure of and what q may
  cost. Uses the files of the statement. }
program keep_to_strategies;
{$mode objfpc}
uses sysutils, math;

const
  side = 10;
  tolerances: array[0..7] of extended = (1e-15, 1e-13, 1e-17, 1e-12, 1e-11, 1e-14, 1e-16, 1e-10);

type
  matrix = array[0..side, 0..side + 1] of extended;
  vector = array[0..side - 1] of extended;
  list = array[0..side - 1] of integer;

var
  m, n, i, j, step: integer;
  c, s: matrix;
  p, q: vector;
  v, w, kept, missing, paid, again, weight: extended;
  input_file, output_file: text;

function read_number: extended;
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

{ The simplex method on payoffs moved and scaled into 1..2: which rows and columns are used. }
function guess(const a: matrix; m, n: integer; eps: extended; steepest: boolean; out rows, columns: list;
  out count: integer): boolean;
var
  t: matrix;
  top, left: list;
  least, most, scale, pivot, best: extended;
  i, j, r, col, swap, pivots, found: integer;
begin
  least := a[0, 0]; most := a[0, 0];
  for i := 0 to m - 1 do
    for j := 0 to n - 1 do begin
      least := min(least, a[i, j]);
      most := max(most, a[i, j]);
    end;
  scale := most - least;
  if scale = 0 then scale := 1;
  for i := 0 to m - 1 do begin
    for j := 0 to n - 1 do t[i, j] := 1 + (a[i, j] - least) / scale;
    t[i, n] := 1;
    left[i] := n + i;
  end;
  for j := 0 to n - 1 do begin
    t[m, j] := -1;
    top[j] := j;
  end;
  t[m, n] := 0;
  for pivots := 1 to 50 * (m + n) do begin
    col := -1;
    for j := 0 to n - 1 do
      if t[m, j] < -eps then begin
        if col < 0 then col := j
        else if steepest then begin if t[m, j] < t[m, col] then col := j end
        else if top[j] < top[col] then col := j;
      end;
    if col < 0 then begin
      count := 0;
      for j := 0 to n - 1 do
        if top[j] >= n then begin
          rows[count] := top[j] - n;
          inc(count);
        end;
      found := 0;
      for i := 0 to m - 1 do
        if left[i] < n then begin
          columns[found] := left[i];
          inc(found);
        end;
      exit(true);
    end;
    best := 1e300;
    for i := 0 to m - 1 do
      if t[i, col] > eps then best := min(best, t[i, n] / t[i, col]);
    r := -1;
    for i := 0 to m - 1 do
      if (t[i, col] > eps) and (t[i, n] / t[i, col] <= best + eps) then begin
        if r < 0 then r := i
        else if steepest then begin if t[i, col] > t[r, col] then r := i end
        else if left[i] < left[r] then r := i;
      end;
    if r < 0 then exit(false);
    pivot := t[r, col];
    for i := 0 to m do
      for j := 0 to n do
        if (i <> r) and (j <> col) then t[i, j] := t[i, j] - t[i, col] * t[r, j] / pivot;
    for i := 0 to m do t[i, col] := -t[i, col] / pivot;
    for j := 0 to n do t[r, j] := t[r, j] / pivot;
    t[r, col] := 1 / pivot;
    swap := left[r]; left[r] := top[col]; top[col] := swap;
  end;
  guess := false;
end;

{ Weights of these rows that make these columns earn the same, and what they earn: elimination with the largest pivots. }
function level(const a: matrix; const rows, columns: list; k: integer; largest: extended; out p: vector;
  out value: extended): boolean;
var
  t: matrix;
  i, j, r, col: integer;
  factor, swap, sum: extended;
begin
  for j := 0 to k - 1 do begin
    for i := 0 to k - 1 do t[j, i] := a[rows[i], columns[j]] / largest;
    t[j, k] := -1;
    t[j, k + 1] := 0;
  end;
  for i := 0 to k - 1 do t[k, i] := 1;
  t[k, k] := 0;
  t[k, k + 1] := 1;
  for col := 0 to k do begin
    r := col;
    for i := col to k do
      if abs(t[i, col]) > abs(t[r, col]) then r := i;
    if t[r, col] = 0 then exit(false);
    for j := 0 to k + 1 do begin
      swap := t[col, j]; t[col, j] := t[r, j]; t[r, j] := swap;
    end;
    for i := 0 to k do
      if i <> col then begin
        factor := t[i, col] / t[col, col];
        if factor <> 0 then
          for j := col to k + 1 do t[i, j] := t[i, j] - factor * t[col, j];
      end;
  end;
  sum := 0;
  for i := 0 to side - 1 do p[i] := 0;
  for i := 0 to k - 1 do begin
    p[rows[i]] := max(extended(0), t[i, k + 1] / t[i, i]);
    sum := sum + p[rows[i]];
  end;
  if not (sum > 0) then exit(false);
  for i := 0 to side - 1 do p[i] := p[i] / sum;
  value := t[k, k + 1] / t[k, k] * largest;
  level := true;
end;

{ What p earns at least. }
function sure(const a: matrix; m, n: integer; const p: vector): extended;
var
  i, j: integer;
  earned: extended;
begin
  sure := 1e300;
  for j := 0 to n - 1 do begin
    earned := 0;
    for i := 0 to m - 1 do earned := earned + p[i] * a[i, j];
    sure := min(sure, earned);
  end;
end;

{ Solves the matrix c + s v: gives its value, sets p and q. }
function solve(v: extended): extended;
var
  a, turned: matrix;
  rows, columns: list;
  x: vector;
  largest, low, high, value, guessed: extended;
  i, j, k, attempt: integer;
begin
  largest := 0;
  for i := 0 to m - 1 do
    for j := 0 to n - 1 do begin
      a[i, j] := c[i, j] + s[i, j] * v;
      turned[j, i] := -a[i, j];
      largest := max(largest, abs(a[i, j]));
    end;
  if largest = 0 then largest := 1;
  for i := 0 to side - 1 do begin
    p[i] := 0;
    q[i] := 0;
  end;
  p[0] := 1; q[0] := 1; guessed := 0;
  low := sure(a, m, n, p);
  high := -sure(turned, n, m, q);
  for attempt := 0 to 15 do begin
    if high - low <= 1e-15 * largest then break;
    if not guess(a, m, n, tolerances[attempt div 2], not odd(attempt), rows, columns, k) then continue;
    if level(a, rows, columns, k, largest, x, value) and (sure(a, m, n, x) >= low) then begin
      low := sure(a, m, n, x);
      p := x;
      guessed := value;
    end;
    if level(turned, columns, rows, k, largest, x, value) and (-sure(turned, n, m, x) <= high) then begin
      high := -sure(turned, n, m, x);
      q := x;
    end;
  end;
  solve := min(max(guessed, low), high);
end;

begin
  assign(input_file, 'bai9_42.inp'); reset(input_file);
  assign(output_file, 'bai9_42.out'); rewrite(output_file);
  m := round(read_number); n := round(read_number);
  for i := 0 to m - 1 do for j := 0 to n - 1 do c[i, j] := read_number;
  for i := 0 to m - 1 do for j := 0 to n - 1 do s[i, j] := read_number;
  v := 0;
  w := solve(v);
  for step := 1 to 1000 do begin
    if abs(w - v) < 1e-14 * (1 + abs(v)) then break;
    paid := 0; again := 0;
    for i := 0 to m - 1 do
      for j := 0 to n - 1 do begin
        weight := p[i] * q[j];
        paid := paid + weight * c[i, j];
        again := again + weight * s[i, j];
      end;
    missing := abs(w - v);
    kept := paid / (1 - again);
    w := solve(kept);
    if abs(w - kept) < 0.9 * missing then v := kept
    else begin
      { It did not bring us nearer, and might lead round in a circle: Shapley's step does. }
      v := solve(v);
      w := solve(v);
    end;
  end;
  writeln(output_file, v:0:16);
  for i := 0 to m - 1 do write(output_file, p[i]:0:18, ' ');
  writeln(output_file);
  for j := 0 to n - 1 do write(output_file, q[j]:0:18, ' ');
  writeln(output_file);
  close(output_file);
end.
