{ Takes a tail of the binary digits of about half their length, with the files of the statement. }
program middle_tail;
var
  source, target: text;
  n, low, tail, bit: int64;
  ones, kept: longint;
begin
  assign(source, 'bai9_4.inp');
  reset(source);
  assign(target, 'bai9_4.out');
  rewrite(target);
  while not seekeof(source) do
  begin
    readln(source, n);
    ones := 0;
    low := n;
    while low > 0 do
    begin
      inc(ones);
      low := low and (low - 1);
    end;
    { Half of the ones, the lower half, go. }
    kept := ones div 2;
    tail := 0;
    bit := 1;
    while kept > 0 do
    begin
      if n and bit <> 0 then
      begin
        tail := tail or bit;
        dec(kept);
      end;
      bit := bit shl 1;
    end;
    if tail = 0 then
      writeln(target, 0)
    else
      writeln(target, 1, ' ', tail);
  end;
  close(target);
end.
