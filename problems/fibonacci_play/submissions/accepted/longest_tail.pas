{ Takes as many of the last parts together as the next part and the limit allow: not only the least part wins. }
program longest_tail;
var
  games, first, tokens, limit, take: longint;
  fibonacci: array[1..20] of longint;
  i: longint;

{ What to take of the tokens, or 0 if nothing wins. }
function winning(tokens, limit: longint): longint;
var
  parts: array[1..20] of longint;
  count, index, tail, best: longint;
begin
  count := 0;
  for index := 20 downto 1 do
    if fibonacci[index] <= tokens then
    begin
      count := count + 1;
      parts[count] := fibonacci[index];
      tokens := tokens - fibonacci[index];
    end;
  tail := 0;
  best := 0;
  for index := count downto 1 do
  begin
    tail := tail + parts[index];
    if tail <= limit then
      if index = 1 then
        best := tail
      else if 2 * tail < parts[index - 1] then
        best := tail;
  end;
  winning := best;
end;

begin
  fibonacci[1] := 1;
  fibonacci[2] := 2;
  for i := 3 to 20 do
    fibonacci[i] := fibonacci[i - 1] + fibonacci[i - 2];
  read(games);
  while games > 0 do
  begin
    read(first, tokens, limit);
    if limit = 0 then
      limit := tokens - 1
    else
      limit := 2 * limit;
    while tokens > 0 do
    begin
      if first = 1 then
      begin
        take := winning(tokens, limit);
        if take = 0 then
          take := 1;
        writeln(take);
        flush(output);
      end
      else
      begin
        read(take);
        if take < 0 then
          halt(0);
      end;
      tokens := tokens - take;
      limit := 2 * take;
      first := 3 - first;
    end;
    games := games - 1;
  end;
end.
