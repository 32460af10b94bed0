import type { Match, Part, Slot, WantedTerm } from './slots.ts';
import { ALL_PLACES, CLAVE_PLACE, type Places, type TermIndex, WORD_PLACES } from './term-index.ts';

/** A row that a query has found, with all of the query that stands in it. */
export interface FoundRow {
  readonly row: number;
  readonly match: Match;
  /** How close it is to the words alone: rare ones count, and short texts. */
  readonly text: number;
}

interface SoughtTerm {
  readonly term: string;
  readonly within: Places;
}

/**
 * The rows that satisfy all of these slots, or any of them.
 * @param noted what is written down of a row: all slots that it will be judged by.
 */
export function findRows(
  index: TermIndex,
  how: 'all' | 'any',
  slots: readonly Slot[],
  noted: readonly Slot[] = slots,
): FoundRow[] {
  if (slots.length === 0) return [];
  const satisfied = new Uint8Array(index.rows);
  for (const slot of slots) {
    const rows = rowsOf(index, slot);
    for (let row = 0; row < rows.length; row += 1) satisfied[row] = (satisfied[row] ?? 0) + (rows[row] ?? 0);
  }
  const least = how === 'all' ? slots.length : 1;
  return noteMatches(index, soughtTerms(index, noted), (row) => (satisfied[row] ?? 0) >= least);
}

/** One for each row that satisfies the slot. */
export function rowsOf(index: TermIndex, { alternatives }: Slot): Uint8Array {
  const rows = new Uint8Array(index.rows);
  for (const { parts } of alternatives) {
    if (parts.length === 1) {
      for (const { term, within } of partTerms(index, parts[0] ?? [])) {
        index.each(term, within, (row) => {
          rows[row] = 1;
        });
      }
      continue;
    }
    const reached = new Uint8Array(index.rows);
    parts.forEach((part, at) => {
      for (const { term, within } of partTerms(index, part)) {
        index.each(term, within, (row) => {
          if (reached[row] !== at) return;
          reached[row] = at + 1;
          if (at + 1 === parts.length) rows[row] = 1;
        });
      }
    });
  }
  return rows;
}

const partTerms = (index: TermIndex, part: Part): SoughtTerm[] => part.flatMap((wanted) => spelledOut(index, wanted));

function spelledOut(index: TermIndex, { term, isPrefix = false, isClave = false }: WantedTerm): SoughtTerm[] {
  if (!isPrefix) return [{ term, within: isClave ? CLAVE_PLACE : ALL_PLACES }];
  const within = isClave ? CLAVE_PLACE : WORD_PLACES;
  return [...index.beginningWith(term)].map((longer) => ({ term: longer, within }));
}

/** All terms of these slots once each, with the places where any of them is sought. */
function soughtTerms(index: TermIndex, slots: readonly Slot[]): Map<string, Places> {
  const sought = new Map<string, Places>();
  for (const part of slots.flatMap(({ alternatives }) => alternatives.flatMap(({ parts }) => parts))) {
    for (const { term, within } of partTerms(index, part)) sought.set(term, (sought.get(term) ?? 0) | within);
  }
  return sought;
}

function noteMatches(
  index: TermIndex,
  sought: ReadonlyMap<string, Places>,
  isChosen: (row: number) => boolean,
): FoundRow[] {
  const found = new Map<number, { row: number; match: Map<string, Places>; text: number }>();
  for (const [term, within] of sought) {
    let frequency = 0;
    const chosen: [row: number, places: Places][] = [];
    index.each(term, within, (row, places) => {
      frequency += 1;
      if (isChosen(row)) chosen.push([row, places]);
    });
    const rarity = Math.log(1 + (index.rows - frequency + 0.5) / (frequency + 0.5));
    for (const [row, places] of chosen) {
      const known = found.get(row);
      const text = rarity * index.closeness(row, places);
      if (known) {
        known.match.set(term, places);
        known.text += text;
      } else found.set(row, { row, match: new Map([[term, places]]), text });
    }
  }
  return [...found.values()];
}
