/**
 * The import cycles among files. `imports` maps each file to the files that it imports. Returns one cycle for each
 * strongly connected component: a shortest path from its first file back to itself.
 */
export function cycles(imports: ReadonlyMap<string, readonly string[]>): string[][] {
  const found: string[][] = [];
  const done = new Set<string>();
  for (const file of [...imports.keys()].toSorted()) {
    if (done.has(file)) continue;
    const cycle = wayBack(file, imports);
    if (!cycle) continue;
    found.push(cycle);
    for (const other of reachable(file, imports)) if (reachable(other, imports).has(file)) done.add(other);
  }
  return found;
}

function wayBack(file: string, imports: ReadonlyMap<string, readonly string[]>): string[] | undefined {
  const cameFrom = new Map<string, string>();
  const queue = [file];
  for (const at of queue) {
    for (const next of imports.get(at) ?? []) {
      if (next === file) return pathTo(at, cameFrom);
      if (cameFrom.has(next)) continue;
      cameFrom.set(next, at);
      queue.push(next);
    }
  }
  return undefined;
}

function pathTo(file: string, cameFrom: ReadonlyMap<string, string>): string[] {
  const before = cameFrom.get(file);
  return before === undefined ? [file] : [...pathTo(before, cameFrom), file];
}

function reachable(file: string, imports: ReadonlyMap<string, readonly string[]>): ReadonlySet<string> {
  const seen = new Set([file]);
  for (const at of seen) for (const next of imports.get(at) ?? []) seen.add(next);
  return seen;
}
