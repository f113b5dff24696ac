{ Words of 64 bits; reads and writes the files of the statement. }
program Mazes;
const
  Words = 32;
  Full = qword($FFFFFFFFFFFFFFFF);
type
  TValues = array of array of smallint;
  TSet = array[0..Words - 1] of qword;
var
  g: array[1..1000] of TValues;
  fy, fx: array[1..1000] of longint;
  above: array[0..999] of TSet;
  left: TSet;
  buffer: array[0..65535] of char;
  line: ansistring;
  k, i, r, c, y, x, word, bit, sum, target: longint;
  free: qword;
  inp, outp: text;

procedure answer(i, y, x: longint);
begin
  writeln(outp, '1 ', i, ' ', y + 1, ' ', x + 1);
  close(outp);
  halt;
end;

begin
  assign(inp, 'maze.inp');
  settextbuf(inp, buffer);
  reset(inp);
  assign(outp, 'maze.out');
  rewrite(outp);
  readln(inp, k);
  sum := 0;
  for i := 1 to k do
  begin
    readln(inp, r, c);
    setlength(g[i], r, c);
    fillchar(above, sizeof(above), 0);
    for y := 0 to r - 1 do
    begin
      readln(inp, line);
      fillchar(left, sizeof(left), 0);
      for x := 0 to c - 1 do
      begin
        if line[x + 1] = '#' then
        begin
          g[i][y][x] := -1;
          fillchar(left, sizeof(left), 0);
          fillchar(above[x], sizeof(left), 0);
          continue;
        end;
        word := 0;
        while left[word] or above[x][word] = Full do inc(word);
        free := not (left[word] or above[x][word]);
        bit := bsfqword(free);
        left[word] := left[word] or (qword(1) shl bit);
        above[x][word] := above[x][word] or (qword(1) shl bit);
        g[i][y][x] := 64 * word + bit;
        if line[x + 1] = '@' then
        begin
          fy[i] := y;
          fx[i] := x;
        end;
      end;
    end;
    sum := sum xor g[i][fy[i]][fx[i]];
  end;
  if sum <> 0 then
    for i := 1 to k do
    begin
      y := fy[i];
      x := fx[i];
      target := g[i][y][x] xor sum;
      dec(y);
      while (y >= 0) and (g[i][y][x] >= 0) do
      begin
        if g[i][y][x] = target then answer(i, y, x);
        dec(y);
      end;
      y := fy[i];
      dec(x);
      while (x >= 0) and (g[i][y][x] >= 0) do
      begin
        if g[i][y][x] = target then answer(i, y, x);
        dec(x);
      end;
    end;
  writeln(outp, 0);
  close(outp);
end.
