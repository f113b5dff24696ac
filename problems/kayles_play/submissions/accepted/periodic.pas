{ The values of runs have the period 12 from 71 pins on: 84 of them are enough. }
program periodic;
const
  known = 83;
var
  table: array[0..known] of longint;
  pins: array[0..1001] of boolean;
  games, first, n, count, pin, standing, fallen: longint;
  mine: boolean;
  mark: char;

procedure fill;
var
  run, count, left, value: longint;
  seen: array[0..63] of boolean;
begin
  for run := 0 to known do
  begin
    for value := 0 to 63 do
      seen[value] := false;
    for count := 1 to 2 do
      for left := 0 to run - count do
        seen[table[left] xor table[run - count - left]] := true;
    value := 0;
    while seen[value] do
      value := value + 1;
    table[run] := value;
  end;
end;

function worth(run: longint): longint;
begin
  if run <= known then
    worth := table[run]
  else
    worth := table[72 + run mod 12];
end;

{ the length of the run that begins at a pin, or 0 if none does }
function length_from(pin: longint): longint;
var
  last: longint;
begin
  length_from := 0;
  if pins[pin] and not pins[pin - 1] then
  begin
    last := pin;
    while pins[last + 1] do
      last := last + 1;
    length_from := last - pin + 1;
  end;
end;

procedure move;
var
  start, length, sum, left: longint;
begin
  sum := 0;
  for start := 1 to n do
    sum := sum xor worth(length_from(start));
  if sum = 0 then
  begin
    count := 1;
    pin := 1;
    while not pins[pin] do
      pin := pin + 1;
    exit;
  end;
  for start := 1 to n do
  begin
    length := length_from(start);
    for count := 1 to 2 do
      for left := 0 to length - count do
        if (sum xor worth(length)) = (worth(left) xor worth(length - count - left)) then
        begin
          pin := start + left;
          exit;
        end;
  end;
end;

begin
  fill;
  read(games);
  while games > 0 do
  begin
    read(first, n);
    read(mark);
    standing := 0;
    for pin := 1 to n do
    begin
      read(mark);
      pins[pin] := mark = '1';
      if pins[pin] then
        standing := standing + 1;
    end;
    pins[0] := false;
    pins[n + 1] := false;
    mine := first = 1;
    while standing > 0 do
    begin
      if mine then
      begin
        move;
        writeln(count, ' ', pin);
        flush(output);
      end
      else
      begin
        read(count);
        if count < 1 then
          halt(0);
        read(pin);
      end;
      for fallen := pin to pin + count - 1 do
        pins[fallen] := false;
      standing := standing - count;
      mine := not mine;
    end;
    games := games - 1;
  end;
end.
