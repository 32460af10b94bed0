import type { IvaMode } from './amount.ts';
import { type IvaFit, provesIva } from './iva-fit.ts';
import { type IvaSaid, ivaWords } from './iva-words.ts';
import { FEWEST_COMPARED, type PriceEvidence } from './price-evidence.ts';

/** Where it is said whether IVA is in the prices: the column's title, its cells, a sentence, the names of file and sheet, another column. */
type IvaSource = 'title' | 'cells' | 'note' | 'name' | 'columns' | 'memory';

/** What speaks for IVA being in the prices of a column or not. */
export interface IvaEvidence {
  /** What is answered without a person: only where the file says it in so many words and the prices prove it, or where the same list was answered before and they agree. */
  readonly proposed: IvaMode | null;
  readonly why: IvaSource | null;
  /** What the file or the memory says, whether or not the prices agree with it. */
  readonly said: IvaMode | null;
  /** The file names IVA in words that were not understood: they may say the opposite. */
  readonly isUnclear: boolean;
  /** The sources contradict one another, or the prices contradict them. */
  readonly isContradicted: boolean;
  /** Two places of the file, or the file and what was answered before, say opposite things. */
  readonly isDisputed: boolean;
  /** The prices agree with what is said, and a list that says it falsely could hold them as well. */
  readonly isUnproved: boolean;
  /** How the column's amounts, as written, compare with today's prices. */
  readonly evidence: PriceEvidence;
}

export interface IvaSources {
  readonly title: string;
  /** How many cells say `+ IVA`, how many say it is included, and how many amounts there are. */
  readonly cells: { readonly mas: number; readonly incluido: number; readonly amounts: number };
  /** What a sentence over or under the table says of all its prices. */
  readonly note: IvaSaid | null;
  /** What the names of the file and of its sheet say. */
  readonly name: IvaSaid | null;
  /** What a person answered for the last list of this supplier with these titles. */
  readonly memory: IvaMode | null;
  readonly evidence: PriceEvidence;
  readonly fit: IvaFit;
  /** Another column names IVA in its title: then one that holds the same prices with it or without it says which is which. */
  readonly isNamedBeside: boolean;
  /** The words `con IVA` and `sin IVA` of this list are proved by two other columns. */
  readonly isVouched: boolean;
}

/** A change that a list makes without anybody wondering, as a factor on prices with IVA. A fall of 3 % is more often a rise of 12 % whose IVA is missing. */
const ORDINARY = { from: 0.98, to: 1.12 };

/**
 * Weighs everything that speaks for IVA being in the prices or not. `proposed` is set only where a source says so, today's prices agree, nothing
 * contradicts it, and either the amounts prove it or the same list was answered so before.
 */
export function weighIva(sources: IvaSources): IvaEvidence {
  const { title, cells, note, name, memory, evidence, fit, isNamedBeside, isVouched } = sources;
  const { median } = evidence;
  const most: IvaMode = cells.mas > cells.incluido ? 'mas' : 'incluido';
  const ofTitle = ivaWords(title);
  // A sentence that was not understood may say the opposite of all the others.
  const isUnclear = ofTitle === 'unclear' || note === 'unclear' || name === 'unclear';
  const known = (said: IvaSaid | null): IvaMode | null => (said === 'unclear' ? null : said);
  const all: readonly Speaking[] = [
    { why: 'cells', says: cells[most] > 2 ? most : null },
    { why: 'title', says: known(ofTitle) },
    { why: 'note', says: known(note) },
    { why: 'name', says: known(name) },
    { why: 'columns', says: isNamedBeside ? fit.sibling : null },
  ];
  const speaking = all.filter(({ says }) => says !== null);
  const first: Speaking | null = speaking[0] ?? (memory ? { why: 'memory', says: memory } : null);
  const said = first?.says ?? null;
  const disagree = speaking.some(({ says }) => says !== said) || (memory !== null && said !== null && memory !== said);
  const isCompared = evidence.compared >= FEWEST_COMPARED;
  const isRefuted = said !== null && provesIva(fit, said === 'mas' ? 'incluido' : 'mas');
  const agrees = said !== null && isCompared && isOrdinary(median, said) && !isRefuted;
  // A wrong statement about IVA changes all prices by a sixth, and the list may also have moved by a sixth: only a person who knows the supplier can tell.
  const isProved =
    memory !== null ||
    (said !== null && (provesIva(fit, said) || isInEachCell(cells, said) || (isVouched && ofTitle === said)));
  const isContradicted = said !== null && (disagree || (isCompared && !agrees));
  return {
    proposed: agrees && isProved && !disagree && !(isUnclear && memory === null) ? said : null,
    why: first?.why ?? null,
    said,
    isUnclear,
    isContradicted,
    isDisputed: disagree,
    isUnproved: said !== null && !isContradicted && !isProved,
    evidence,
  };
}

/** A title or a letterhead may be left over from another list; words beside each amount were written with it. */
const isInEachCell = (cells: IvaSources['cells'], mode: IvaMode): boolean =>
  cells[mode] >= FEWEST_CELLS && cells[mode] >= cells.amounts * NEARLY_EACH;

const FEWEST_CELLS = 8;
const NEARLY_EACH = 0.95;

interface Speaking {
  readonly why: IvaSource;
  readonly says: IvaMode | null;
}

/** Whether prices read this way moved as prices do from one list to the next, and less than they would read the other way. */
function isOrdinary(median: number | null, mode: IvaMode): boolean {
  if (median === null) return false;
  const [plain, added] = [median, median * 1.16];
  const [own, other] = mode === 'mas' ? [added, plain] : [plain, added];
  return own >= ORDINARY.from && own <= ORDINARY.to && Math.abs(Math.log(own)) < Math.abs(Math.log(other));
}
