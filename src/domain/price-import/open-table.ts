import type { Sheet } from './cell.ts';
import type { ImportChoices } from './choices.ts';
import type { ClaveIndex } from './clave-match.ts';
import { type ColumnFacts, tableFacts } from './column-facts.ts';
import { readTable, type Table } from './table.ts';
import { findTorn, joinTorn, type TornDecimals } from './torn-decimals.ts';

/** The table of the sheet that is open, and what its columns hold. */
export interface OpenTable {
  readonly table: Table;
  /** As it is read: with its torn prices put together where a person says so. */
  readonly as: (choices: Pick<Partial<ImportChoices>, 'torn'>) => Facts;
}

interface Facts {
  readonly table: Table;
  readonly facts: readonly ColumnFacts[];
  /** What may have torn its prices in two. */
  readonly torn: TornDecimals | null;
  readonly sheetName: string;
}

/** Reads the table of a sheet and the facts of its columns. @param header see {@link readTable} */
export function openTable(sheet: Sheet, claves: ClaveIndex, header?: number | 'none'): OpenTable {
  const table = readTable(sheet, claves, header);
  const torn = findTorn(table);
  const measured = (of: Table): Facts => ({
    table: of,
    facts: tableFacts(of.columns, of.body, claves),
    torn,
    sheetName: sheet.name,
  });
  const plain = measured(table);
  let joined: Facts | null = null;
  return {
    table,
    as({ torn: answer }) {
      if (answer !== 'juntar' || !torn) return plain;
      joined ??= measured(joinTorn(table, torn));
      return joined;
    },
  };
}
