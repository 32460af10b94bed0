/** The shortest path from one module to another along static imports, both ends included; `undefined` when there is none. */
export function importChain(
  from: string,
  to: string,
  importsOf: (id: string) => readonly string[],
): string[] | undefined {
  const cameFrom = new Map<string, string | undefined>([[from, undefined]]);
  for (const [module] of cameFrom) {
    if (module === to) {
      const chain: string[] = [];
      for (let at: string | undefined = to; at !== undefined; at = cameFrom.get(at)) chain.unshift(at);
      return chain;
    }
    for (const imported of importsOf(module)) if (!cameFrom.has(imported)) cameFrom.set(imported, module);
  }
  return undefined;
}
