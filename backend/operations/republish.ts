import Database from 'libsql';
import { openAccess } from '../access/open-access.ts';
import { Databases } from '../databases/databases.ts';
import { openSqliteStore } from '../storage/sqlite-store.ts';
import { publishProducts } from './publish-products.ts';

const MINUTE = 60_000;

/**
 * Publishes the catalogue of a restored store anew. Readers never go back to a lower number, so this one is later than any that the copy or the
 * replaced data name, and later than the minutes of the clock: the store that readers know may be neither.
 */
export async function republish(file: string, replaced: string | undefined, now: Date): Promise<void> {
  const seq = Math.max(publishedSeq(file), replaced === undefined ? 0 : publishedSeq(replaced)) + 1;
  const names = databasesWithProducts(file);
  const store = openSqliteStore(file);
  try {
    const databases = new Databases(store, openAccess, () => now.getTime());
    for (const name of names)
      await publishProducts(databases.open(name), Math.max(seq, Math.floor(now.getTime() / MINUTE)));
  } finally {
    store.close();
  }
}

function databasesWithProducts(file: string): string[] {
  return query<{ database: string }>(
    file,
    "SELECT DISTINCT database FROM documents WHERE path LIKE 'productos/%' AND fields IS NOT NULL",
  ).map(({ database }) => database);
}

/** The highest number that any catalogue in the file was published under. A file that cannot be read says nothing. */
function publishedSeq(file: string): number {
  try {
    const rows = query<{ seq: string | null }>(
      file,
      "SELECT max(CAST(fields ->> '$.seq.integerValue' AS INTEGER)) AS seq FROM documents WHERE path = 'publicado/actual'",
    );
    return Number(rows[0]?.seq ?? 0);
  } catch {
    return 0;
  }
}

function query<Row>(file: string, sql: string): Row[] {
  const connection = new Database(file);
  try {
    return connection.prepare(sql).all() as Row[];
  } finally {
    connection.close();
  }
}
