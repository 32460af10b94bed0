import { expect, test } from 'vitest';
import { demoCatalogue } from '#demo/catalogue/demo-catalogue.ts';
import { createSearchEngine } from '#domain/search/search-engine.ts';
import { DEMO_QUERIES } from './demo-queries.ts';

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const texts = (value: unknown): string[] => (Array.isArray(value) ? value.map(textOf) : []);

// Queries of visitors on the whole demo store, because the catalogue of the relevance judgments is small.
const catalogue = demoCatalogue();
const labelNames = new Map(catalogue.labels.map(({ id, fields }) => [id, textOf(fields['nombre'])]));
const titles = new Map<string, string>();
const engine = createSearchEngine();
for (const { id, fields } of catalogue.products.filter(({ fields }) => fields['visible'] === 'public')) {
  const [title, clave, marca, modelo] = ['nombre', 'clave', 'marca', 'modelo'].map((name) => textOf(fields[name]));
  const groups = texts(fields['etiquetas']).map((label) => labelNames.get(label) ?? '');
  titles.set(id, title ?? '');
  engine.put({
    id,
    kind: 'product',
    title: title ?? '',
    groups,
    clave: clave ?? '',
    marca: marca ?? '',
    modelo: modelo ?? '',
  });
}

test('what visitors of the demo store ask for comes first', () => {
  expect(titles.size).toBeGreaterThan(900);
  const wrong = DEMO_QUERIES.flatMap(([query, expected]) => {
    const [first] = engine.find(query, 1).map(({ id }) => titles.get(id) ?? '');
    const isRight = expected === null ? first === undefined : first !== undefined && expected.test(first);
    return isRight ? [] : [`${query}: ${first ?? 'nothing'}`];
  });
  expect(wrong).toEqual([]);
});
