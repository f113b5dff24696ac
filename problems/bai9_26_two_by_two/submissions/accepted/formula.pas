{ The saddle point or the formula, with the files of the statement. }
program formula;
{$mode objfpc}
uses math;
var
  source, target: text;
  buffer, filled: array[0..65535] of byte;
  a, b, c, d, lower, upper, s: longint;
  p, q, v: double;
begin
  assign(source, 'bai9_26.inp');
  reset(source);
  settextbuf(source, buffer);
  assign(target, 'bai9_26.out');
  rewrite(target);
  settextbuf(target, filled);
  while not seekeof(source) do
  begin
    readln(source, a, b, c, d);
    lower := max(min(a, b), min(c, d));
    upper := min(max(a, c), max(b, d));
    if lower = upper then
    begin
      v := lower;
      p := ord(min(a, b) = lower);
      q := ord(max(a, c) = lower);
    end
    else
    begin
      s := a - b - c + d;
      p := (d - c) / s;
      q := (d - b) / s;
      v := (a * d - b * c) / s;
    end;
    writeln(target, v: 0: 13, ' ', p: 0: 13, ' ', 1 - p: 0: 13, ' ', q: 0: 13, ' ', 1 - q: 0: 13);
  end;
  close(target);
end.
