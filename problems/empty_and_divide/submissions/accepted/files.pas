{ The same rule, read from empty_and_divide.inp and written to empty_and_divide.out. }
program EmptyAndDivide;
var
  source, target: text;
  m, n: int64;
begin
  assign(source, 'empty_and_divide.inp');
  reset(source);
  assign(target, 'empty_and_divide.out');
  rewrite(target);
  while not seekeof(source) do
  begin
    read(source, m, n);
    if odd(m) and odd(n) then
      writeln(target, 0)
    else if odd(m) then
      writeln(target, 1, ' ', n - 1, ' ', 1)
    else
      writeln(target, 1, ' ', m - 1, ' ', 1);
  end;
  close(target);
end.
