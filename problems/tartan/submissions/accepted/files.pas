{ Nim products from the products of powers of two; reads and writes the files of the statement. }
program TartanGames;
var
  powers: array[0..15, 0..15] of longint;
  board: array[0..255] of ansistring;
  line: ansistring;
  s, t: char;
  r, c, x, y, u, w, g, h, p, total, sum: longint;
  inp, outp: text;

function multiply(x, y: longint): longint;
var
  i, j, product: longint;
begin
  product := 0;
  for i := 0 to 15 do
    if (x shr i) and 1 = 1 then
      for j := 0 to 15 do
        if (y shr j) and 1 = 1 then product := product xor powers[i, j];
  multiply := product;
end;

procedure fill;
var
  i, j, k, rest: longint;
begin
  powers[0, 0] := 1;
  for i := 0 to 15 do
    for j := 0 to 15 do
    begin
      if (i = 0) and (j = 0) then continue;
      k := 8;
      while (i or j) and k = 0 do k := k div 2;
      if (i and k <> 0) and (j and k <> 0) then
      begin
        rest := powers[i - k, j - k];
        powers[i, j] := (rest shl k) xor multiply(rest, 1 shl (k - 1));
      end
      else if i and k <> 0 then powers[i, j] := powers[i - k, j] shl k
      else powers[i, j] := powers[i, j - k] shl k;
    end;
end;

function odd_ones(x: longint): boolean;
begin
  odd_ones := popcnt(dword(x)) mod 2 = 1;
end;

function value(game: char; x: longint): longint;
begin
  case game of
    'W': value := x;
    'T': value := x + 1;
    'M': if odd_ones(x) then value := 2 * x else value := 2 * x + 1;
  else
    value := (x + 1) and -(x + 1);
  end;
end;

function size(game: char; rest, x: longint): longint;
var
  n: longint;
begin
  size := 2;
  if (game <> 'W') and (rest = 0) then size := 1
  else if (game = 'M') and not odd_ones(rest) then size := 3
  else if game = 'R' then
  begin
    n := 1;
    while rest <> 0 do
    begin
      rest := rest xor value('R', x - n);
      inc(n);
    end;
    size := n;
  end;
end;

procedure print(game: char; rest, x: longint);
var
  low, n: longint;
begin
  write(outp, x);
  low := rest and -rest;
  if game = 'W' then write(outp, ' ', rest)
  else if game = 'R' then
    for n := 1 to size('R', rest, x) - 1 do write(outp, ' ', x - n)
  else if rest > 0 then
    if game = 'T' then write(outp, ' ', rest - 1)
    else if odd_ones(rest) then write(outp, ' ', rest div 2)
    else write(outp, ' ', low div 2, ' ', (rest - low) div 2);
  writeln(outp);
end;

begin
  fill;
  assign(inp, 'tartan.inp');
  reset(inp);
  assign(outp, 'tartan.out');
  rewrite(outp);
  readln(inp, line);
  s := line[1];
  t := line[3];
  readln(inp, r, c);
  total := 0;
  for x := 0 to r - 1 do
  begin
    readln(inp, board[x]);
    sum := 0;
    for y := 0 to c - 1 do
      if board[x][y + 1] = '1' then sum := sum xor value(t, y);
    total := total xor multiply(value(s, x), sum);
  end;
  if total <> 0 then
    for x := 0 to r - 1 do
      for y := 0 to c - 1 do
        if board[x][y + 1] = '1' then
        begin
          g := value(s, x);
          h := value(t, y);
          p := multiply(g, h);
          if p xor total >= p then continue;
          for u := 0 to g - 1 do
            for w := 0 to h - 1 do
              if multiply(u xor g, w xor h) = total then
              begin
                writeln(outp, 1, ' ', size(s, u, x), ' ', size(t, w, y));
                print(s, u, x);
                print(t, w, y);
                close(outp);
                halt;
              end;
        end;
  writeln(outp, 0);
  close(outp);
end.
