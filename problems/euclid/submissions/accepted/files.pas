{ Values by Euclid's algorithm, read from euclid.inp and written to euclid.out. }
program Euclid;
var
  source, target: text;
  a, b, g: array[1..100000] of int64;
  t, n, i, others, last: longint;
  sum, wanted, x: int64;

function value(a, b: int64): int64;
var
  rest: int64;
begin
  if a = 0 then
    exit(0);
  rest := value(b mod a, a);
  if b div a > rest then
    value := b div a
  else
    value := b div a - 1;
end;

procedure move(i: longint; wanted: int64);
var
  rest, times: int64;
begin
  rest := value(b[i] mod a[i], a[i]);
  times := b[i] div a[i];
  if wanted < rest then
    times := times - wanted - 1
  else if wanted > rest then
    times := times - wanted;
  writeln(target, 1, ' ', i, ' ', times);
  close(target);
  halt(0);
end;

begin
  assign(source, 'euclid.inp');
  reset(source);
  assign(target, 'euclid.out');
  rewrite(target);
  read(source, t, n);
  sum := 0;
  others := 0;
  last := 0;
  for i := 1 to n do
  begin
    read(source, a[i], b[i]);
    if a[i] > b[i] then
    begin
      x := a[i];
      a[i] := b[i];
      b[i] := x;
    end;
    g[i] := value(a[i], b[i]);
    sum := sum xor g[i];
    if (a[i] > 0) and (a[i] < b[i]) then
    begin
      inc(others);
      last := i;
    end;
  end;
  wanted := 0;
  if (t = 1) and (others = 0) then
    wanted := 1;
  if (t = 1) and (others = 1) then
    if b[last] mod a[last] = 0 then
      move(last, sum xor g[last] xor 1);
  for i := 1 to n do
    if (g[i] xor sum xor wanted) < g[i] then
      move(i, g[i] xor sum xor wanted);
  writeln(target, 0);
  close(target);
end.
