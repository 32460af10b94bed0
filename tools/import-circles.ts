/**
 * The circles of a graph of files: every group of files that reach each other by imports, as the list of its files.
 * @param importsOf the files that each file imports
 */
export function circlesOf(importsOf: ReadonlyMap<string, readonly string[]>): string[][] {
  // Tarjan's algorithm: a group is closed at the first of its files that was reached.
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];
  const circles: string[][] = [];
  const lower = (file: string, place: number): void =>
    void lowest.set(file, Math.min(lowest.get(file) ?? place, place));

  function visit(file: string): void {
    order.set(file, order.size);
    lower(file, order.size - 1);
    open.push(file);
    for (const target of importsOf.get(file) ?? []) {
      if (!order.has(target)) {
        visit(target);
        lower(file, lowest.get(target) ?? 0);
      } else if (open.includes(target)) lower(file, order.get(target) ?? 0);
    }
    if (lowest.get(file) !== order.get(file)) return;
    const group = open.splice(open.indexOf(file));
    if (group.length > 1 || importsOf.get(file)?.includes(file)) circles.push(group);
  }
  for (const file of importsOf.keys()) if (!order.has(file)) visit(file);
  return circles;
}
