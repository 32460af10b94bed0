import { expect, test, vi } from 'vitest';
import { parseJson, parseJsonSliced } from './parse-json.ts';

const nested = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`;

test.for([
  ['a hundred levels', nested(100), true],
  ['a hundred and one', nested(101), false],
  ['brackets in a text', JSON.stringify('['.repeat(1000)), true],
  ['brackets after an escaped quote', JSON.stringify(`"${'{'.repeat(1000)}`), true],
  ['brackets after a text that ends in a backslash', `["\\\\",${nested(100)}]`, false],
  ['many lists beside each other', `[${'[],'.repeat(1000)}1]`, true],
  ['two million lists', `[${'[],'.repeat(1_000_000)}1]`, false],
  ['ten million brackets', '['.repeat(10_000_000), false],
  ['a text without an end', '["aaa', false],
] as const)('%s', ([, text, isGood]) => {
  if (isGood) expect(parseJson(text)).toEqual(JSON.parse(text));
  else expect(() => parseJson(text)).toThrow(expect.objectContaining({ status: 'INVALID_ARGUMENT' }));
});

const named = (count: number) => `{${Array.from({ length: count }, (_, i) => `"${i}":{"nullValue":null}`).join()}}`;

test('a document of 350,000 names is refused before it is parsed, which took a second', () => {
  const parse = vi.spyOn(JSON, 'parse');
  for (const text of [
    `{"writes":[{"update":{"name":"c/a","fields":${named(350_000)}}}]}`,
    `{"fields":${named(350_000)}}`,
    `{"writes":[{},{"update":{"fields":{"m":{"mapValue":{"fields":${named(350_000)}}}}}}]}`,
  ])
    expect(() => parseJson(text)).toThrow(expect.objectContaining({ status: 'INVALID_ARGUMENT' }));
  expect(parse).not.toHaveBeenCalled();
  parse.mockRestore();
});

test('a document of as many names as Firestore indexes is parsed, and many documents of fewer', () => {
  const most = `{"writes":[{"update":{"fields":${named(40_000)}}}]}`;
  expect(parseJson(most)).toEqual(JSON.parse(most));
  const many = `{"writes":[${Array(8)
    .fill(`{"update":{"fields":${named(30_000)}}}`)
    .join()}]}`;
  expect(parseJson(many)).toEqual(JSON.parse(many));
});

const elements = Array.from({ length: 20_000 }, (_, i) => ({ delete: `c/${i}`, t: '"],[{', n: [[i], {}] }));
const long = { database: 'p', writes: elements, other: ['x'], names: elements.map(({ delete: name }) => name) };

test.for([
  ['with blanks', JSON.stringify(long, null, 1)],
  ['without', JSON.stringify(long)],
  ['a list alone', JSON.stringify(elements)],
  [
    'a list that is named twice',
    `{"writes":${JSON.stringify(elements)},"writes":${JSON.stringify(elements.slice(1))}}`,
  ],
  ['a list in a list', JSON.stringify({ writes: [elements.slice(0, 9000), elements.slice(0, 9000)] })],
  ['a name of the language', `{"__proto__":${JSON.stringify(elements)},"toString":${JSON.stringify(elements)}}`],
] as const)('a long request is what the parser makes of it: %s', ([, text]) => {
  const found = parseJson(text);
  expect(found).toEqual(JSON.parse(text));
  expect(Object.keys(found as object)).toEqual(Object.keys(JSON.parse(text) as object));
});

test('a long list is read in parts', () => {
  const text = JSON.stringify(long);
  const work = parseJsonSliced(text);
  let steps = 0;
  const parse = vi.spyOn(JSON, 'parse');
  while (work.next().done !== true) steps += 1;
  const longest = Math.max(...parse.mock.calls.map(([part]) => part.length));
  parse.mockRestore();
  expect(longest).toBeLessThan(text.length / 10);
  expect(steps).toBeGreaterThan(2 * Math.floor(text.length / (1 << 16)) - 4);
});

test('a fault in a long list is found wherever it stands', () => {
  const text = JSON.stringify(long);
  const commas = [...text.matchAll(/,(?=\{"delete)/g)].map(({ index }) => index);
  for (const at of commas.filter((_, i) => i % 1000 === 0)) {
    expect(() => parseJson(`${text.slice(0, at)},${text.slice(at)}`)).toThrow(/Invalid JSON/);
  }
  expect(() => parseJson(text.replace('],"other"', ',],"other"'))).toThrow(/Invalid JSON/);
  expect(() => parseJson(text.replace('],"other"', '},"other"'))).toThrow(/Invalid JSON/);
});
