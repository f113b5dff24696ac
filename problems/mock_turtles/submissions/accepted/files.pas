{ The odious numbers, read from mock_turtles.inp and written to mock_turtles.out. }
program MockTurtles;
var
  source, target: text;
  row: array[0..1000000] of char;
  n, x, g, v, low: longint;

function odd_ones(v: longint): boolean;
begin
  odd_ones := false;
  while v > 0 do
  begin
    odd_ones := not odd_ones;
    v := v and (v - 1);
  end;
end;

function value(x: longint): longint;
begin
  if odd_ones(x) then
    value := 2 * x
  else
    value := 2 * x + 1;
end;

begin
  assign(source, 'mock_turtles.inp');
  reset(source);
  assign(target, 'mock_turtles.out');
  rewrite(target);
  readln(source, n);
  g := 0;
  for x := 0 to n do
  begin
    read(source, row[x]);
    if row[x] = '1' then
      g := g xor value(x);
  end;
  writeln(target, g);
  if g > 0 then
    for x := 0 to n do
      if (row[x] = '1') and ((value(x) xor g) < value(x)) then
      begin
        v := value(x) xor g;
        low := v and (-v);
        if v = 0 then
          writeln(target, 1, ' ', x)
        else if odd_ones(v) then
          writeln(target, 2, ' ', x, ' ', v div 2)
        else
          writeln(target, 3, ' ', x, ' ', low div 2, ' ', (v - low) div 2);
        break;
      end;
  close(target);
end.
