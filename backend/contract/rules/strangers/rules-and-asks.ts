import type { Ask, Docs, Who } from '../evaluator.ts';

/** Rules as somebody writes who has read Firebase's manual and not ours, with requests, and whether each is allowed. */
export interface StrangersRules {
  /** What is inside of `match /databases/{db}/documents`. */
  readonly rules: string;
  readonly docs?: Docs;
  readonly asks: readonly (readonly [who: Who, ask: Ask, allowed: boolean])[];
}

export const get = (path: string): Ask => ({ get: path });
export const put = (path: string, fields: Docs[string] = {}, now: readonly string[] = []): Ask => ({
  write: [{ put: path, fields, now }],
});
export const merge = (path: string, fields: Docs[string]): Ask => ({
  write: [{ put: path, fields, now: [], merge: true }],
});
export const remove = (path: string): Ask => ({ write: [{ remove: path }] });
