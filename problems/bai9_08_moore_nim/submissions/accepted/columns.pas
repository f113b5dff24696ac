{ Moore's theorem in Pascal, with the files of the statement. }
program columns;
{$mode objfpc}
const
  most = 200000;
var
  source, target: text;
  x: array[1..most] of int64;
  lowered: array[1..most] of longint;
  isopen: array[1..most] of boolean;
  buffer: array[0..65535] of byte;
  n, k, opened, b, i, ones, r, need, had: longint;
  bit: int64;
begin
  assign(source, 'bai9_8.inp');
  reset(source);
  settextbuf(source, buffer);
  assign(target, 'bai9_8.out');
  rewrite(target);
  while not seekeof(source) do
  begin
    read(source, k);
    n := 0;
    while not seekeoln(source) do
    begin
      inc(n);
      read(source, x[n]);
      isopen[n] := false;
    end;
    readln(source);
    opened := 0;
    for b := 59 downto 0 do
    begin
      bit := int64(1) shl b;
      ones := 0;
      for i := 1 to n do
        if (not isopen[i]) and (x[i] and bit <> 0) then
          inc(ones);
      r := ones mod (k + 1);
      need := (k + 1 - r) mod (k + 1);
      had := opened;
      for i := 1 to had do
        x[lowered[i]] := x[lowered[i]] and not bit;
      if need <= had then
        for i := 1 to need do
          x[lowered[i]] := x[lowered[i]] or bit
      else
        for i := 1 to n do
          if (r > 0) and (not isopen[i]) and (x[i] and bit <> 0) then
          begin
            x[i] := x[i] xor bit;
            isopen[i] := true;
            inc(opened);
            lowered[opened] := i;
            dec(r);
          end;
    end;
    if opened = 0 then
      writeln(target, 0)
    else
    begin
      write(target, 1);
      for i := 1 to n do
        write(target, ' ', x[i]);
      writeln(target);
    end;
  end;
  close(target);
end.
