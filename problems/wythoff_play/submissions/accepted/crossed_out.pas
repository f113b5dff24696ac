{ Crosses out on the board what reaches a lost position; the winning move is noted on the way. }
program crossedout;
const
  most = 2000;
type
  { for each row the column of its cold square, and for each diagonal the smaller coordinate of its own; or -1 }
  board = record
    row, diagonal: array[0..most] of longint;
  end;
var
  boards: array[0..1] of board;
  games, first, misere, a, b, x, y: longint;
  mine: boolean;

{ finds the cold squares in order of their sums; a square is cold if its row, column and diagonal have none yet }
procedure fill(var known: board; misere: boolean);
var
  sum, a, b, free: longint;
begin
  for a := 0 to most do
  begin
    known.row[a] := -1;
    known.diagonal[a] := -1;
  end;
  free := 0;
  for sum := 0 to most do
  begin
    { the rows before this one have their cold squares }
    while (free <= most) and (known.row[free] >= 0) do
      free := free + 1;
    for a := free to sum div 2 do
    begin
      b := sum - a;
      if (known.row[a] < 0) and (known.row[b] < 0) and (known.diagonal[b - a] < 0)
        and not (misere and (sum = 0)) then
      begin
        known.row[a] := b;
        known.row[b] := a;
        known.diagonal[b - a] := a;
      end;
    end;
  end;
end;

procedure move(const known: board);
var
  least: longint;
begin
  x := a;
  y := b;
  if (known.row[a] >= 0) and (known.row[a] < b) then
    y := known.row[a]
  else if (known.row[b] >= 0) and (known.row[b] < a) then
    x := known.row[b]
  else
  begin
    least := a;
    if b < a then
      least := b;
    if (known.diagonal[abs(a - b)] >= 0) and (known.diagonal[abs(a - b)] < least) then
    begin
      x := a - least + known.diagonal[abs(a - b)];
      y := b - least + known.diagonal[abs(a - b)];
    end
    else if b > 0 then
      y := b - 1
    else
      x := a - 1;
  end;
  writeln(x, ' ', y);
  flush(output);
end;

begin
  fill(boards[0], false);
  fill(boards[1], true);
  read(games);
  while games > 0 do
  begin
    read(first, misere, a, b);
    mine := first = 1;
    while a + b > 0 do
    begin
      if mine then
        move(boards[misere])
      else
      begin
        read(x);
        if x < 0 then
          halt(0);
        read(y);
      end;
      a := x;
      b := y;
      mine := not mine;
    end;
    games := games - 1;
  end;
end.
