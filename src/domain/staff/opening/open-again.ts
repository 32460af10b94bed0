import * as v from 'valibot';
import { SETTINGS } from '#domain/settings/subjects.ts';
import type { Change } from '../journal/change.ts';
import { addEntry, type Entry, type Journal, retryEntry } from '../journal/journal.ts';

/** The ids of the entries that opened a shop. */
export interface OpeningEntries {
  readonly settings: readonly string[];
  /** Of its first list; empty where there was none. */
  readonly list: readonly string[];
}

const stored = v.object({ settings: v.array(v.string()), list: v.array(v.string()) });
/** Where no ids are known the list is taken to have arrived, so that it is not made twice. */
const UNKNOWN: OpeningEntries = { settings: [], list: [''] };

/** The entries as a device kept them; an earlier version kept no ids. */
export function parseOpeningEntries(json: unknown): OpeningEntries {
  const parsed = v.safeParse(stored, json);
  return parsed.success ? parsed.output : UNKNOWN;
}

/** Whether an entry of the opening writes the answers, and not the list. */
export const isOfSettings = ({ changes }: Pick<Entry, 'changes'>): boolean =>
  changes.some(({ collection }) => collection === SETTINGS);

const stateOf = (journal: Journal, id: string) => journal.find((entry) => entry.id === id)?.state.kind;

/** Whether nothing of the first list has reached the server and nothing can any more, so that it may be made anew without making anything twice. */
export const isListRefused = (journal: Journal, { list }: OpeningEntries): boolean =>
  list.every((id) => stateOf(journal, id) === 'refused');

/**
 * The journal with another attempt to open the shop: what the server refused is sent again, with the answers and the list of now. What it has stays.
 * @param made the entries of now; those of a list only where `isListRefused`
 */
export function openAgain(journal: Journal, opened: OpeningEntries, made: readonly Entry[]): Journal {
  const answers = made.find(isOfSettings);
  const list = made.filter((entry) => !isOfSettings(entry));
  const isListAnew = isListRefused(journal, opened) && list.length > 0;
  const kept = journal.flatMap((entry): readonly Entry[] => {
    if (entry.state.kind !== 'refused') return [entry];
    if (opened.settings.includes(entry.id)) return [withAnswers(entry, answers)];
    if (!opened.list.includes(entry.id)) return [entry];
    return isListAnew ? [] : retryEntry([entry], entry.id);
  });
  // Later answers are laid over refused ones in their place. Those in conflict are decided by a person first.
  const isAnswered = opened.settings.some((id) => ['refused', 'conflict'].includes(stateOf(journal, id) ?? ''));
  return [...(isAnswered || !answers ? [] : [answers]), ...(isListAnew ? list : [])].reduce(addEntry, kept);
}

function withAnswers(refused: Entry, answers: Entry | undefined): Entry {
  const now = new Map(answers?.changes.map(({ id, document }) => [id, document]));
  const changes = refused.changes.map(
    (change): Change => ({ ...change, document: now.get(change.id) ?? change.document }),
  );
  return { ...refused, changes, state: { kind: 'saved' } };
}
