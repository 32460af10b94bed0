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

/**
 * Reads the table of a sheet and the facts of its columns, once somebody asks for them: a file is opened before the shop's claves are known, and again
 * with them. @param header see {@link readTable}
 */
export function openTable(sheet: Sheet, claves: ClaveIndex, header?: number | 'none'): OpenTable {
  const measured = (table: Table, torn: TornDecimals | null): Facts => ({
    table,
    facts: tableFacts(table.columns, table.body, claves),
    torn,
    sheetName: sheet.name,
  });
  let plain: Facts | null = null;
  let joined: Facts | null = null;
  const asWritten = (): Facts => {
    if (plain) return plain;
    const table = readTable(sheet, claves, header);
    plain = measured(table, findTorn(table));
    return plain;
  };
  return {
    get table() {
      return asWritten().table;
    },
    as({ torn: answer }) {
      const written = asWritten();
      if (answer !== 'juntar' || !written.torn) return written;
      joined ??= measured(joinTorn(written.table, written.torn), written.torn);
      return joined;
    },
  };
}
