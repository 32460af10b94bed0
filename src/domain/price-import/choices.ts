import type { IvaMode } from './amount.ts';
import type { DecimalSign } from './price-digits.ts';

/** What a person decided, or agreed to, about a file. `null` is a question still open. */
export interface ImportChoices {
  /** Position of the sheet; `null` while several name products of the shop and nobody has said which is meant. */
  readonly sheet: number | null;
  readonly clave: number | null;
  readonly precio: number | null;
  readonly nombre: number | null;
  readonly iva: IvaMode | null;
  /** What a price of the list, with IVA, is multiplied by to be the shop's: 1 for a list of public prices. */
  readonly factor: number;
  /** What `1,234` means where the column does not say; `null` where it does. */
  readonly decimal: DecimalSign | null;
  readonly hiddenRows: 'incluir' | 'omitir' | null;
  /** Whether what hidden columns hold is taken for claves and prices. */
  readonly hiddenColumns: 'incluir' | 'omitir' | null;
  /** Which of several tables side by side are read; `null` while it is undecided. */
  readonly blocks: 'todas' | 'primera' | null;
  /** Whether claves that agree only without dashes, blanks and leading zeros are the same. */
  readonly looseClaves: boolean | null;
  /** Whether two columns hold one price that was torn at its decimal comma; `null` while it is undecided. */
  readonly torn: 'juntar' | 'separar' | null;
  /** A price column that is called a cost was chosen knowingly. */
  readonly costIsPrice: boolean;
}

/** From which change on a row is looked at, and from which on it must be confirmed. In hundredths. */
export interface Thresholds {
  readonly warn: number;
  readonly confirm: number;
}

export const DEFAULT_THRESHOLDS: Thresholds = { warn: 20, confirm: 50 };

/** What is remembered of a supplier's files: titles, because the positions of columns change. */
export interface SupplierMemory {
  /** The whole row of titles, folded: the answer about IVA stands only for a list that looks the same. Empty for lists of before this was kept. */
  readonly titulos: string;
  readonly clave: string;
  readonly precio: string;
  readonly nombre: string;
  readonly iva: IvaMode;
  readonly factor: number;
}
