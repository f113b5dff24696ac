{ Plays 2000 rounds: from 0 on, each value is computed from the last; with the files of the statement. }
program rounds;
var
  source, target: text;
  a, b, round: longint;
  v1, v2, v3: double;
begin
  assign(source, 'bai9_41.inp');
  reset(source);
  assign(target, 'bai9_41.out');
  rewrite(target);
  while not eof(source) do
  begin
    readln(source, a, b);
    v1 := 0;
    v2 := 0;
    v3 := 0;
    for round := 1 to 2000 do
    begin
      v2 := a * v1 / (a + v1);
      v3 := b * b / (2 * b - v2);
      v1 := (v2 + v3) / 2;
    end;
    writeln(target, v1:0:14, ' ', v2:0:14, ' ', v3:0:14);
  end;
  close(target);
end.
