{ n + 1 = m * 2^e with m odd gives g(n) = (m - 1) / 2; with the files of the statement. }
program oddpart;
var
  source, target: text;
  m: int64;
begin
  assign(source, 'bai9_11.inp');
  reset(source);
  assign(target, 'bai9_11.out');
  rewrite(target);
  while not seekeof(source) do
  begin
    readln(source, m);
    m := m + 1;
    while m mod 2 = 0 do
      m := m div 2;
    writeln(target, (m - 1) div 2);
  end;
  close(source);
  close(target);
end.
