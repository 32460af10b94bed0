import type { RowMarks } from './review.ts';

/** What a person marks and types in the rows of one review, by line. */
export interface PersonMarks extends RowMarks {
  readonly excluded: Set<number>;
  readonly confirmed: Set<number>;
  readonly corrected: Map<number, string>;
  readonly chosen: Set<number>;
  clear(): void;
  exclude(lines: readonly number[], on: boolean): void;
  confirm(lines: readonly number[], on: boolean): void;
  choose(lines: readonly number[], on: boolean): void;
  /** @param text the price as typed; `null` goes back to the file's */
  correct(line: number, text: string | null): void;
}

/** Marks of a review in which nothing is marked yet. */
export function createPersonMarks(): PersonMarks {
  const excluded = new Set<number>();
  const confirmed = new Set<number>();
  const corrected = new Map<number, string>();
  const chosen = new Set<number>();
  return {
    excluded,
    confirmed,
    corrected,
    chosen,
    clear: () => [excluded, confirmed, corrected, chosen].forEach((marks) => marks.clear()),
    exclude: (lines, on) => put(excluded, lines, on),
    confirm(lines, on) {
      put(confirmed, lines, on);
      // A row may have been left out before it became doubtful.
      if (on) put(excluded, lines, false);
    },
    choose: (lines, on) => put(chosen, lines, on),
    correct(line, text) {
      if (text === null) corrected.delete(line);
      else corrected.set(line, text);
      // The person had agreed to another price.
      confirmed.delete(line);
    },
  };
}

function put(marks: Set<number>, lines: readonly number[], on: boolean): void {
  for (const line of lines)
    if (on) marks.add(line);
    else marks.delete(line);
}
