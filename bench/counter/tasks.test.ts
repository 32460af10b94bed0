import { expect, test } from 'vitest';
import { categories, labels, products } from '#demo/parsed-catalogue.ts';
import { PROBLEMS } from '#domain/search/vocabulary/problems.ts';
import { TASKS } from '#domain/search/vocabulary/tasks.ts';
import { taskNames } from '#domain/search/vocabulary/testing/task-names.ts';
import { WORKS } from '#domain/search/vocabulary/works.ts';
import { searchHere } from '#search/search-here.ts';

const catalogue = { categories, labels, products };

test('every task of the vocabulary, asked as it is written, finds a product of the demo store or is told that it is not sold', () => {
  const asked = [TASKS, PROBLEMS, WORKS].flatMap(taskNames).flatMap(({ names }) => names);
  expect(asked.length).toBeGreaterThan(1500);
  const empty = asked.filter((query) => {
    const { ids, advice } = searchHere(query, catalogue, []);
    return ids.length === 0 && advice === undefined;
  });
  expect(empty).toEqual([]);
});
