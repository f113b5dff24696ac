{ The three pieces of v(t) as unreduced fractions of integers, with the files of the statement. }
program pieces;
{$mode objfpc}
uses sysutils;
var
  source, target: text;
  line: string;
  slash, a, b: longint;
begin
  assign(source, 'bai9_27.inp');
  reset(source);
  assign(target, 'bai9_27.out');
  rewrite(target);
  while not eof(source) do
  begin
    readln(source, line);
    slash := pos('/', line);
    if slash = 0 then
    begin
      a := strtoint(line);
      b := 1;
    end
    else
    begin
      a := strtoint(copy(line, 1, slash - 1));
      b := strtoint(copy(line, slash + 1, length(line)));
    end;
    if a <= 0 then
      writeln(target, '0 1 0 1 0')
    else if a <= b then
      writeln(target, a, '/', b, ' 0 1 1 0')
    else
      writeln(target, 2 * a, '/', a + b, ' ', a - b, '/', a + b, ' ', 2 * b, '/', a + b,
        ' ', b, '/', a + b, ' ', a, '/', a + b);
  end;
  close(target);
end.
