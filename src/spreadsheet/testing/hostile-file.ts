import { rowsOf } from './archive.ts';
import type { Outcome } from './odd-file.ts';

export const TABLE: (string | number)[][] = [
  ['Clave', 'Descripción', 'Precio'],
  ['A-1', 'Brocha de 2"', 45.5],
  ['A-2', 'Cincel', 120],
  ['A-3', 'Útil para jardín', 99.99],
];
/** The same table as rows of a workbook's XML. */
export const PLAIN = rowsOf(TABLE);

export const MB = 2 ** 20;

export interface HostileFile {
  readonly name: string;
  readonly outcome: Outcome;
  readonly make: () => Buffer;
}

export const hostile = (name: string, outcome: Outcome, make: () => Buffer | string): HostileFile => ({
  name,
  outcome,
  make: () => Buffer.from(make()),
});

export const many = (count: number, row: (at: number) => string): string =>
  Array.from({ length: count }, (_, at) => row(at)).join('');
