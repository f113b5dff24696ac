{ Decides each position by its own moves, from small to large: for each row the columns are cut from the right. }
program forwards;
var
  ways: array[0..200, 0..200] of longint;
  lost: array of boolean;
  h: array[0..200] of longint;
  known_m, known_n, games, first, m, n, i, x, y: longint;

{ Looks for a winning move of the position h with this number. }
function winning(number: longint): boolean;
var
  left: longint;
begin
  winning := false;
  for y := 1 to h[0] do
  begin
    left := number;
    for x := n downto 1 do
      if h[x - 1] >= y then
      begin
        left := left - ways[x - 1, h[x - 1]] + ways[x - 1, y - 1];
        if lost[left] then
        begin
          winning := true;
          exit;
        end;
      end;
  end;
end;

procedure decide;
var
  i, v, all, number: longint;
  saved: array[0..200] of longint;
begin
  saved := h;
  for i := n - 1 downto 0 do
  begin
    ways[i, 0] := 0;
    for v := 1 to m do
      if i = n - 1 then
        ways[i, v] := v
      else
        ways[i, v] := ways[i, v - 1] + ways[i + 1, v];
  end;
  all := 1;
  for i := 0 to n - 1 do
  begin
    all := all + ways[i, m];
    h[i] := 0;
  end;
  setlength(lost, all);
  lost[0] := false;
  for number := 1 to all - 1 do
  begin
    i := n - 1;
    while (i > 0) and (h[i] = h[i - 1]) do
    begin
      h[i] := 0;
      dec(i);
    end;
    inc(h[i]);
    lost[number] := not winning(number);
  end;
  known_m := m;
  known_n := n;
  h := saved;
end;

procedure choose;
var
  i, number: longint;
begin
  number := 0;
  for i := 0 to n - 1 do
    number := number + ways[i, h[i]];
  if not winning(number) then
  begin
    y := h[0];
    x := 1;
    while (x < n) and (h[x] = y) do
      inc(x);
  end;
end;

begin
  known_m := 0;
  known_n := 0;
  read(games);
  while games > 0 do
  begin
    read(first, m, n);
    for i := 0 to n - 1 do
      read(h[i]);
    if (m <> known_m) or (n <> known_n) then
      decide;
    while h[0] > 0 do
    begin
      if first = 1 then
      begin
        choose;
        writeln(x, ' ', y);
        flush(output);
      end
      else
      begin
        read(x);
        if x < 0 then
          halt(0);
        read(y);
      end;
      for i := x - 1 to n - 1 do
        if h[i] >= y then
          h[i] := y - 1;
      first := 3 - first;
    end;
    games := games - 1;
  end;
end.
