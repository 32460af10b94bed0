import { expect, test } from 'vitest';
import { openAccess } from '../access/open-access.ts';
import { Databases } from '../databases/databases.ts';
import { parseWrites } from '../protocol/write-json.ts';
import { openSqliteStore } from '../storage/sqlite-store.ts';
import { followShopCatalogue } from './shop-catalogue.ts';

const NAME = 'projects/la-fragua/databases/(default)';

test('while the catalogue is being read it is read once more for all who come, however many commits there are', async () => {
  const database = new Databases(openSqliteStore(':memory:'), openAccess).open(NAME);
  const save = (nombre: string) => {
    const fields = { nombre: { stringValue: nombre } };
    const update = { name: `${NAME}/documents/categories/c`, fields };
    database.commit(parseWrites([{ update }], NAME), { uid: undefined });
  };
  const catalogue = followShopCatalogue(database);
  save('uno');
  const first = catalogue();
  save('dos');
  const second = catalogue();
  save('tres');
  const third = catalogue();
  expect(third).toBe(second);
  const [before, after] = [await first, await third];
  expect(after.version).not.toBe(before.version);
  // It is that of the last commit, and there is nothing more to read.
  expect(await catalogue()).toBe(after);
});
