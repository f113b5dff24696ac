{ Rows of 64-bit words for the primes, stamps for the other sets; with the files of the statement. }
program rows;
const
  limit = 1000000;
  words = 1563;
  values = 64;
var
  source, target: text;
  buffer: array[0..65535] of byte;
  g: array[0..limit] of longint;
  mark: array[0..values] of longint;
  s: array[0..60] of longint;
  composite: array[0..limit] of boolean;
  prime: array[0..words] of qword;
  reach: array[0..values, 0..words] of qword;
  t, space: char;
  most, k: longint;

procedure readset;
var
  i: longint;
begin
  if t = 'a' then
  begin
    read(source, k);
    for i := 0 to k - 1 do
      read(source, s[i]);
  end
  else
  begin
    s[0] := 1;
    if t = 'd' then s[1] := 2 else s[1] := 3;
    k := 2;
    while s[k - 1] + s[k - 2] <= most do
    begin
      s[k] := s[k - 1] + s[k - 2];
      inc(k);
    end;
  end;
end;

procedure sieve;
var
  i, j: longint;
begin
  for i := 2 to most do
    if not composite[i] then
    begin
      if (i > 2) or (t = 'c') then
        prime[i div 64] := prime[i div 64] or (qword(1) shl (i mod 64));
      j := 2 * i;
      while j <= most do
      begin
        composite[j] := true;
        inc(j, i);
      end;
    end;
end;

procedure fewnumbers;
var
  n, i, v, legal: longint;
begin
  for v := 0 to values do
    mark[v] := -1;
  legal := 0;
  for n := 0 to most do
  begin
    while (legal < k) and (s[legal] <= n) do
      inc(legal);
    for i := 0 to legal - 1 do
      mark[g[n - s[i]]] := n;
    v := 0;
    while mark[v] = n do
      inc(v);
    g[n] := v;
  end;
end;

procedure manynumbers;
var
  n, v, base, shift, i: longint;
begin
  for n := 0 to most do
  begin
    base := n div 64;
    shift := n mod 64;
    v := 0;
    while (reach[v, base] shr shift) and 1 = 1 do
      inc(v);
    g[n] := v;
    reach[v, base] := reach[v, base] or (prime[0] shl shift);
    if shift = 0 then
      for i := 1 to words - base do
        reach[v, base + i] := reach[v, base + i] or prime[i]
    else
      for i := 1 to words - base do
        reach[v, base + i] := reach[v, base + i] or (prime[i] shl shift) or (prime[i - 1] shr (64 - shift));
  end;
end;

var
  n: longint;
begin
  assign(source, 'bai9_10.inp');
  reset(source);
  read(source, t, space);
  readln(source, most);
  if (t = 'b') or (t = 'c') then
  begin
    sieve;
    manynumbers;
  end
  else
  begin
    readset;
    fewnumbers;
  end;
  close(source);
  assign(target, 'bai9_10.out');
  rewrite(target);
  settextbuf(target, buffer);
  for n := 0 to most do
    write(target, g[n], ' ');
  writeln(target);
  close(target);
end.
