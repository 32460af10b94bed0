import { writeSync } from 'node:fs';
import { openAccess } from '../access/open-access.ts';
import { Databases } from '../databases/databases.ts';
import { parseWrites } from '../protocol/write-json.ts';
import { lockDirectory } from './directory-lock.ts';
import { openSqliteStore } from './sqlite-store.ts';

/** The process that crash.test.ts kills: commits as fast as it can, and says so only after each commit has returned. */
const [directory = '', round = '0'] = process.argv.slice(2);
lockDirectory(directory);
const NAME = 'projects/p/databases/(default)';
const database = new Databases(openSqliteStore(`${directory}/fragua.db`), openAccess).open(NAME);

for (let n = 0; ; n++) {
  const update = (path: string) => ({
    update: { name: `${NAME}/documents/${path}`, fields: { n: { integerValue: n } } },
  });
  const ids = ['x', 'y', 'z'].map((part) => update(`c/${round}-${n}-${part}`));
  const { version } = database.commit(
    parseWrites([...ids, { delete: `${NAME}/documents/c/${round}-${n - 5}-x` }], NAME),
    { uid: undefined },
  );
  writeSync(1, `${n} ${version}\n`);
}
