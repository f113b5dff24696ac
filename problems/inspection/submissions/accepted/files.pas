{ Dresher's formula with terms that are divided by the largest one, no table; with the files of the statement. }
program files;
var
  source, target: text;
  t, n, k: longint;
  v, b, p, q: double;

{ C(n-1, k) = C(n, k) (n-k)/n; the sum of C(n, i) over C(n, k), downwards from i = k. }
function value(n, k: longint): double;
var
  i: longint;
  term, sum: double;
begin
  term := 1;
  sum := 1;
  i := k;
  while (i > 0) and (term > 1e-20 * sum) do
  begin
    term := term * i / (n - i + 1);
    sum := sum + term;
    i := i - 1
  end;
  value := -(n - k) / n / sum
end;

begin
  assign(source, 'inspection.inp');
  reset(source);
  assign(target, 'inspection.out');
  rewrite(target);
  while not seekeof(source) do
  begin
    readln(source, t, n, k);
    if t = 0 then
    begin
      v := k / n;
      p := v;
      q := 1 / n
    end
    else
    begin
      v := value(n, k);
      p := (1 + v) / 2;
      b := value(n - 1, k - 1);
      q := (v - b) / (1 - b)
    end;
    writeln(target, v:0:13, ' ', p:0:13, ' ', (1 - p):0:13, ' ', q:0:13, ' ', (1 - q):0:13)
  end;
  close(source);
  close(target)
end.
