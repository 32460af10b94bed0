import { expect, test } from 'vitest';
import { DEFAULT_THRESHOLDS } from '#domain/price-import/choices.ts';
import { createPriceImport } from '#domain/price-import/price-import.ts';
import { openingCatalogue, openingCategories } from './opening-catalogue.ts';

const rows = [
  ['Clave', 'Descripción', 'Familia', 'Precio público'],
  ['MA-16', 'Martillo 16 oz', 'Herramienta manual', 189],
  ['TA-12', 'Taladro 1/2', 'Herramienta eléctrica', 1299.5],
  ['CL-2', 'Clavo 2 pulgadas', '', 45],
  ['MA-20', 'Marro 2 lb', 'HERRAMIENTA MANUAL', ''],
  ['ZZ-1', 'Cosa', 'Contacto', 10],
];
let made = 0;
const newId = (): string => `p${++made}`;

test('a list with titles becomes public products in the categories that it names', () => {
  const list = createPriceImport([
    {
      name: 'Hoja1',
      isHidden: false,
      hiddenColumns: [],
      merges: [],
      rows: rows.map((cells, at) => ({ number: at + 1, isHidden: false, cells })),
    },
  ]);
  list.setProducts([]);
  const { choices } = list.propose({ iva: 'incluido' }, null);
  list.review({ ...choices, looseClaves: false }, DEFAULT_THRESHOLDS);
  list.choose(list.linesOf({ filter: 'desconocidas', order: 'fila', search: '' }), true);
  const catalogue = openingCatalogue(list.newArticles(), { today: '2026-11-23', newId });
  expect(catalogue.categories.map(({ name, folder, unicID }) => [name, folder, unicID])).toEqual([
    ['Herramienta manual', 'herramienta-manual', '0'],
    ['Herramienta eléctrica', 'herramienta-electrica', '1'],
    ['Contacto', 'productos-contacto', '2'],
    ['General', 'general', '3'],
  ]);
  const products = catalogue.products.flat().filter(({ collection }) => collection === 'productos');
  expect(
    products.map(({ document }) => [
      document?.['clave'],
      document?.['unicID'],
      document?.['precio'],
      document?.['visible'],
    ]),
  ).toEqual([
    ['MA-16', '0', 18_900, 'public'],
    ['TA-12', '1', 129_950, 'public'],
    ['CL-2', '3', 4500, 'public'],
    ['MA-20', '0', undefined, 'public'],
    ['ZZ-1', '2', 1000, 'public'],
  ]);
  expect(catalogue.left).toBe(0);
});

test('a clave that cannot stand in the shop is counted, and so many categories that they would not fit go together', () => {
  const articles = Array.from({ length: 30 }, (_, at) => ({
    clave: at === 0 ? 'x'.repeat(60) : `C-${at}`,
    nombre: `Artículo ${at}`,
    precio: 100,
    codigoBarras: '',
    categoria: `Grupo ${at}`,
  }));
  const { categories, products, left } = openingCatalogue(articles, { today: '2026-11-23', newId });
  expect([categories.length, categories.at(-1)?.name, products.length, left]).toEqual([24, 'General', 29, 1]);
});

test('the categories are counted as they will be made: accents and capitals aside, with the one for the rest, and no more than fit', () => {
  const article = (clave: string, categoria?: string) => ({
    clave,
    nombre: clave,
    precio: 100,
    codigoBarras: '',
    ...(categoria !== undefined && { categoria }),
  });
  const named = [article('A', 'Eléctrico'), article('B', 'ELECTRICO'), article('C', 'Plomería')];
  expect(openingCategories(named).categories).toHaveLength(2);
  expect(openingCategories([...named, article('D', '')]).categories.map(({ name }) => name)).toEqual([
    'Eléctrico',
    'Plomería',
    'General',
  ]);
  expect(openingCategories([article('A')]).categories).toHaveLength(1);
  const many = Array.from({ length: 60 }, (_, at) => article(`C-${at}`, `Línea ${at}`));
  expect(openingCategories(many).categories).toHaveLength(24);
});
