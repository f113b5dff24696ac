{ Nim on the places of the standing turtles, from bai9_7.inp to bai9_7.out. }
{$H+}
program TurningTurtles;
var
  source, target: text;
  row: string;
  n, x, sum, best: longint;
begin
  assign(source, 'bai9_7.inp');
  reset(source);
  readln(source, n);
  readln(source, row);
  close(source);
  sum := 0;
  for x := 1 to n do
    if row[x] = '1' then
      sum := sum xor x;
  best := 0;
  for x := 1 to n do
    if (row[x] = '1') and (x xor sum < x) then
      best := x;
  assign(target, 'bai9_7.out');
  rewrite(target);
  if best = 0 then
    writeln(target, 0)
  else
    writeln(target, 1, ' ', best, ' ', best xor sum);
  close(target);
end.
