import { appendFile, mkdir } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { readLines } from './archive-folder.ts';

export type BroughtKind = 'documento' | 'archivo' | 'cuenta';
const line = v.tuple([v.picklist(['documento', 'archivo', 'cuenta']), v.string(), v.string()]);

/**
 * What was brought to a target, noted before it is written: so that the next pass knows what is this archive's to change or delete there, and what
 * somebody changed in the target since.
 */
export interface Brought {
  readonly isEmpty: boolean;
  /** Every content that was brought under this name. */
  digests(kind: BroughtKind, name: string): ReadonlySet<string>;
  /** The latest of them. */
  latest(kind: BroughtKind, name: string): string | undefined;
  names(kind: BroughtKind): Iterable<string>;
  note(kind: BroughtKind, items: readonly (readonly [name: string, digest: string])[]): Promise<void>;
}

const NONE: ReadonlySet<string> = new Set();

export async function openBrought(folder: string, key: string): Promise<Brought> {
  const file = path.join(folder, 'llevado', `${key}.jsonl`);
  const known: Record<BroughtKind, Map<string, Set<string>>> = {
    documento: new Map(),
    archivo: new Map(),
    cuenta: new Map(),
  };
  const remember = (kind: BroughtKind, name: string, digest: string): void => {
    const digests = known[kind].get(name) ?? new Set();
    known[kind].set(name, digests);
    // Anew at the end: the last one is the latest.
    digests.delete(digest);
    digests.add(digest);
  };
  for await (const json of readLines(file)) remember(...v.parse(line, json));
  return {
    isEmpty: Object.values(known).every((names) => names.size === 0),
    digests: (kind, name) => known[kind].get(name) ?? NONE,
    latest: (kind, name) => [...(known[kind].get(name) ?? NONE)].at(-1),
    names: (kind) => known[kind].keys(),
    note: async (kind, items) => {
      await mkdir(path.dirname(file), { recursive: true });
      // A line that a kill cut off is ended, or the first new one would be lost with it.
      await appendFile(file, `\n${items.map(([name, digest]) => JSON.stringify([kind, name, digest])).join('\n')}\n`);
      for (const [name, digest] of items) remember(kind, name, digest);
    },
  };
}
