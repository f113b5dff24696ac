{ Wrong: the question that the document's program prints: a mark above 1, where there are only 0 and 1. Every pile is lost. }
program Printed;
const
  Most = 200000;
var
  n, m: longint;
  a, s: array[0..Most] of longint;

function is_p(i: longint): boolean;
var
  j: longint;
begin
  is_p := false;
  for j := 1 to m do
    if i - s[j] >= 0 then
      if a[i - s[j]] > 1 then exit;
  is_p := true;
end;

begin
  readln(n);
  m := 0;
  while not eoln do
  begin
    inc(m);
    read(s[m]);
  end;
  a[0] := 1;
  { Whatever is marked with 1 below n, the answer for n is the same. }
  if is_p(n) then writeln(0) else writeln(1, ' ', s[1]);
end.
