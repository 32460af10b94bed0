import { appendFile, mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { readLines } from './archive-folder.ts';

export type LedgerKind = 'documento' | 'archivo' | 'cuenta';
const line = v.tuple([v.picklist(['documento', 'archivo', 'cuenta']), v.string(), v.string()]);

/**
 * The ledger of an import: which contents of this archive were written to a target. Each is noted before it is written, so that the next pass knows
 * what it may change or delete there, and what somebody changed in the target since.
 */
export interface ImportLedger {
  readonly isEmpty: boolean;
  /** Digests of every content of this name that was imported. */
  digests(kind: LedgerKind, name: string): ReadonlySet<string>;
  /** The latest of them. */
  latest(kind: LedgerKind, name: string): string | undefined;
  names(kind: LedgerKind): Iterable<string>;
  note(kind: LedgerKind, items: readonly Item[]): Promise<void>;
  /** Notes what is known to be at the target; an empty digest, that it is known to be gone. */
  noteStored(kind: LedgerKind, items: readonly Item[]): Promise<void>;
  /** Whether it was at the target once: where it is missing now, somebody deleted it there. */
  wasStored(kind: LedgerKind, name: string): boolean;
  /** For a target that was emptied: nothing is known to be there. */
  forgetStored(): Promise<void>;
}

type Item = readonly [name: string, digest: string];

const NONE: ReadonlySet<string> = new Set();

/**
 * Opens the ledger of an archive for one target, as earlier passes left it.
 * @param folder of the archive @param key the target's, see `ShopTarget`
 */
export async function openImportLedger(folder: string, key: string): Promise<ImportLedger> {
  const imported = await openLines(path.join(folder, 'llevado', `${key}.jsonl`));
  // In a file of its own: the version before reads every line of the other one.
  const stored = await openLines(path.join(folder, 'llevado', `${key}.guardado.jsonl`));
  return {
    isEmpty: imported.isEmpty,
    digests: imported.digests,
    latest: imported.latest,
    names: imported.names,
    note: imported.note,
    noteStored: (kind, items) =>
      stored.note(
        kind,
        items.filter(([name, digest]) => stored.latest(kind, name) !== digest),
      ),
    wasStored: (kind, name) => (stored.latest(kind, name) ?? '') !== '',
    forgetStored: stored.forget,
  };
}

/** The ledger's lines of one file, by kind and name. */
async function openLines(file: string) {
  const known: Record<LedgerKind, Map<string, Set<string>>> = {
    documento: new Map(),
    archivo: new Map(),
    cuenta: new Map(),
  };
  const remember = (kind: LedgerKind, name: string, digest: string): void => {
    const digests = known[kind].get(name) ?? new Set();
    known[kind].set(name, digests);
    // Anew at the end: the last one is the latest.
    digests.delete(digest);
    digests.add(digest);
  };
  for await (const json of readLines(file)) remember(...v.parse(line, json));
  return {
    isEmpty: Object.values(known).every((names) => names.size === 0),
    digests: (kind: LedgerKind, name: string) => known[kind].get(name) ?? NONE,
    latest: (kind: LedgerKind, name: string) => [...(known[kind].get(name) ?? NONE)].at(-1),
    names: (kind: LedgerKind) => known[kind].keys(),
    note: async (kind: LedgerKind, items: readonly Item[]) => {
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
