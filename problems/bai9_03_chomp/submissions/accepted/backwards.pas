{ The table of predecessors in Pascal, with the files of the statement. }
program backwards;
var
  source, target: text;
  buffer: array[0..65535] of byte;
  ways: array[0..200, 0..200] of longint;
  cell: array of longint;
  h: array[0..200] of longint;
  m, n, q, all, number, i, a, b, v, top: longint;

procedure raise_columns(i, stop, base, cap, number, mark: longint);
var
  v, next: longint;
begin
  for v := base + 1 to cap do
  begin
    next := number + ways[i, v] - ways[i, base];
    cell[next] := mark;
    if i + 1 < stop then
      raise_columns(i + 1, stop, base, v, next, mark);
  end;
end;

function above(i: longint): longint;
begin
  if i = 0 then
    above := m
  else
    above := h[i - 1];
end;

begin
  assign(source, 'bai9_3.inp');
  reset(source);
  settextbuf(source, buffer);
  assign(target, 'bai9_3.out');
  rewrite(target);
  read(source, m, n, q);
  for i := n - 1 downto 0 do
    for v := 1 to m do
      if i = n - 1 then
        ways[i, v] := v
      else
        ways[i, v] := ways[i, v - 1] + ways[i + 1, v];
  all := 1;
  for i := 0 to n - 1 do
    all := all + ways[i, m];
  setlength(cell, all);
  for number := 1 to all - 1 do
  begin
    i := n - 1;
    while h[i] = above(i) do
    begin
      h[i] := 0;
      dec(i);
    end;
    inc(h[i]);
    if cell[number] <> 0 then
      continue;
    a := 0;
    while a < n do
    begin
      b := a;
      while (b < n) and (h[b] = h[a]) do
        inc(b);
      top := above(a);
      raise_columns(a, b, h[a], top, number, 256 * (a + 1) + h[a] + 1);
      a := b;
    end;
  end;
  while q > 0 do
  begin
    dec(q);
    number := 0;
    for i := 0 to n - 1 do
    begin
      read(source, v);
      number := number + ways[i, v];
    end;
    if cell[number] = 0 then
      writeln(target, 0)
    else
      writeln(target, 1, ' ', cell[number] div 256, ' ', cell[number] mod 256);
  end;
  close(target);
end.
