{ Depth first with a stack of its own; arcs as linked lists. }
program TameGames;
const
  most = 200000;
var
  head, place, normal, misere, mark, stack: array[0..most + 1] of longint;
  next, target: array[1..500000] of longint;
  n, m, i, u, v, root, top, stamp: longint;
  tame: longint;
  done: array[0..most] of boolean;

procedure Settle(v: longint);
var
  arc: longint;
begin
  done[v] := true;
  normal[v] := 0;
  misere[v] := 0;
  if head[v] = 0 then
  begin
    misere[v] := 1;
    exit;
  end;
  inc(stamp);
  arc := head[v];
  while arc <> 0 do
  begin
    mark[normal[target[arc]]] := stamp;
    arc := next[arc];
  end;
  while mark[normal[v]] = stamp do
    inc(normal[v]);
  inc(stamp);
  arc := head[v];
  while arc <> 0 do
  begin
    mark[misere[target[arc]]] := stamp;
    arc := next[arc];
  end;
  while mark[misere[v]] = stamp do
    inc(misere[v]);
  if (normal[v] <> misere[v]) and (normal[v] + misere[v] <> 1) then
    tame := 0;
end;

begin
  read(n, m);
  for i := 1 to m do
  begin
    read(u, v);
    target[i] := v;
    next[i] := head[u];
    head[u] := i;
  end;
  tame := 1;
  for i := 1 to n do
    place[i] := head[i];
  for root := 1 to n do
    if not done[root] then
    begin
      top := 1;
      stack[1] := root;
      while top > 0 do
      begin
        v := stack[top];
        if place[v] <> 0 then
        begin
          u := target[place[v]];
          place[v] := next[place[v]];
          if not done[u] then
          begin
            inc(top);
            stack[top] := u;
          end;
        end
        else
        begin
          Settle(v);
          dec(top);
        end;
      end;
    end;
  writeln(tame);
  for i := 1 to n do
    writeln(normal[i], ' ', misere[i]);
end.
