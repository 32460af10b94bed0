import type { IvaMode } from './amount.ts';
import { type IvaSaid, ivaWords } from './iva-words.ts';
import { FEWEST_COMPARED, type PriceEvidence } from './price-evidence.ts';

/** What speaks for IVA being in the prices of a column or not. */
export interface IvaEvidence {
  /** What is answered without a person: only where the file says it in so many words, or the same list was answered before, and the prices agree. */
  readonly proposed: IvaMode | null;
  readonly why: 'title' | 'cells' | 'note' | 'memory' | null;
  /** What the file or the memory says, whether or not the prices agree with it. */
  readonly said: IvaMode | null;
  /** The file names IVA in words that were not understood: they may say the opposite. */
  readonly isUnclear: boolean;
  /** The sources contradict one another, or the prices contradict them. */
  readonly isContradicted: boolean;
  /** How the column's amounts, as written, compare with today's prices. */
  readonly evidence: PriceEvidence;
}

export interface IvaSources {
  readonly title: string;
  /** How many cells say `+ IVA` and how many say it is included. */
  readonly cells: { readonly mas: number; readonly incluido: number };
  /** What a sentence over or under the table says of all its prices. */
  readonly note: IvaSaid | null;
  /** What a person answered for the last list of this supplier with these titles. */
  readonly memory: IvaMode | null;
  readonly evidence: PriceEvidence;
}

/** A change that a list makes without anybody wondering, as a factor on prices with IVA. A fall of 3 % is more often a rise of 12 % whose IVA is missing. */
const ORDINARY = { from: 0.98, to: 1.12 };

export function weighIva({ title, cells, note, memory, evidence }: IvaSources): IvaEvidence {
  const { median } = evidence;
  const most: IvaMode = cells.mas > cells.incluido ? 'mas' : 'incluido';
  const ofTitle = ivaWords(title);
  // A sentence that was not understood may say the opposite of all the others.
  const isUnclear = ofTitle === 'unclear' || note === 'unclear';
  const sources: readonly Speaking[] = [
    { why: 'cells', says: cells[most] > 2 ? most : null },
    { why: 'title', says: ofTitle === 'unclear' ? null : ofTitle },
    { why: 'note', says: note === 'unclear' ? null : note },
  ];
  const speaking = sources.filter(({ says }) => says !== null);
  const first: Speaking | null = speaking[0] ?? (memory ? { why: 'memory', says: memory } : null);
  const said = first?.says ?? null;
  const disagree = speaking.some(({ says }) => says !== said) || (memory !== null && said !== null && memory !== said);
  const agrees = said !== null && evidence.compared >= FEWEST_COMPARED && isOrdinary(median, said);
  return {
    proposed: agrees && !disagree && !(isUnclear && memory === null) ? said : null,
    why: first?.why ?? null,
    said,
    isUnclear,
    isContradicted: said !== null && (disagree || (evidence.compared >= FEWEST_COMPARED && !agrees)),
    evidence,
  };
}

interface Speaking {
  readonly why: 'title' | 'cells' | 'note' | 'memory';
  readonly says: IvaMode | null;
}

/** Whether prices read this way moved as prices do from one list to the next, and less than they would read the other way. */
function isOrdinary(median: number | null, mode: IvaMode): boolean {
  if (median === null) return false;
  const [plain, added] = [median, median * 1.16];
  const [own, other] = mode === 'mas' ? [added, plain] : [plain, added];
  return own >= ORDINARY.from && own <= ORDINARY.to && Math.abs(Math.log(own)) < Math.abs(Math.log(other));
}
