{ An array of all windows, cleared by stamps, with the files of the statement. }
program files;
const
  most = 1 shl 22;
var
  source, target: text;
  stamp, place: array[0..most - 1] of longint;
  p: array[0..100000] of boolean;
  k, i, s, setmask, mask, window, n, u, d, round: longint;

procedure show;
var
  j: longint;
  first: boolean;
begin
  writeln(target, u, ' ', d);
  first := true;
  for j := 0 to u + d - 1 do
    if p[j] then
    begin
      if not first then
        write(target, ' ');
      first := false;
      write(target, j);
    end;
  writeln(target);
end;

begin
  assign(source, 'bai9_2.inp');
  reset(source);
  assign(target, 'bai9_2.out');
  rewrite(target);
  round := 0;
  while not seekeof(source) do
  begin
    read(source, k);
    if k = 0 then
    begin
      u := 0;
      d := 3;
      p[0] := true;
      p[1] := false;
      p[2] := false;
      show;
      continue;
    end;
    setmask := 0;
    for i := 1 to k do
    begin
      read(source, s);
      setmask := setmask or (1 shl (s - 1));
    end;
    mask := (1 shl s) - 1;
    inc(round);
    window := 0;
    n := 0;
    while stamp[window] <> round do
    begin
      stamp[window] := round;
      place[window] := n;
      p[n] := (window and setmask) = 0;
      window := (window shl 1) and mask;
      if p[n] then
        window := window or 1;
      inc(n);
    end;
    u := place[window];
    d := n - u;
    while (u > 0) and (p[u - 1] = p[u - 1 + d]) do
      dec(u);
    show;
  end;
  close(target);
end.
