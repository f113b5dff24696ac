{ Right: sums over a common denominator, read from bai9_34.inp, written to bai9_34.out. }
{$mode objfpc}
var
  a: array[1..100, 1..100] of int64;
  up, down: array[1..100] of int64;
  m, n, i, j, best, column, slash, code: integer;
  u, sum, most: int64;
  s: string;

function gcd(x, y: int64): int64;
begin
  if y = 0 then gcd := x else gcd := gcd(y, x mod y);
end;

function readWord: string;
var
  c: char;
  s: string;
begin
  s := '';
  repeat read(c) until c > ' ';
  while c > ' ' do
  begin
    s := s + c;
    if eof then break;
    read(c);
  end;
  readWord := s;
end;

begin
  assign(input, 'bai9_34.inp'); reset(input);
  assign(output, 'bai9_34.out'); rewrite(output);
  read(m, n);
  for i := 1 to m do
    for j := 1 to n do read(a[i, j]);
  u := 1;
  for j := 1 to n do
  begin
    s := readWord;
    slash := pos('/', s);
    down[j] := 1;
    if slash > 0 then
    begin
      val(copy(s, slash + 1, 20), down[j], code);
      s := copy(s, 1, slash - 1);
    end;
    val(s, up[j], code);
    u := u div gcd(u, down[j]) * down[j];
  end;
  best := 0;
  most := 0;
  for i := 1 to m do
  begin
    sum := 0;
    for j := 1 to n do sum := sum + a[i, j] * up[j] * (u div down[j]);
    if (best = 0) or (sum > most) then
    begin
      best := i;
      most := sum;
    end;
  end;
  column := 1;
  for j := 2 to n do
    if a[best, j] < a[best, column] then column := j;
  writeln(best, ' ', most, '/', u);
  writeln(column, ' ', a[best, column]);
  close(output);
end.
