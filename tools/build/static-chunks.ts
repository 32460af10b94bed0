import type { Rolldown } from 'vite';

/** The chunks a browser fetches for an entry without running any of it. */
export function staticChunks(
  entry: Rolldown.OutputChunk,
  chunks: ReadonlyMap<string, Rolldown.OutputChunk>,
): Rolldown.OutputChunk[] {
  const seen = new Set([entry]);
  for (const chunk of seen) {
    for (const name of chunk.imports) {
      const imported = chunks.get(name);
      if (imported) seen.add(imported);
    }
  }
  return [...seen];
}
