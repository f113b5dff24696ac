{ The same rule, read from misere_nim.inp and written to misere_nim.out. }
program MisereNim;
var
  source, target: text;
  x: array[1..100000] of int64;
  n, i, ones, big, place: longint;
  sum: int64;
begin
  assign(source, 'misere_nim.inp');
  reset(source);
  assign(target, 'misere_nim.out');
  rewrite(target);
  read(source, n);
  sum := 0;
  ones := 0;
  big := 0;
  for i := 1 to n do
  begin
    read(source, x[i]);
    sum := sum xor x[i];
    if x[i] = 1 then
      inc(ones);
    if x[i] > 1 then
      inc(big);
  end;
  place := 1;
  if big >= 2 then
  begin
    if sum = 0 then
      writeln(target, 0)
    else
    begin
      while (x[place] xor sum) >= x[place] do
        inc(place);
      writeln(target, 1, ' ', place, ' ', x[place] xor sum);
    end;
  end
  else if big = 1 then
  begin
    while x[place] <= 1 do
      inc(place);
    writeln(target, 1, ' ', place, ' ', 1 - ones mod 2);
  end
  else if odd(ones) then
    writeln(target, 0)
  else
  begin
    while x[place] = 0 do
      inc(place);
    writeln(target, 1, ' ', place, ' ', 0);
  end;
  close(target);
end.
