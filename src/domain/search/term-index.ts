import { type EntryTerms, ROLES } from './entry-terms.ts';

/** Where in a row a term stands: a bit for each of {@link ROLES}. */
export type Places = number;

const PLACE_BITS = ROLES.length;
const USES_BIT = ROLES.indexOf('uses');
export const ALL_PLACES: Places = 2 ** PLACE_BITS - 1;
export const CLAVE_PLACE: Places = 1 << ROLES.indexOf('clave');
/** Everywhere but in a clave: those are no words. */
export const WORD_PLACES: Places = ALL_PLACES & ~CLAVE_PLACE;

/** An index as it is kept: a device takes it up as it lies there, nothing of it is parsed or built. */
export interface SavedTerms {
  /** Every term, in the order of their code units. No term holds a line break. */
  readonly terms: string;
  /** Where the postings of each term begin; one more for the end of the last. */
  readonly starts: Uint32Array;
  /** A row and its places: `row << PLACE_BITS | places`. */
  readonly postings: Uint32Array;
  /** How many terms each row has in each role. */
  readonly lengths: Uint8Array;
}

const NO_TERMS: SavedTerms = {
  terms: '',
  starts: Uint32Array.of(0),
  postings: new Uint32Array(),
  lengths: new Uint8Array(),
};

/** Which terms stand in which rows. What was saved is read where it lies, what has changed since stands beside it until it is saved anew. */
export class TermIndex {
  readonly #terms: readonly string[];
  readonly #starts: Uint32Array;
  readonly #postings: Uint32Array;
  readonly #recent = new Map<string, number[]>();
  /** The recent terms in their order, but for those that came since somebody last asked for it. */
  #recentTerms: readonly string[] = [];
  #unordered: string[] = [];
  readonly #gone = new Set<number>();
  #lengths: Uint8Array;
  #totals: number[] = ROLES.map(() => 0);
  #rows: number;
  #uses = new Map<string, number>();
  #version = 0;

  constructor({ terms, starts, postings, lengths }: SavedTerms = NO_TERMS) {
    this.#terms = terms === '' ? [] : terms.split('\n');
    this.#starts = starts;
    this.#postings = postings;
    this.#lengths = lengths;
    this.#rows = lengths.length / ROLES.length;
    for (let row = 0; row < this.#rows; row += 1) this.#count(row, 1);
  }

  /** Rows are numbered from nought; a number is never given again. */
  get rows(): number {
    return this.#rows;
  }

  /** Another one after every change. */
  get version(): number {
    return this.#version;
  }

  /** @returns the number of the new row. */
  add(terms: EntryTerms): number {
    const row = this.#rows;
    this.#rows += 1;
    this.#makeRoom();
    const places = new Map<string, Places>();
    ROLES.forEach((role, at) => {
      const own = new Set(terms[role]);
      own.delete('');
      this.#lengths[row * PLACE_BITS + at] = Math.min(own.size, 255);
      for (const term of own) places.set(term, (places.get(term) ?? 0) | (1 << at));
    });
    for (const [term, where] of places) {
      const posting = ((row << PLACE_BITS) | where) >>> 0;
      const known = this.#recent.get(term);
      if (known) known.push(posting);
      else {
        this.#recent.set(term, [posting]);
        this.#unordered.push(term);
      }
    }
    this.#count(row, 1);
    this.#changed();
    return row;
  }

  remove(row: number): void {
    this.#gone.add(row);
    this.#count(row, -1);
    this.#changed();
  }

  /** Calls with every row that has the term in one of these places. */
  each(term: string, within: Places, visit: (row: number, places: Places) => void): void {
    const see = (posting: number): void => {
      const places = posting & within;
      const row = posting >>> PLACE_BITS;
      if (places !== 0 && !this.#gone.has(row)) visit(row, places);
    };
    const at = firstFrom(this.#terms, term);
    if (this.#terms[at] === term) {
      const end = this.#starts[at + 1] ?? 0;
      for (let next = this.#starts[at] ?? 0; next < end; next += 1) see(this.#postings[next] ?? 0);
    }
    for (const posting of this.#recent.get(term) ?? []) see(posting);
  }

  /** Every term that begins like that, some perhaps of rows that are gone. */
  *beginningWith(prefix: string): Generator<string, void> {
    yield* rangeOf(this.#terms, prefix);
    for (const term of rangeOf(this.#inOrder(), prefix)) if (!this.#isSaved(term)) yield term;
  }

  /** The amounts of a unit that stand in some row. */
  amounts(unit: string): number[] {
    return [...this.beginningWith('')].flatMap((term) => {
      const amount = term.endsWith(unit) ? Number(term.slice(0, -unit.length)) : Number.NaN;
      return amount > 0 && this.uses(term) > 0 ? [amount] : [];
    });
  }

  /** In how many rows a term stands as a word. */
  uses(term: string): number {
    const known = this.#uses.get(term);
    if (known !== undefined) return known;
    let uses = 0;
    this.each(term, WORD_PLACES, () => {
      uses += 1;
    });
    this.#uses.set(term, uses);
    return uses;
  }

  /** Whether some row has the term in its clave. */
  isClave(term: string): boolean {
    let isThere = false;
    this.each(term, CLAVE_PLACE, () => {
      isThere = true;
    });
    return isThere;
  }

  /** How closely the matched fields of a row are about the match: the shorter they are, the more. The length normalization of BM25+ with each term once, from Lv and Zhai, "Lower-bounding term frequency normalization". */
  closeness(row: number, places: Places): number {
    const rows = this.#rows - this.#gone.size;
    let sum = 0;
    for (let at = 0; at < PLACE_BITS; at += 1) {
      // How many uses a sheet names does not say how much one of them is meant, so the length of that field does not count.
      if ((places & (1 << at)) === 0 || at === USES_BIT) continue;
      const longer = ((this.#lengths[row * PLACE_BITS + at] ?? 0) * rows) / (this.#totals[at] || 1);
      sum += LEAST + (SATURATION + 1) / (1 + SATURATION * (1 - LENGTH_TELLS + LENGTH_TELLS * longer));
    }
    return sum;
  }

  /** The index in its kept form, its rows in this order and numbered by it. */
  saved(order: readonly number[]): SavedTerms {
    const renumbered = new Map(order.map((row, at) => [row, at]));
    const terms: string[] = [];
    const starts: number[] = [];
    const postings: number[] = [];
    const recent = this.#inOrder().filter((term) => !this.#isSaved(term));
    for (const term of [...this.#terms, ...recent].sort()) {
      const start = postings.length;
      this.each(term, ALL_PLACES, (row, places) => {
        const at = renumbered.get(row);
        if (at !== undefined) postings.push(((at << PLACE_BITS) | places) >>> 0);
      });
      if (postings.length === start) continue;
      terms.push(term);
      starts.push(start);
    }
    const lengths = new Uint8Array(order.length * PLACE_BITS);
    order.forEach((row, at) => {
      lengths.set(this.#lengths.subarray(row * PLACE_BITS, (row + 1) * PLACE_BITS), at * PLACE_BITS);
    });
    return {
      terms: terms.join('\n'),
      starts: Uint32Array.from([...starts, postings.length]),
      postings: Uint32Array.from(postings),
      lengths,
    };
  }

  #isSaved(term: string): boolean {
    return this.#terms[firstFrom(this.#terms, term)] === term;
  }

  #inOrder(): readonly string[] {
    if (this.#unordered.length > 0) {
      this.#recentTerms = [...this.#recentTerms, ...this.#unordered.sort()].sort();
      this.#unordered = [];
    }
    return this.#recentTerms;
  }

  #count(row: number, sign: number): void {
    for (let at = 0; at < PLACE_BITS; at += 1) {
      this.#totals[at] = (this.#totals[at] ?? 0) + sign * (this.#lengths[row * PLACE_BITS + at] ?? 0);
    }
  }

  #changed(): void {
    this.#version += 1;
    if (this.#uses.size > 0) this.#uses = new Map();
  }

  #makeRoom(): void {
    if (this.#rows * PLACE_BITS <= this.#lengths.length) return;
    const wider = new Uint8Array(Math.max(64, this.#rows * 2) * PLACE_BITS);
    wider.set(this.#lengths);
    this.#lengths = wider;
  }
}

// As MiniSearch has them.
const SATURATION = 1.2;
const LENGTH_TELLS = 0.7;
const LEAST = 0.5;

/** Where in a list in order a term is, or would be. */
function firstFrom(terms: readonly string[], term: string): number {
  let low = 0;
  let high = terms.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((terms[middle] as string) < term) low = middle + 1;
    else high = middle;
  }
  return low;
}

function* rangeOf(terms: readonly string[], prefix: string): Generator<string, void> {
  for (let at = firstFrom(terms, prefix); at < terms.length; at += 1) {
    const term = terms[at] as string;
    if (!term.startsWith(prefix)) return;
    yield term;
  }
}
