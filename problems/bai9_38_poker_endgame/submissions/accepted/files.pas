{ The formulas as unreduced fractions of 64-bit integers, read from bai9_38.inp, written to bai9_38.out. }
{$mode objfpc}
uses sysutils;
var
  line: string;
  blank: integer;
  a, c, s, t, u: int64;

procedure parse(word: string; out top, bottom: int64);
var
  slash: integer;
begin
  slash := pos('/', word);
  bottom := 1;
  if slash > 0 then
  begin
    bottom := strtoint64(copy(word, slash + 1, length(word)));
    word := copy(word, 1, slash - 1);
  end;
  top := strtoint64(word);
end;

begin
  assign(input, 'bai9_38.inp'); reset(input);
  assign(output, 'bai9_38.out'); rewrite(output);
  while not eof do
  begin
    readln(line);
    blank := pos(' ', line);
    parse(copy(line, 1, blank - 1), a, c);
    parse(copy(line, blank + 1, length(line)), s, t);
    { p = a / c, b = s / t, 2 + b = u / t }
    u := 2 * t + s;
    if 2 * a * (s + t) >= c * u then
      writeln('1 1 0 0 0 0 1')
    else
      writeln(4 * a * (s + t) - c * u, '/', c * u, ' ',
        a * s, '/', (c - a) * u, ' ', (c - a) * u - a * s, '/', (c - a) * u, ' 0 0 ',
        2 * t, '/', u, ' ', s, '/', u);
  end;
  close(output);
end.
