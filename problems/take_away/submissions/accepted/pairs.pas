{ Completes every move of the judge to M + 1, once it has left a multiple; until then it watches for its chance. }
program pairs;
var
  games, first, counters, most, taken: longint;

procedure move;
begin
  taken := counters mod (most + 1);
  if taken = 0 then
    taken := 1;
  writeln(taken);
  flush(output);
  counters := counters - taken;
end;

begin
  read(games);
  while games > 0 do
  begin
    read(first, counters, most);
    if first = 1 then
      move;
    while counters > 0 do
    begin
      read(taken);
      if taken < 0 then
        halt(0);
      counters := counters - taken;
      if counters > 0 then
        move;
    end;
    games := games - 1;
  end;
end.
