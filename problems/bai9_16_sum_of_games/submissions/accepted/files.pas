{ The values of 9.13 and 9.14 in Pascal, with the files of the statement. }
program files;
{$mode objfpc}
var
  source, target: text;
  kind: array[1..100000] of char;
  n, v: array[1..100000] of int64;
  m, i: longint;
  sum, w, y, x: int64;
begin
  assign(source, 'bai9_16.inp');
  reset(source);
  readln(source, m);
  sum := 0;
  for i := 1 to m do
  begin
    readln(source, kind[i], n[i]);
    v[i] := n[i];
    if (kind[i] = 'E') and (n[i] > 0) then
    begin
      if odd(n[i]) then
        v[i] := (n[i] + 1) div 2
      else
        v[i] := n[i] div 2 - 1;
    end;
    if kind[i] = 'H' then
    begin
      v[i] := 0;
      x := n[i];
      while x > 0 do
      begin
        inc(v[i]);
        x := x div 2;
      end;
    end;
    sum := sum xor v[i];
  end;
  close(source);
  assign(target, 'bai9_16.out');
  rewrite(target);
  if sum = 0 then
    writeln(target, 0)
  else
    for i := 1 to m do
    begin
      w := v[i] xor sum;
      if w >= v[i] then
        continue;
      y := w;
      if kind[i] = 'E' then
      begin
        if not odd(n[i]) then
          y := 2 * w + 2
        else if w > 0 then
          y := 2 * w - 1;
      end;
      if (kind[i] = 'H') and (w > 0) then
        y := int64(1) shl (w - 1);
      writeln(target, '1 ', i, ' ', y);
      break;
    end;
  close(target);
end.
