{ The distributive law with a table of all products of a power of two and four bits, with the files of the statement. }
program bit_table;
{$mode objfpc}
var
  source, target: text;
  power: array[0..63, 0..63] of qword;
  four: array[0..63, 0..15, 0..15] of qword;
  i, j, k: longint;
  x, y: qword;

function times(x, y: qword): qword;
var
  ones: array[0..63] of longint;
  i, j, count: longint;
  sum: qword;
begin
  count := 0;
  for j := 0 to 63 do
    if odd(y shr j) then
    begin
      ones[count] := j;
      inc(count);
    end;
  sum := 0;
  for i := 0 to 63 do
    if odd(x shr i) then
      for j := 0 to count - 1 do
        sum := sum xor power[i, ones[j]];
  times := sum;
end;

{ The same, by blocks of four bits of y. }
function quickly(x, y: qword): qword;
var
  i, block: longint;
  parts: array[0..15] of longint;
  sum: qword;
begin
  for block := 0 to 15 do
    parts[block] := (y shr (4 * block)) and 15;
  sum := 0;
  for i := 0 to 63 do
    if odd(x shr i) then
      for block := 0 to 15 do
        sum := sum xor four[i, block, parts[block]];
  quickly := sum;
end;

begin
  for i := 0 to 63 do
    for j := 0 to 63 do
    begin
      { 2^k is the largest Fermat power in 2^i or 2^j. }
      k := 64;
      while (k > 0) and ((i or j) and k = 0) do
        k := k div 2;
      if k = 0 then
        power[i, j] := 1
      else if (i and k <> 0) and (j and k <> 0) then
      begin
        x := power[i - k, j - k];
        power[i, j] := (x shl k) xor times(x, qword(1) shl (k - 1));
      end
      else if i and k <> 0 then
        power[i, j] := power[i - k, j] shl k
      else
        power[i, j] := power[i, j - k] shl k;
    end;
  for i := 0 to 63 do
    for j := 0 to 15 do
      for k := 0 to 15 do
        four[i, j, k] := times(qword(1) shl i, qword(k) shl (4 * j));
  assign(source, 'bai9_21.inp');
  reset(source);
  assign(target, 'bai9_21.out');
  rewrite(target);
  while not seekeof(source) do
  begin
    readln(source, x, y);
    writeln(target, quickly(x, y));
  end;
  close(target);
end.
