import type { EditAblation } from './edit-server.ts';
import { runEdits } from './edits.ts';

/** What the days of some seeds came to. */
export interface EditCount {
  readonly without: string;
  readonly days: number;
  readonly 'that go wrong': number;
  readonly lostEdits: number;
  readonly silentOverwrites: number;
  readonly ghosts: number;
}

/** Days on which two people edit the same documents. @param first the seed of the first day; the others follow it */
export function countEdits(days: number, without: EditAblation | null, first = 1): EditCount {
  const sum = { lostEdits: 0, silentOverwrites: 0, ghosts: 0 };
  for (let seed = first; seed < first + days; seed += 1) {
    const verdict = runEdits(seed, without);
    sum.lostEdits += verdict.lostEdits;
    sum.silentOverwrites += verdict.silentOverwrites;
    sum.ghosts += verdict.ghosts;
  }
  const broken = sum.lostEdits + sum.silentOverwrites + sum.ghosts;
  return { without: without ?? '(all rules for edits)', days, 'that go wrong': broken, ...sum };
}
