{ Right: 64-bit numerators over common denominators, read from bai9_29.inp, written to bai9_29.out. }
{$mode objfpc}
type
  TVector = array[1..20] of int64;
var
  a: array[1..20, 1..20] of int64;
  p, q: TVector;
  m, n, i, j: integer;
  pu, qu, sum, lo, hi: int64;

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

procedure readStrategy(count: integer; var v: TVector; out u: int64);
var
  k, slash, code: integer;
  s: string;
  b: TVector;
begin
  u := 1;
  for k := 1 to count do
  begin
    s := readWord;
    slash := pos('/', s);
    b[k] := 1;
    if slash > 0 then
    begin
      val(copy(s, slash + 1, 20), b[k], code);
      s := copy(s, 1, slash - 1);
    end;
    val(s, v[k], code);
    u := u div gcd(u, b[k]) * b[k];
  end;
  for k := 1 to count do v[k] := v[k] * (u div b[k]);
end;

begin
  assign(input, 'bai9_29.inp'); reset(input);
  assign(output, 'bai9_29.out'); rewrite(output);
  read(m, n);
  for i := 1 to m do
    for j := 1 to n do read(a[i, j]);
  readStrategy(m, p, pu);
  readStrategy(n, q, qu);
  lo := high(int64);
  for j := 1 to n do
  begin
    sum := 0;
    for i := 1 to m do sum := sum + p[i] * a[i, j];
    if sum < lo then lo := sum;
  end;
  hi := low(int64);
  for i := 1 to m do
  begin
    sum := 0;
    for j := 1 to n do sum := sum + q[j] * a[i, j];
    if sum > hi then hi := sum;
  end;
  if lo * qu = hi * pu then writeln(1) else writeln(0);
  writeln(lo, '/', pu, ' ', hi, '/', qu);
  close(output);
end.
