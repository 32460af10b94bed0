import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fieldEntries } from '#domain/catalogue/product-fields.ts';
import { isTest, projectFiles } from './source-files.ts';

/** A file that names so many fields of a product repeats the table, so it has to be listed with its reason. */
const MANY = 8;
const LISTS: Readonly<Record<string, string>> = {
  'src/domain/catalogue/product-fields.ts': 'the table',
  'src/mirror/packed-rows.ts': 'the first fields, written out because that is read fastest',
  'src/mirror/packed-fields.ts': 'the same, so that later ones are told from them',
  'src/domain/catalogue/testing/bare-product.ts': 'a product that says nothing, for tests',
  'src/domain/pages/testing/small-site.ts': 'a filled product whose every text the tests replace',
  'src/domain/staff/testing/bad-products.ts': 'a filled form and what is wrong with it, for tests',
};

test('the fields of a product are listed in their table alone', () => {
  const names = fieldEntries.map(([name]) => name);
  const code = projectFiles().filter((path) => /^(src|sw)\/.+\.tsx?$/.test(path) && !isTest(path));
  const lists = code.filter((path) => {
    const text = readFileSync(path, 'utf8');
    return names.filter((name) => new RegExp(`\\b${name}\\b['"]?\\??:|'${name}'`).test(text)).length >= MANY;
  });
  expect(lists.sort()).toEqual(Object.keys(LISTS).sort());
});
