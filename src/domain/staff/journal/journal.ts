import { type Change, changeKey, type Fields, nextRev, type ServerDocument } from './change.ts';

/** The state of an entry, as far as this device knows. */
export type EntryState =
  /** Stored on this device only, as far as is known. */
  | { readonly kind: 'saved'; readonly mayHaveArrived?: true }
  /** Being sent. After a crash it is not known whether it arrived: it is sent again, and recognised if it did. */
  | { readonly kind: 'sending'; readonly mayHaveArrived?: true }
  /** The server has it. Stays until the feeds show it, so that no screen goes back for a moment. */
  | {
      readonly kind: 'confirmed';
      readonly joined?: readonly string[];
      /** When the outcome came, in milliseconds of the device's clock; compared with when a feed was answered. Absent in journals of an earlier version. */
      readonly at?: number;
    }
  /** The server refused it. Stays until a person decides, after a reload too. */
  | { readonly kind: 'refused'; readonly reason: RefusalReason }
  /** Somebody else changed a document first. `theirs` is the server's side of each document that differs, by key; `null`: deleted. */
  | { readonly kind: 'conflict'; readonly theirs: Readonly<Record<string, ServerDocument | null>> };

export type RefusalReason = 'not-allowed' | 'invalid' | 'file-refused';

/** One thing that a person did: documents that change together or not at all. */
export interface Entry {
  readonly id: string;
  /** What was done, in a person's words: `Taladro percutor: precio`. */
  readonly title: string;
  readonly changes: readonly Change[];
  readonly by: { readonly uid: string; readonly email: string };
  /** When it was done, in milliseconds of the device's clock: shown to people, never used for a decision. */
  readonly at: number;
  readonly state: EntryState;
}

/** Entries in the order in which they were made. */
export type Journal = readonly Entry[];

/** The outcome of sending an entry. */
export type Outcome =
  /** `merged`: the changes that were joined with what others had changed, each as it was written. `joined`: the fields that came from the others. */
  | { readonly kind: 'applied'; readonly merged?: readonly Change[]; readonly joined?: readonly string[] }
  | { readonly kind: 'conflict'; readonly theirs: Readonly<Record<string, ServerDocument | null>> }
  | { readonly kind: 'refused'; readonly reason: RefusalReason }
  /** No answer, or the server could not. `mayHaveArrived`: it was asked to write, so it may have. */
  | { readonly kind: 'unreachable'; readonly mayHaveArrived?: true };

const keysOf = ({ changes }: Entry): readonly string[] => changes.map(changeKey);
const touchesAny = (entry: Entry, keys: ReadonlySet<string>): boolean => keysOf(entry).some((key) => keys.has(key));

/** Whether the entry still has something to do: it is counted as "por enviar". */
export function isPending({ state }: Entry): boolean {
  return state.kind !== 'confirmed';
}

/** Whether only a person can get the entry any further. */
export function needsPerson({ state }: Entry): boolean {
  return state.kind === 'refused' || state.kind === 'conflict';
}

/** The journal with one entry more, at its end. One that is in it already changes nothing. */
export function addEntry(journal: Journal, entry: Entry): Journal {
  return journal.some(({ id }) => id === entry.id) ? journal : [...journal, entry];
}

/** Whether the entry is to be sent, or is being sent. */
export const isWaiting = ({ state }: Entry): boolean => state.kind === 'saved' || state.kind === 'sending';

/**
 * The entry to send next under this person's name: the first that waits, and that no earlier unconfirmed entry of anybody's shares a document
 * with: it would be refused, since it starts from what the earlier one makes. Nobody's work is ever sent under another name.
 */
export function nextToSend(journal: Journal, uid: string): Entry | null {
  const blocked = new Set<string>();
  for (const entry of journal) {
    if (!isPending(entry)) continue;
    if (isWaiting(entry) && entry.by.uid === uid && !touchesAny(entry, blocked)) return entry;
    for (const key of keysOf(entry)) blocked.add(key);
  }
  return null;
}

const update = (journal: Journal, id: string, change: (entry: Entry) => Entry): Journal =>
  journal.map((entry) => (entry.id === id ? change(entry) : entry));

/** Whether an earlier attempt may have reached the server: its answer was lost, or the page was closed before it came. */
export function mayHaveArrived({ state }: Entry): boolean {
  return state.kind === 'sending' || (state.kind === 'saved' && state.mayHaveArrived === true);
}

/** The journal with an entry marked as being sent. One that may have arrived by an earlier attempt stays marked so. */
export function markSending(journal: Journal, id: string): Journal {
  return update(journal, id, (entry) => ({ ...entry, state: { kind: 'sending', ...doubtOf(mayHaveArrived(entry)) } }));
}

const doubtOf = (isInDoubt: boolean): { readonly mayHaveArrived?: true } => (isInDoubt ? { mayHaveArrived: true } : {});

/**
 * The journal after the outcome of sending an entry. An outcome for an entry that is gone or already confirmed changes nothing.
 * @param now when the outcome came, in milliseconds of the device's clock
 */
export function recordOutcome(journal: Journal, id: string, outcome: Outcome, now: number): Journal {
  const entry = journal.find((candidate) => candidate.id === id);
  if (!entry || !isPending(entry)) return journal;
  switch (outcome.kind) {
    case 'applied': {
      const written = new Map(outcome.merged?.map((change) => [changeKey(change), change]));
      const changes = entry.changes.map((change) => written.get(changeKey(change)) ?? change);
      return update(journal, id, (sent) => ({ ...sent, changes, state: confirmedState(now, outcome.joined) }));
    }
    case 'refused':
      return update(journal, id, (sent) => ({ ...sent, state: outcome }));
    case 'unreachable': {
      const isInDoubt = [outcome, entry.state].some((one) => 'mayHaveArrived' in one && one.mayHaveArrived);
      return update(journal, id, (sent) => ({ ...sent, state: { kind: 'saved', ...doubtOf(isInDoubt) } }));
    }
    case 'conflict':
      // What was built on this entry can only be decided together with it.
      return update(gatherChain(journal, id), id, (sent) => ({ ...sent, state: outcome }));
  }
}

const confirmedState = (at: number, joined: readonly string[] = []): EntryState =>
  joined.length > 0 ? { kind: 'confirmed', at, joined } : { kind: 'confirmed', at };

/** The entry and every later one of the same person that, through shared documents, builds on it. */
export function chainOf(journal: Journal, id: string): Journal {
  const at = journal.findIndex((entry) => entry.id === id);
  const first = journal[at];
  if (!first) return [];
  const keys = new Set(keysOf(first));
  const chain = [first];
  for (const entry of journal.slice(at + 1)) {
    if (!isPending(entry) || entry.by.uid !== first.by.uid || !touchesAny(entry, keys)) continue;
    chain.push(entry);
    for (const key of keysOf(entry)) keys.add(key);
  }
  return chain;
}

/** Gathers a chain into one entry: each document with the base of its first change and the result of its last. */
function gatherChain(journal: Journal, id: string): Journal {
  const chain = chainOf(journal, id);
  const [first, ...rest] = chain;
  if (!first || rest.length === 0) return journal;
  const changes = new Map<string, Change>();
  for (const change of chain.flatMap((entry) => entry.changes)) {
    const known = changes.get(changeKey(change));
    changes.set(changeKey(change), known ? { ...known, document: change.document } : change);
  }
  const gathered: Entry = {
    ...first,
    title: chain.at(-1)?.title ?? first.title,
    // Made and taken away again within the chain: nothing to do.
    changes: [...changes.values()].filter(({ baseRev, document }) => baseRev > 0 || document !== null),
  };
  const gone = new Set(rest.map((entry) => entry.id));
  return journal.filter((entry) => !gone.has(entry.id)).map((entry) => (entry.id === id ? gathered : entry));
}

/** Sends a refused entry once more. */
export function retryEntry(journal: Journal, id: string): Journal {
  return update(journal, id, (entry) =>
    entry.state.kind === 'refused' ? { ...entry, state: { kind: 'saved' } } : entry,
  );
}

/**
 * A person has decided a conflict: the entry starts again from what the server has, with the documents as decided (`null` deletes; an absent
 * key keeps mine). Documents that end up as the server has them are no longer part of it.
 */
export function resolveConflict(
  journal: Journal,
  id: string,
  decided: Readonly<Record<string, Fields | null>>,
): Journal {
  return journal.flatMap((entry) => {
    if (entry.id !== id || entry.state.kind !== 'conflict') return [entry];
    const { theirs } = entry.state;
    const changes = entry.changes.flatMap((change) => {
      const key = changeKey(change);
      if (!(key in theirs)) return [change];
      const server = theirs[key] ?? null;
      const document = key in decided ? (decided[key] ?? null) : change.document;
      if (document === null && server === null) return [];
      return [{ ...change, baseRev: server?.rev ?? 0, base: server?.document ?? null, document }];
    });
    return changes.length === 0 ? [] : [{ ...entry, changes, state: { kind: 'saved' } as const }];
  });
}

/** A document as this device's unsent edits change it. */
export interface OverlaidDocument {
  readonly rev: number;
  /** `null`: deleted. */
  readonly document: Fields | null;
  readonly base: Fields | null;
  /** The revision that the last edit starts from. */
  readonly baseRev: number;
  readonly entry: Entry;
}

/** The documents that the journal changes, by key, each as its last entry leaves it. */
export function overlayOf(journal: Journal): ReadonlyMap<string, OverlaidDocument> {
  const overlay = new Map<string, OverlaidDocument>();
  for (const entry of journal) {
    for (const change of entry.changes) {
      const { document, base, baseRev } = change;
      overlay.set(changeKey(change), { rev: nextRev(change), document, base, baseRev, entry });
    }
  }
  return overlay;
}

/** Whether somebody changed a document after this device's last edit of it. The server has that edit, and the journal has yet to let go of it. */
export function isOvertaken({ entry, document, rev, baseRev }: OverlaidDocument, confirmedRev: number): boolean {
  return entry.state.kind === 'confirmed' && confirmedRev > (document === null ? baseRev : rev);
}
