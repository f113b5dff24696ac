{ Nim again, all dots that stay are outside; with the files of the statement. }
program outside;
{$mode objfpc}
var
  source, target: text;
  x: array[1..100000] of int64;
  n, i: longint;
  sum: int64;
begin
  assign(source, 'bai9_19.inp');
  reset(source);
  read(source, n);
  sum := 0;
  for i := 1 to n do
  begin
    read(source, x[i]);
    sum := sum xor x[i];
  end;
  close(source);
  assign(target, 'bai9_19.out');
  rewrite(target);
  if sum = 0 then
    writeln(target, 0)
  else
    for i := 1 to n do
      if (x[i] xor sum) < x[i] then
      begin
        writeln(target, '1 ', i, ' 0 ', x[i] xor sum);
        break;
      end;
  close(target);
end.
