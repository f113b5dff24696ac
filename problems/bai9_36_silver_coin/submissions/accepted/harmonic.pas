{ In proportion to 1 / s, with the files of the statement. }
program harmonic;
{$mode objfpc}
uses sysutils;
var
  source, target: text;
  a, b: array[1..100] of longint;
  n, i, turn, zero, slash: longint;
  word: string;
  letter: char;
  sum, weight: double;
begin
  assign(source, 'bai9_36.inp');
  reset(source);
  assign(target, 'bai9_36.out');
  rewrite(target);
  readln(source, n);
  sum := 0;
  zero := 0;
  for i := 1 to n do
  begin
    word := '';
    repeat
      if eoln(source) then break;
      read(source, letter);
      if letter <> ' ' then word := word + letter;
    until letter = ' ';
    slash := pos('/', word);
    b[i] := 1;
    if slash = 0 then
      a[i] := strtoint(word)
    else
    begin
      a[i] := strtoint(copy(word, 1, slash - 1));
      b[i] := strtoint(copy(word, slash + 1, length(word)));
    end;
    if a[i] = 0 then zero := i else sum := sum + b[i] / a[i];
  end;
  if zero > 0 then writeln(target, 0) else writeln(target, 1 / sum: 0: 15);
  for turn := 1 to 2 do
  begin
    for i := 1 to n do
    begin
      if zero > 0 then weight := ord(i = zero) else weight := b[i] / a[i] / sum;
      write(target, weight: 0: 15, ' ');
    end;
    writeln(target);
  end;
  close(target);
end.
