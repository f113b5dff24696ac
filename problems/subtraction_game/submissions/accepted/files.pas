{ Words of 64 bits, read from and written to the files of the statement. }
program SubtractionGame;
const
  Most = 200000;
  Words = Most div 64 + 1;
var
  moves, won: array[0..Words] of qword;
  lost: array[0..Most] of boolean;
  s: array[1..Most] of longint;
  buffer: array[0..65535] of char;
  n, k, i, p, word, up, bits: longint;
  carry, next: qword;
  inp, outp: text;
begin
  assign(inp, 'vidu3.inp');
  settextbuf(inp, buffer);
  reset(inp);
  readln(inp, n);
  k := 0;
  while not seekeof(inp) do
  begin
    inc(k);
    read(inp, s[k]);
  end;
  close(inp);
  for i := 1 to k do
    moves[s[i] div 64] := moves[s[i] div 64] or (qword(1) shl (s[i] mod 64));
  for p := 0 to n do
  begin
    lost[p] := (won[p div 64] shr (p mod 64)) and 1 = 0;
    if not lost[p] then continue;
    up := p div 64;
    bits := p mod 64;
    carry := 0;
    for word := s[1] div 64 to n div 64 - up do
    begin
      next := moves[word];
      won[word + up] := won[word + up] or (next shl bits) or carry;
      if bits > 0 then carry := next shr (64 - bits);
    end;
  end;
  assign(outp, 'vidu3.out');
  rewrite(outp);
  for i := k downto 1 do
    if (s[i] <= n) and lost[n - s[i]] then
    begin
      writeln(outp, '1 ', s[i]);
      close(outp);
      halt;
    end;
  writeln(outp, 0);
  close(outp);
end.
