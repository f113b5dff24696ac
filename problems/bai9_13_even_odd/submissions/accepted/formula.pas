{ The two formulas, with the files of the statement. }
program formula;
var
  source, target: text;
  n: int64;
begin
  assign(source, 'bai9_13.inp');
  reset(source);
  assign(target, 'bai9_13.out');
  rewrite(target);
  while not seekeof(source) do
  begin
    readln(source, n);
    if n = 0 then
      writeln(target, 0)
    else if odd(n) then
      writeln(target, n div 2 + 1)
    else
      writeln(target, n div 2 - 1);
  end;
  close(source);
  close(target);
end.
