import * as v from 'valibot';

/** A stored document that could not be read, and why. Such a document is left out and counted; the rest of its feed goes on. */
export interface ParseProblem {
  readonly id: string;
  readonly problem: string;
}

/** Text as staff typed it, without outer blanks, which are never intended. */
export const text = v.pipe(v.string(), v.trim());

/** An id stored as text or, by older tools, as a number: `0` and `'0'` are the same category. */
export const storedId = v.pipe(
  v.union([text, v.pipe(v.number(), v.integer())]),
  v.transform((id) => String(id)),
);

/** `menu: Invalid type: …` of the first thing wrong. */
export function describeIssues(issues: readonly [v.BaseIssue<unknown>, ...v.BaseIssue<unknown>[]]): string {
  return `${v.getDotPath(issues[0]) ?? 'document'}: ${issues[0].message}`;
}
