{ Sparse space in Pascal, with the files of the statement; ten piles of each common value are tried first. }
program sparse_space;
{$mode objfpc}
const
  most = 200000;
type
  tpart = record
    pile, value: longint;
  end;
  tparts = array[1..most] of tpart;
var
  source, target: text;
  g: array[0..most] of byte;
  seen: array[0..255] of longint;
  israre: array[0..255] of boolean;
  rares, firsts: tparts;
  chosen: array[0..255] of longint;
  n, count, tries: longint;

{ Marks what the splits of p with one of the parts reach. }
procedure markall(p, count: longint; const parts: tparts);
var
  k: longint;
  part: ^tpart;
begin
  part := @parts[1];
  for k := 1 to count do
  begin
    if 2 * part^.pile <> p then
      seen[part^.value xor g[p - part^.pile]] := p;
    inc(part);
  end;
end;

{ The value of a pile. }
function value(p: longint): longint;
var
  a, v, best, missing: longint;
begin
  markall(p, count, rares);
  markall(p, tries, firsts);
  best := 0;
  missing := 0;
  while israre[best] or (seen[best] = p) do
  begin
    if seen[best] <> p then
      inc(missing);
    inc(best);
  end;
  a := 1;
  while (missing > 0) and (2 * a < p) do
  begin
    v := g[a] xor g[p - a];
    if seen[v] <> p then
    begin
      seen[v] := p;
      if v < best then
        dec(missing);
    end;
    inc(a);
  end;
  v := 0;
  while seen[v] = p do
    inc(v);
  value := v;
end;

procedure keep(p, v: longint);
begin
  g[p] := v;
  if israre[v] then
  begin
    inc(count);
    rares[count].pile := p;
    rares[count].value := v;
  end
  else if chosen[v] < 10 then
  begin
    inc(chosen[v]);
    inc(tries);
    firsts[tries].pile := p;
    firsts[tries].value := v;
  end;
end;

var
  p, v, digits: longint;
begin
  { A value is rare if its digits without the last one have an even sum. }
  for v := 0 to 255 do
  begin
    israre[v] := true;
    digits := v div 2;
    while digits > 0 do
    begin
      if odd(digits) then
        israre[v] := not israre[v];
      digits := digits div 2;
    end;
  end;
  assign(source, 'grundy.inp');
  reset(source);
  read(source, n);
  close(source);
  for p := 1 to n do
    keep(p, value(p));
  assign(target, 'grundy.out');
  rewrite(target);
  for p := 1 to n do
    writeln(target, g[p]);
  close(target);
end.
