import type { Rolldown } from 'vite';

/** The chunks a browser fetches for these without running any of it. */
export function staticChunks(
  entries: readonly Rolldown.OutputChunk[],
  chunks: ReadonlyMap<string, Rolldown.OutputChunk>,
): Rolldown.OutputChunk[] {
  const seen = new Set(entries);
  for (const chunk of seen) {
    for (const name of chunk.imports) {
      const imported = chunks.get(name);
      if (imported) seen.add(imported);
    }
  }
  return [...seen];
}
