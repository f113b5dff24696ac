{ The highest digit of the nim-sum, and all piles that have it. }
program AllMoves;
var
  x: array[1..100000] of qword;
  n, i, moves: longint;
  sum, top: qword;
begin
  read(n);
  sum := 0;
  for i := 1 to n do
  begin
    read(x[i]);
    sum := sum xor x[i];
  end;
  top := 0;
  if sum > 0 then
  begin
    top := 1;
    while top <= sum div 2 do
      top := top * 2;
  end;
  moves := 0;
  for i := 1 to n do
    if x[i] and top <> 0 then
      inc(moves);
  writeln(moves);
  for i := 1 to n do
    if x[i] and top <> 0 then
      writeln(i, ' ', x[i] xor sum);
end.
