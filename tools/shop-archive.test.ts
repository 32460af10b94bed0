import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ARCHIVED, LEFT_OUT } from '#domain/staff/archive/shop-archive.ts';

test('every collection that the rules know is in the archive of the shop, or left out with a reason', () => {
  const rules = readFileSync('firestore.rules', 'utf8');
  const collections = [...rules.matchAll(/^ {4}match \/(\w+)\//gm)].map(([, name]) => name ?? '');
  expect(collections.length).toBeGreaterThan(10);
  expect([...new Set(collections)].toSorted()).toEqual(
    [...ARCHIVED.map(({ name }) => name), ...Object.keys(LEFT_OUT)].toSorted(),
  );
});

test('a collection below another is in the archive with it', () => {
  const rules = readFileSync('firestore.rules', 'utf8');
  const below = [...rules.matchAll(/^ {6}match \/(\w+)\//gm)].map(([, name]) => name ?? '');
  expect(below.toSorted()).toEqual(ARCHIVED.flatMap((one) => one.below ?? []).toSorted());
});
