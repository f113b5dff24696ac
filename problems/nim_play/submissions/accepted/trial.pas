{ Tries what the digits say: for each pile it looks whether one of the numbers below it leaves a lost position. }
program trial;
var
  games, first, misere, n, i, left, counters: longint;
  piles: array[1..100] of longint;
  mine: boolean;

{ whether whoever is to move loses }
function lost: boolean;
var
  sum, large, pile: longint;
begin
  sum := 0;
  large := 0;
  for pile := 1 to n do
  begin
    sum := sum xor piles[pile];
    if piles[pile] > 1 then
      large := large + 1;
  end;
  if (misere = 1) and (large = 0) then
    lost := sum = 1
  else
    lost := sum = 0;
end;

{ the largest number below pile i that leaves a lost position, or -1 }
function winning(i: longint): longint;
var
  before, found, others, pile, candidate: longint;
begin
  before := piles[i];
  found := -1;
  others := 0;
  for pile := 1 to n do
    if pile <> i then
      others := others xor piles[pile];
  { the others' nim-sum, or a pile that makes the ones odd }
  for candidate := 0 to 2 do
  begin
    piles[i] := candidate;
    if candidate = 2 then
      piles[i] := others;
    if (piles[i] < before) and lost then
      found := piles[i];
  end;
  piles[i] := before;
  winning := found;
end;

procedure move;
var
  pile: longint;
begin
  i := 0;
  for pile := 1 to n do
    if (i = 0) and (winning(pile) >= 0) then
      i := pile;
  if i > 0 then
    left := winning(i)
  else
  begin
    i := 1;
    while piles[i] = 0 do
      i := i + 1;
    left := piles[i] - 1;
  end;
  writeln(i, ' ', left);
  flush(output);
end;

begin
  read(games);
  while games > 0 do
  begin
    read(first, misere, n);
    counters := 0;
    for i := 1 to n do
    begin
      read(piles[i]);
      counters := counters + piles[i];
    end;
    mine := first = 1;
    while counters > 0 do
    begin
      if mine then
        move
      else
      begin
        read(i);
        if i < 1 then
          halt(0);
        read(left);
      end;
      counters := counters - piles[i] + left;
      piles[i] := left;
      mine := not mine;
    end;
    games := games - 1;
  end;
end.
