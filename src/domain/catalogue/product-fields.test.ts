import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { isRetired, parseProduct } from './parse-product.ts';
import { fieldEntries, type ProductField, privateEntries, publicEntries, relations } from './product-fields.ts';

const rules = readFileSync(new URL('../../../firestore.rules', import.meta.url), 'utf8');
const between = (from: string, to: string): string => {
  const [, rest = ''] = rules.split(from);
  return rest.slice(0, rest.indexOf(to));
};
const keysIn = (body: string): string[] => {
  const [, list = ''] = /hasOnly\(\[([^\]]*)\]/.exec(body) ?? [];
  return [...list.matchAll(/'(\w+)'/g)].map(([, key = '']) => key);
};
const productRule = between('function hasProductFields(data) {', 'function isRelated');
const relatedRule = between('function isRelated(related) {', '}');
const privateRule = between('function isPrivate(data) {', '}');
const MONEY = '1000000000';

/** What the rules must say of a field, as their text has it. */
function ruleOf(name: string, field: ProductField): string {
  const text = `data.get('${name}', '')`;
  const list = `data.get('${name}', [])`;
  switch (field.kind) {
    case 'money':
      return field.private
        ? `isWhole(data.get('${name}', 0), 0, ${MONEY})`
        : `isWhole(data.get('${name}', 1), 1, ${MONEY})`;
    case 'choice':
      return `in ['${Object.keys(field.options).join("', '")}']`;
    case 'flag':
      return `data.get('${name}', false) is bool`;
    case 'day':
      return `isMatch(${text}, 10, `;
    case 'labels':
      return `isIdList(${list}, ${field.max})`;
    case 'related':
      return `isRelated(data.get('${name}', {}))`;
    case 'texts':
    case 'specs':
    case 'images':
    case 'documents':
      return `isList(${list}, ${field.max})`;
    case 'slug':
    case 'barcode':
      return `isMatch(${text}, ${field.max}, `;
    case 'prose':
      return `isProse(${text}, ${field.max})`;
    case 'note':
      return `isText(${text}, 0, ${field.max})`;
    case 'category':
    case 'line':
      return field.private ? `isText(${text}, 0, ${field.max})` : `isPlain(${text}, ${field.max})`;
  }
}

describe('the rules allow what the table says', () => {
  const stamps = ['rev', 'actualizado', 'actualizadoPor'];

  test('the fields of a product, public and private, and no others', () => {
    const names = (entries: readonly (readonly [string, unknown])[]): string[] => entries.map(([name]) => name);
    expect(keysIn(productRule).sort()).toEqual([...names(publicEntries), 'visible', ...stamps].sort());
    expect(keysIn(privateRule).sort()).toEqual([...names(privateEntries), ...stamps].sort());
    expect(keysIn(relatedRule).sort()).toEqual(Object.keys(relations).sort());
  });

  test.each(fieldEntries)('%s has the same kind and the same limit', (name, field) => {
    expect(field.private ? privateRule : productRule).toContain(ruleOf(name, field));
    if (field.kind !== 'related') return;
    for (const list of Object.keys(relations))
      expect(relatedRule).toContain(`isIdList(related.get('${list}', []), ${field.max})`);
  });

  test('what visitors cannot do without', () => {
    const required = publicEntries.filter(([, field]) => 'required' in field && !('usual' in field));
    const sold = between('function isSold(data) {', '}');
    expect([...sold.matchAll(/data\.(\w+) != ''/g)].map(([, name = '']) => name).sort()).toEqual(
      required.map(([name]) => name).sort(),
    );
  });
});

test('of a document with nothing but what is required, every field that is not optional has a value', () => {
  const parsed = parseProduct('p', { nombre: 'Marro', slug: 'marro', clave: '0017', unicID: 4, precio: undefined });
  if (!parsed.ok || isRetired(parsed.value)) throw new Error('not a product');
  const always = publicEntries.filter(([, { optional }]) => !optional).map(([name]) => name);
  expect(Object.keys(parsed.value).sort()).toEqual(['id', ...always].sort());
  expect(parsed.value).toMatchObject({ unicID: '4', unidad: 'pieza', marca: '', destacado: false, ficha: [] });
});
