import { SEARCH_KINDS, type SearchEntry, type SearchKind } from './search-entry.ts';

/** The entries as they are kept. */
export interface SavedRows {
  readonly ids: readonly string[];
  /** The kind of each, as its place in {@link SEARCH_KINDS}. */
  readonly kinds: Uint8Array;
  /** The entries themselves, a line of JSON each. */
  readonly lines: string;
}

const NO_ROWS: SavedRows = { ids: [], kinds: new Uint8Array(), lines: '' };

/** The entries by the numbers of their rows. They stay text: of thousands that are found, some two hundred are looked into. */
export class EntryRows {
  readonly #ids: (string | undefined)[];
  readonly #kinds: number[];
  readonly #lines: string[];
  #rowOf: Map<string, number> | undefined;
  #size: number;

  constructor({ ids, kinds, lines }: SavedRows = NO_ROWS) {
    this.#ids = [...ids];
    this.#size = ids.length;
    this.#kinds = [...kinds];
    this.#lines = lines === '' ? [] : lines.split('\n');
  }

  get size(): number {
    return this.#size;
  }

  ids(): Iterable<string> {
    return this.#known().keys();
  }

  rowOf(id: string): number | undefined {
    return this.#known().get(id);
  }

  /** All rows that have an entry, in their order. */
  rows(): number[] {
    return [...this.#ids.keys()].filter((row) => this.#ids[row] !== undefined);
  }

  /** The entries of these rows, each read when it is asked for. */
  *all(): Generator<SearchEntry> {
    for (const row of this.rows()) yield this.entry(row);
  }

  id(row: number): string {
    return this.#ids[row] ?? '';
  }

  kind(row: number): SearchKind {
    return SEARCH_KINDS[this.#kinds[row] ?? 0] ?? 'product';
  }

  entry(row: number): SearchEntry {
    return entryOf(this.id(row), this.kind(row), this.#lines[row] ?? '');
  }

  has(row: number, entry: SearchEntry): boolean {
    return this.kind(row) === entry.kind && this.#lines[row] === lineOf(entry);
  }

  add(row: number, entry: SearchEntry): void {
    this.#ids[row] = entry.id;
    this.#kinds[row] = SEARCH_KINDS.indexOf(entry.kind);
    this.#lines[row] = lineOf(entry);
    this.#known().set(entry.id, row);
    this.#size += 1;
  }

  remove(row: number): void {
    this.#known().delete(this.id(row));
    this.#size -= 1;
    this.#ids[row] = undefined;
    this.#lines[row] = '';
  }

  saved(order: readonly number[]): SavedRows {
    return {
      ids: order.map((row) => this.id(row)),
      kinds: Uint8Array.from(order, (row) => this.#kinds[row] ?? 0),
      lines: order.map((row) => this.#lines[row]).join('\n'),
    };
  }

  /** Not before somebody asks for it: a search does not. */
  #known(): Map<string, number> {
    this.#rowOf ??= new Map(this.rows().map((row) => [this.id(row), row]));
    return this.#rowOf;
  }
}

type Line = [
  title: string,
  clave: string,
  marca: string,
  modelo: string,
  groups: string[],
  keywords: string[],
  codes?: string[],
  uses?: string[],
];

/** Two entries that are found by the same have the same line. */
function lineOf({
  title,
  clave = '',
  marca = '',
  modelo = '',
  groups = [],
  keywords = [],
  codes = [],
  uses = [],
}: SearchEntry): string {
  const line: Line = [title, clave, marca, modelo, [...groups], [...keywords]];
  // Many have none, and a line without is the same as before there were any.
  if (codes.length + uses.length > 0) line.push([...codes]);
  if (uses.length > 0) line.push([...uses]);
  return JSON.stringify(line);
}

function entryOf(id: string, kind: SearchKind, line: string): SearchEntry {
  const [title, clave, marca, modelo, groups, keywords, codes = [], uses = []] = JSON.parse(line) as Line;
  return { id, kind, title, clave, marca, modelo, groups, keywords, codes, uses };
}
