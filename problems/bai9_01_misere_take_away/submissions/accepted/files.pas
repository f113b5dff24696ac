{ The remainder in int64, with the files of the statement. }
program files;
var
  source, target: text;
  c, m, x: int64;
begin
  assign(source, 'bai9_1.inp');
  reset(source);
  assign(target, 'bai9_1.out');
  rewrite(target);
  while not seekeof(source) do
  begin
    readln(source, c, m);
    x := (c - 1) mod (m + 1);
    if x = 0 then
      writeln(target, 0)
    else
      writeln(target, 1, ' ', x);
  end;
  close(target);
end.
