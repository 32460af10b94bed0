import { crc32 } from 'node:zlib';
import type Database from 'libsql';
import { DamagedStore } from './storage-error.ts';
import { transact } from './transaction.ts';

/**
 * A table whose rows carry a checksum of what they hold. SQLite checks its own structure and not the contents: a bit that flips on the
 * disk would be served as another price.
 */
export interface CheckedTable {
  readonly name: string;
  /** All but `checksum`, which is the last column. */
  readonly columns: readonly string[];
  /** How many of the columns, from the first on, name a row. */
  readonly keys: number;
}

type Cell = Uint8Array | string | number | null;

/** CRC-32 over the cells and their lengths. It is to find accidents and not attacks, because whoever can write to the file can also compute it. */
export function rowChecksum(cells: readonly Cell[]): number {
  let sum = 0;
  for (const cell of cells) {
    const bytes = cell === null || cell instanceof Uint8Array ? cell : Buffer.from(String(cell));
    sum = crc32(bytes === null ? 'null' : `${bytes.length}:`, sum);
    // Of no bytes libsql gives a buffer without memory, for which zlib forgets the sum.
    if (bytes !== null && bytes.length > 0) sum = crc32(bytes, sum);
  }
  return sum;
}

/** A row as it is stored: its cells and their checksum. */
export function withChecksum(cells: readonly (string | number | null)[]): (string | number | null)[] {
  return [...cells, rowChecksum(cells)];
}

/** Every row as text, in the order of the columns. Throws DamagedStore at the first one that is not what was written. */
export function readChecked(connection: Database.Database, file: string, table: CheckedTable): (string | null)[][] {
  const rows: (string | null)[][] = [];
  for (const { cells, checksum } of readCells(connection, table, 'checksum')) {
    if (rowChecksum(cells) !== checksum)
      throw new DamagedStore(file, `no es lo que se guardó en ${rowName(table, cells)}`);
    rows.push(cells.map((cell) => (cell === null ? null : Buffer.from(cell).toString('utf8'))));
  }
  return rows;
}

/** Adds the column to a table of an earlier version, and the checksums of what it holds. */
export function ensureChecksums(connection: Database.Database, table: CheckedTable): void {
  if (hasChecksums(connection, table)) return;
  transact(connection, () => {
    connection.exec(`ALTER TABLE ${table.name} ADD COLUMN checksum INTEGER`);
    writeChecksums(connection, table);
  });
}

/** False for a table of an earlier version. */
export function hasChecksums(connection: Database.Database, { name: table }: CheckedTable): boolean {
  const columns = connection.pragma(`table_info(${table})`) as { name: string }[];
  return columns.some(({ name }) => name === 'checksum');
}

/** Computes every checksum anew, after a change that was made to the rows in SQL. */
export function writeChecksums(connection: Database.Database, { name, columns, keys }: CheckedTable): void {
  const where = columns.slice(0, keys).map((column) => `${column} = CAST(? AS TEXT)`);
  const put = connection.prepare(`UPDATE ${name} SET checksum = ? WHERE ${where.join(' AND ')}`);
  for (const { cells } of readCells(connection, { name, columns, keys }, 'NULL'))
    put.run(rowChecksum(cells), ...cells.slice(0, keys).map((cell) => Buffer.from(cell ?? [])));
}

/** Cells as bytes: libsql ends the whole process at a text that is not UTF-8, which a damaged one may well be. */
function readCells(connection: Database.Database, { name, columns }: CheckedTable, checksum: 'checksum' | 'NULL') {
  const cast = columns.map((column) => `CAST(${column} AS BLOB)`);
  const rows = connection
    .prepare(`SELECT ${cast.join(', ')}, ${checksum} FROM ${name}`)
    .raw()
    .all() as unknown[][];
  return rows.map((row) => ({ cells: row.slice(0, -1).map(toCell), checksum: row.at(-1) }));
}

function toCell(value: unknown): Uint8Array | null {
  return value instanceof ArrayBuffer ? new Uint8Array(value) : value instanceof Uint8Array ? value : null;
}

function rowName({ name, keys }: CheckedTable, cells: readonly (Uint8Array | null)[]): string {
  const key = cells.slice(0, keys).map((cell) => Buffer.from(cell ?? []).toString('utf8'));
  return `${name} «${key.join(' ')}»`;
}
