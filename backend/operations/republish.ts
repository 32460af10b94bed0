import Database from 'libsql';
import { MENU_DELETIONS, SETTINGS } from '#domain/settings/subjects.ts';
import { openAccess } from '../access/open-access.ts';
import { Databases } from '../databases/databases.ts';
import type { HostedDatabase } from '../databases/hosted-database.ts';
import { openSqliteStore } from '../storage/sqlite-store.ts';
import { OPERATOR } from './operator-access.ts';
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
    for (const name of names) {
      const database = databases.open(name);
      tellOfMenus(database);
      await publishProducts(database, Math.max(seq, Math.floor(now.getTime() / MINUTE)));
    }
  } finally {
    store.close();
  }
}

/** Devices read the menus from what they know of them on, and would keep what was written after the backup. So they are told as of a deletion. */
function tellOfMenus(database: HostedDatabase): void {
  const path = `${SETTINGS}/${MENU_DELETIONS}`;
  const rev = database.state.get(path)?.fields['rev'];
  const known = rev && 'integerValue' in rev ? Number(rev.integerValue) : 0;
  const fields = { rev: { integerValue: String(known + 1) } };
  const transforms = [{ kind: 'requestTime', path: ['actualizado'] }] as const;
  database.commit([{ kind: 'update', path, fields, mask: undefined, transforms, precondition: undefined }], OPERATOR);
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
