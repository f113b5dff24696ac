{ Looks for the highest digit of the value in the numbers of the coins; with the files of the statement. }
program files;
{$mode objfpc}{$H+}
var
  source, target: text;
  coins: ansistring;
  n, x, g, top: longint;
begin
  assign(source, 'bai9_22.inp');
  reset(source);
  readln(source, n);
  readln(source, coins);
  close(source);
  g := 0;
  for x := 0 to n do
    if coins[x + 1] = '1' then
      g := g xor x;
  assign(target, 'bai9_22.out');
  rewrite(target);
  writeln(target, g);
  if g > 0 then
  begin
    top := 1;
    while 2 * top <= g do
      top := 2 * top;
    x := 0;
    while (coins[x + 1] = '0') or (x and top = 0) do
      inc(x);
    writeln(target, x, ' ', x xor g);
  end;
  close(target);
end.
