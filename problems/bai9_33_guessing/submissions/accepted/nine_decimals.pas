{ Right, if only just: nine decimals. Each number is off by at most half a billionth, and for each of n probabilities a whole }
{ one is allowed. }
var
  n, j, turn: integer;
  d: array[1..100] of double;
  sum: double;
begin
  read(n);
  sum := 0;
  for j := 1 to n do
  begin
    read(d[j]);
    sum := sum + 1 / d[j];
  end;
  writeln(1 / sum:0:9);
  for turn := 1 to 2 do
  begin
    for j := 1 to n do write(1 / d[j] / sum:0:9, ' ');
    writeln;
  end;
end.
