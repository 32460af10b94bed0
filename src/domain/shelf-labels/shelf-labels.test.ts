import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Product } from '#domain/catalogue/product.ts';
import type { LotRow } from '#domain/price-import/upload-plan.ts';
import { changedByUpload, pricedSince } from './changed-prices.ts';
import { fitLine, fitName } from './fit-name.ts';
import { barWidth, labelCode } from './label-code.ts';
import { labelWords } from './label-content.ts';
import { labelFormats, placeLabels } from './label-formats.ts';
import { addItems, inOrder, labelCount, nextBatch, parseItems, withItemsBack } from './label-list.ts';
import { listedToday } from './listed-today.ts';
import { unitPrice } from './unit-price.ts';

test('every label of every format is on its paper and none on another', () => {
  for (const [name, format] of Object.entries(labelFormats)) {
    const { paper, label, columns, rows } = format;
    const [page = []] = placeLabels(format, columns * rows, 1);
    expect(page, name).toHaveLength(columns * rows);
    for (const { x, y } of page) {
      expect(x, name).toBeGreaterThanOrEqual(0);
      expect(x + label.width, name).toBeLessThanOrEqual(paper.width + 1e-9);
      expect(y + label.height, name).toBeLessThanOrEqual(paper.height + 1e-9);
      const others = page.filter((one) => one.x !== x || one.y !== y);
      expect(
        others.some((one) => Math.abs(one.x - x) < label.width - 1e-9 && Math.abs(one.y - y) < label.height - 1e-9),
        name,
      ).toBe(false);
    }
  }
});

test('the sheets have the margins of their templates: as much on the right and below as on the left and above', () => {
  for (const format of [labelFormats['avery-5160'], labelFormats['avery-5163'], labelFormats['riel-de-anaquel']]) {
    const last = placeLabels(format, format.columns * format.rows, 1)[0]?.at(-1);
    expect(format.paper.width - ((last?.x ?? 0) + format.label.width), format.name).toBeCloseTo(format.left, 4);
    expect(format.paper.height - ((last?.y ?? 0) + format.label.height), format.name).toBeCloseTo(format.top, 4);
  }
});

test('a used sheet is begun at the label that is asked for, and what does not fit goes on the next one', () => {
  const pages = placeLabels(labelFormats['avery-5160'], 30, 29);
  expect(pages.map((page) => page.map(({ item }) => item))).toEqual([
    [0, 1],
    Array.from({ length: 28 }, (_, at) => at + 2),
  ]);
  expect(pages[0]?.[0]?.x).toBeCloseTo(4.7625 + 69.85, 4);
  expect(pages[0]?.[0]?.y).toBeCloseTo(12.7 + 9 * 25.4, 4);
  expect(pages[1]?.[0]).toEqual({ item: 2, x: 4.7625, y: 12.7 });
  expect(placeLabels(labelFormats['avery-5160'], 0, 29)).toEqual([]);
});

test.each([
  ['7501206683316', '', 'EAN-13'],
  ['96385074', '', 'EAN-8'],
  ['036000291452', '', 'UPC-A'],
  ['', 'TZ-DH20', 'Code 128'],
])('the barcode %s or the clave «%s» is printed as %s', (codigoBarras, clave, symbology) => {
  const code = labelCode({ clave, ...(codigoBarras && { codigoBarras }) });
  expect(code).toEqual({ ok: true, value: { symbology, text: codigoBarras || clave } });
});

test('a wrong check digit, and a clave with a letter that no bars have, are said', () => {
  const error = (codigoBarras: string, clave: string) => {
    const code = labelCode({ clave, ...(codigoBarras && { codigoBarras }) });
    return code.ok ? '' : code.error;
  };
  expect(error('7501206683317', 'A-1')).toMatch(/último dígito del código de barras 7501206683317/);
  expect(error('123', 'A-1')).toMatch(/no tiene 8, 12 ni 13 dígitos/);
  expect(error('', 'TORNILLO-Ñ8')).toMatch(/«Ñ»/);
  expect(error('', ' ')).toMatch(/No tiene clave/);
});

test('a bar is as wide as the room allows, on a thermal printer whole dots, and absent where nobody could read it', () => {
  const { narrowestBar, dot } = labelFormats['rollo-58'];
  expect(barWidth(113, 48, { narrowestBar, dot })).toBe(0.375);
  expect(barWidth(150, 48, { narrowestBar, dot })).toBe(0.25);
  expect(barWidth(193, 48, { narrowestBar, dot })).toBeNull();
  expect(barWidth(113, 100, { narrowestBar: 0.19 })).toBe(0.33);
  expect(barWidth(200, 46, { narrowestBar: 0.19 })).toBeCloseTo(0.23, 5);
});

test.each([
  ['cubeta 19 L', '', 85_994, '4526 litro'],
  ['lata 400 ml', '', 8_900, '22250 litro'],
  ['caja 100 m', '', 189_900, '1899 metro'],
  ['caja con 1.44 m²', '', 28_800, '20000 m²'],
  ['caja con 100 piezas', '', 12_345, '123 pieza'],
  ['saco', '50 kg', 25_000, '500 kilo'],
  ['rollo 1,000 m', '', 189_900, '190 metro'],
  // The price is by the measure already.
  ['litro', '', 9_900, null],
  ['galón 1 L', '', 9_900, null],
  // How much is in it is not beyond doubt.
  ['paquete 6 de 1 L', '', 9_900, null],
  ['placa 1.22 × 2.44 m', '', 9_900, null],
  ['caja con 6', '300 ml', 9_900, null],
  ['pieza', '', 9_900, null],
  ['pieza', '19 L o 4 L', 9_900, null],
  ['bolsa', 'A granel', 9_900, null],
  ['cubeta 0 L', '', 9_900, null],
  // A decimal comma: read as thousands it would be ten times as much.
  ['botella 1,5 L', '', 9_900, null],
  ['pieza', '0,500 kg', 9_900, null],
])('%s (%s) for %i centavos is %s', (unidad, said, precio, expected) => {
  const ficha = said ? [{ nombre: 'Presentación', valor: said }] : [];
  const found = unitPrice({ unidad, ficha, precio });
  expect(found && `${found.price} ${found.per}`).toBe(expected);
});

const measure = (text: string): number => text.length * 0.5;

test('a name has two lines at most, gets smaller first, and is cut only with "…"', () => {
  const sizes = { largest: 4, smallest: 3 };
  expect(fitName('Taladro percutor', 60, sizes, measure)).toEqual({ lines: ['Taladro percutor'], size: 5 });
  expect(fitName('Taladro percutor inalámbrico de 20 V con dos baterías', 60, sizes, measure).lines).toEqual([
    'Taladro percutor inalámbrico',
    'de 20 V con dos baterías',
  ]);
  const long = 'Taladro percutor inalámbrico de 20 V con dos baterías, cargador rápido, maletín y juego de brocas';
  expect(fitName(long, 60, sizes, measure)).toEqual({
    lines: ['Taladro percutor inalámbrico de 20 V con', 'dos baterías, cargador rápido, maletín…'],
    size: 3,
  });
});

test('whatever a name is, its lines fit, and what is printed is its beginning, at a word or with "…"', () => {
  const word = fc.string({
    unit: fc.constantFrom('a', 'á', 'b', 'ñ', ',', '.', '-', '"', '1', '/'),
    minLength: 1,
    maxLength: 60,
  });
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 25 }), (words) => {
      const name = words.join(' ');
      const { lines, size } = fitName(name, 62, { largest: 3.4, smallest: 2.4 }, measure);
      expect(lines.length).toBeLessThanOrEqual(2);
      for (const line of lines) expect(measure(line) * size).toBeLessThanOrEqual(62 + 1e-9);
      const shown = lines.join(' ');
      if (!shown.includes('…')) expect(shown).toBe(name);
    }),
  );
});

test('what changed since a day has a price of that day or later, or one that came back that day because a promotion ended', () => {
  const products = [
    { id: 'a', precio: 100, precioVigente: '2026-11-20' },
    { id: 'b', precio: 100, precioVigente: '2026-11-19' },
    { id: 'c', precio: 100 },
    { id: 'd' },
    { id: 'e', precio: 100, precioVigente: '2026-11-21' },
    { id: 'f', precio: 100, precioVigente: '2026-01-01' },
  ];
  const ids = (day: string, today: string, until: string, price = 80) => {
    const promotions = { banner: null, prices: [{ id: 'f', price, from: '2026-11-10', until }] };
    return pricedSince(products, day, { promotions, today }).map(({ id }) => id);
  };
  expect(ids('2026-11-20', '2026-11-22', '2026-11-18')).toEqual(['a', 'e']);
  expect(ids('2026-11-20', '2026-11-22', '2026-11-19')).toEqual(['a', 'e', 'f']);
  expect(ids('2026-11-20', '2026-11-22', '2026-11-21')).toEqual(['a', 'e', 'f']);
  // It still runs, or it was never less than the price.
  expect(ids('2026-11-20', '2026-11-22', '2026-11-22')).toEqual(['a', 'e']);
  expect(ids('2026-11-20', '2026-11-22', '2026-11-21', 100)).toEqual(['a', 'e']);
  // After the one that the label says came another, which was never less than the price.
  const prices = [
    { id: 'f', price: 80, from: '2026-11-10', until: '2026-11-20' },
    { id: 'f', price: 100, from: '2026-11-21', until: '2026-11-21' },
  ];
  const since = { promotions: { banner: null, prices }, today: '2026-11-22' };
  expect(pricedSince(products, '2026-11-20', since).map(({ id }) => id)).toEqual(['a', 'e', 'f']);
});

test('a label has the price of today: during a promotion its own, with the one before and until when, and after it the stored one', () => {
  const product = {
    id: 'taladro',
    nombre: 'Taladro',
    clave: 'T-1',
    unidad: 'caja 100 m',
    ficha: [],
    precio: 249_900,
    precioVigente: '2026-10-01',
  } as unknown as Product;
  const listed = [
    { id: 'taladro', state: 'public', product, entry: null },
    { id: 'borrador', state: 'draft', product: { ...product, id: 'borrador' }, entry: null },
  ] as const;
  const price = { price: 199_900, from: '2026-11-20', until: '2026-11-30' };
  const promotions = { banner: null, prices: ['taladro', 'borrador'].map((id) => ({ id, ...price })) };
  const ean = { symbology: 'EAN-13', text: '7501206683316' } as const;
  const [drill, draft] = listedToday(listed, promotions, '2026-11-30').map((one) => labelWords(one.product, ean));
  expect(drill?.price).toBe('$1,999.00');
  expect(drill?.notes).toEqual([
    ['por caja 100 m, con IVA', 'por caja 100 m'],
    [
      'Antes $2,499.00. Oferta hasta el 30\u00a0nov\u00a02026',
      'Antes $2,499.00, hasta el 30\u00a0nov',
      'Antes $2,499.00',
    ],
    ['$19.99 por metro', '$19.99/metro'],
  ]);
  // A draft is not in the shop, so nobody is offered it for less.
  expect(draft?.price).toBe('$2,499.00');
  expect(listedToday(listed, promotions, '2026-12-01')).toBe(listed);
  expect(labelWords(product, ean).notes.at(-1)).toEqual(['Clave T-1', 'T-1']);
});

test('of a price upload, what it wrote has changed, also where it was undone; what it skipped has not', () => {
  const row = (id: string, fin: LotRow['fin'], antes: number | null, despues: number): LotRow => ({
    id,
    clave: id,
    antes,
    despues,
    vigente: '',
    rev: 1,
    ...(fin && { fin }),
  });
  const rows = [
    row('a', 'aplicada', 100, 200),
    row('b', 'saltada', 100, 200),
    row('c', 'deshecha', null, 200),
    row('d', undefined, 100, 200),
    row('e', 'conservada', 100, 200),
    row('f', 'aplicada', 200, 200),
  ];
  expect(changedByUpload(rows)).toEqual(['a', 'c', 'e']);
});

test('a list that was emptied comes back with its copies, before what another tab has added since', () => {
  const emptied = [
    { id: 'a', copies: 3 },
    { id: 'b', copies: 1 },
  ];
  expect(withItemsBack([], emptied)).toEqual(emptied);
  expect(withItemsBack([{ id: 'b', copies: 5 }], emptied)).toEqual([
    { id: 'a', copies: 3 },
    { id: 'b', copies: 5 },
  ]);
});

test('a product is in the list once, and a print has a thousand labels at most', () => {
  const items = addItems([{ id: 'a', copies: 3 }], ['b', 'a', 'b']);
  expect(items).toEqual([
    { id: 'a', copies: 3 },
    { id: 'b', copies: 1 },
  ]);
  expect(labelCount(items)).toBe(4);
  const many = Array.from({ length: 30 }, () => ({ copies: 90 }));
  expect(nextBatch(many)).toHaveLength(11);
  expect(nextBatch(items)).toEqual(items);
  expect(parseItems([{ id: 'a', copies: 2 }, { id: '', copies: 1 }, { id: 'b', copies: 0 }, null, 'x'])).toEqual([
    { id: 'a', copies: 2 },
  ]);
  expect(parseItems('no')).toEqual([]);
});

test('labels are printed in the order that is asked for, numbers by their value', () => {
  const rows = [
    { product: { nombre: 'Pintura 19 L', clave: 'B-2', marca: 'Zeta' } },
    { product: { nombre: 'Pintura 4 L', clave: 'B-10', marca: 'Álamo' } },
  ];
  const names = (order: Parameters<typeof inOrder>[1]) => inOrder(rows, order).map(({ product }) => product.nombre);
  expect(names('elegidos')).toEqual(['Pintura 19 L', 'Pintura 4 L']);
  expect(names('nombre')).toEqual(['Pintura 4 L', 'Pintura 19 L']);
  expect(names('clave')).toEqual(['Pintura 19 L', 'Pintura 4 L']);
  expect(names('marca')).toEqual(['Pintura 4 L', 'Pintura 19 L']);
});

test('a text that does not fit is never cut within a sign of two halves', () => {
  const { text } = fitLine('ABC🔧🔧🔧', 5.6, { largest: 1, smallest: 1 }, (each) => each.length);
  expect(text).toBe('ABC…');
});

test('a name with line ends, as a pasted one has, is broken at them and cut, and never looked at for ever', () => {
  let measured = 0;
  const patient = (text: string): number => {
    measured += 1;
    if (measured > 10_000) throw new Error('It does not end');
    return text.length * 0.5;
  };
  const sizes = { largest: 4, smallest: 3 };
  expect(fitName('Tornillo\nhexagonal', 16, sizes, patient).lines).toEqual(['Tornillo', 'hexagonal']);
  expect(fitLine(`A${'\n'.repeat(40)}B`, 10, sizes, patient).text).toBe('A…');
});
