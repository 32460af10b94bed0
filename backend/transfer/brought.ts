import { appendFile, mkdir, rm } from 'node:fs/promises';
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
  note(kind: BroughtKind, items: readonly Item[]): Promise<void>;
  /** Notes what is known to be at the target; an empty digest, that it is known to be gone. */
  noteStored(kind: BroughtKind, items: readonly Item[]): Promise<void>;
  /** Whether it was at the target once: where it is missing now, somebody deleted it there. */
  wasStored(kind: BroughtKind, name: string): boolean;
  /** For a target that was emptied: nothing is known to be there. */
  forgetStored(): Promise<void>;
}

type Item = readonly [name: string, digest: string];

const NONE: ReadonlySet<string> = new Set();

export async function openBrought(folder: string, key: string): Promise<Brought> {
  const noted = await openNotes(path.join(folder, 'llevado', `${key}.jsonl`));
  // In a file of its own: the version before reads every line of the other one.
  const stored = await openNotes(path.join(folder, 'llevado', `${key}.guardado.jsonl`));
  return {
    isEmpty: noted.isEmpty,
    digests: noted.digests,
    latest: noted.latest,
    names: noted.names,
    note: noted.note,
    noteStored: (kind, items) =>
      stored.note(
        kind,
        items.filter(([name, digest]) => stored.latest(kind, name) !== digest),
      ),
    wasStored: (kind, name) => (stored.latest(kind, name) ?? '') !== '',
    forgetStored: stored.forget,
  };
}

async function openNotes(file: string) {
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
    digests: (kind: BroughtKind, name: string) => known[kind].get(name) ?? NONE,
    latest: (kind: BroughtKind, name: string) => [...(known[kind].get(name) ?? NONE)].at(-1),
    names: (kind: BroughtKind) => known[kind].keys(),
    note: async (kind: BroughtKind, items: readonly Item[]) => {
      if (items.length === 0) return;
      await mkdir(path.dirname(file), { recursive: true });
      // A line that a kill cut off is ended, or the first new one would be lost with it.
      await appendFile(file, `\n${items.map(([name, digest]) => JSON.stringify([kind, name, digest])).join('\n')}\n`);
      for (const [name, digest] of items) remember(kind, name, digest);
    },
    forget: async () => {
      for (const names of Object.values(known)) names.clear();
      await rm(file, { force: true });
    },
  };
}
