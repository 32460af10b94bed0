import { expect, test } from 'vitest';
import { openAccess } from '../access/open-access.ts';
import { Databases } from '../databases/databases.ts';
import { parseWrites } from '../protocol/write-json.ts';
import { openSqliteStore } from '../storage/sqlite-store.ts';
import { followShopCatalogue } from './shop-catalogue.ts';

const NAME = 'projects/la-fragua/databases/(default)';

function shop() {
  const database = new Databases(openSqliteStore(':memory:'), openAccess).open(NAME);
  const save = (nombre: string) => {
    const fields = { nombre: { stringValue: nombre } };
    const update = { name: `${NAME}/documents/categories/c`, fields };
    database.commit(parseWrites([{ update }], NAME), { uid: undefined });
  };
  return { database, save };
}

test('whoever has waited long enough gets the catalogue from before the last commit, because under a flood its reading takes seconds', async () => {
  const { database, save } = shop();
  const catalogue = followShopCatalogue(database, Date.now, 0);
  save('uno');
  const before = await catalogue();
  save('dos');
  expect(await catalogue()).toBe(before);
  await expect.poll(async () => (await catalogue()).version).not.toBe(before.version);
});

test('a shop that was just opened is waited for, because before it is the store that the site was built with', async () => {
  const { database, save } = shop();
  const catalogue = followShopCatalogue(database, Date.now, 0);
  const unopened = await catalogue();
  save('uno');
  const opened = await catalogue();
  expect(opened.version).not.toBe(unopened.version);
});

test('while the catalogue is being read it is read once more for all who come, however many commits there are', async () => {
  const { database, save } = shop();
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
