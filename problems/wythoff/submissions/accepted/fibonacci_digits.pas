{ Fibonacci digits instead of the golden ratio: partners differ by a shift of one place. }
program Wythoff;
var
  f: array[0..90] of int64;
  t, i: longint;
  a, b, x, y, low, high: int64;

{ The partner of a pile under the normal rule: its digits one place up or one place down. }
function shifted(n: int64): int64;
var
  up, down: int64;
  i, last: longint;
begin
  up := 0;
  down := 0;
  last := 0;
  for i := 87 downto 1 do
    if f[i] <= n then
    begin
      n := n - f[i];
      up := up + f[i + 1];
      down := down + f[i - 1];
      last := i;
    end;
  if odd(last) then
    shifted := up
  else
    shifted := down;
end;

function partner(n: int64): int64;
begin
  if (t = 1) and (n <= 1) then
    partner := 1 - n
  else if (t = 1) and (n = 2) then
    partner := 2
  else
    partner := shifted(n);
end;

{ The smaller pile of the cold position with difference d: the digits of d - 1 one place up, plus one. }
function smaller(d: int64): int64;
var
  n: int64;
  i: longint;
begin
  if (t = 1) and (d = 0) then
    exit(2);
  if (t = 1) and (d = 1) then
    exit(0);
  if d = 0 then
    exit(0);
  n := d - 1;
  smaller := 1;
  for i := 87 downto 1 do
    if f[i] <= n then
    begin
      n := n - f[i];
      smaller := smaller + f[i + 1];
    end;
end;

begin
  f[0] := 1;
  f[1] := 1;
  for i := 2 to 90 do
    f[i] := f[i - 1] + f[i - 2];
  while not seekeof do
  begin
    readln(t, a, b);
    if a <= b then
    begin
      low := a;
      high := b;
    end
    else
    begin
      low := b;
      high := a;
    end;
    x := -1;
    y := -1;
    if partner(low) < high then
    begin
      x := low;
      y := partner(low);
    end
    else if partner(high) < low then
    begin
      x := partner(high);
      y := high;
    end
    else if smaller(high - low) < low then
    begin
      x := smaller(high - low);
      y := x + high - low;
    end;
    if x < 0 then
      writeln(0)
    else if a <= b then
      writeln('1 ', x, ' ', y)
    else
      writeln('1 ', y, ' ', x);
  end;
end.
