import { describe, expect, test } from 'vitest';
import { parseProduct } from '#domain/catalogue/parse-product.ts';
import type { KnownProduct } from '#domain/catalogue/product-rows.ts';
import { parsePesos, pesosText } from '../forms/pesos.ts';
import { type Journal, overlayOf, recordOutcome } from '../journal/journal.ts';
import { badProducts, goodProductForm, otherProduct } from '../testing/bad-products.ts';
import { checkProduct, proposeSlug } from './check-product.ts';
import { datedPrice } from './dated-price.ts';
import { newProduct } from './kept-product.ts';
import { previewProduct } from './preview-product.ts';
import { deleteDraft, notThere, productState, publishProduct, retireProduct, saveDraft } from './product-commands.ts';
import { duplicateForm, emptyProductForm, looseProduct, productToForm, publicFields } from './product-form.ts';
import { findProduct, listProducts } from './product-list.ts';
import { hasOldPrice, plainQuery, queryFromAddress, queryToAddress, runQuery } from './product-query.ts';

function checked(form = goodProductForm) {
  const result = checkProduct(form, 'public', []);
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

describe('a product’s form', () => {
  test('that is good comes to a document that the shop can read, and what is private stays apart', () => {
    const { fields, internal } = checked();
    expect(internal).toEqual({ costo: 90_000, proveedor: 'Distribuidora' });
    expect(parseProduct('p', { ...fields, visible: 'public' })).toMatchObject({
      ok: true,
      value: { precio: 129_900, precioVigente: '2026-11-20', clave: 'TP-0012' },
    });
    expect(JSON.stringify(fields)).not.toContain('90000');
    expect(productToForm(fields, internal)).toEqual({ ...goodProductForm, costo: '900.00' });
  });

  test.each(badProducts.map((bad) => [bad.name, bad] as const))('%s', (_name, { field, typed, says }) => {
    const result = checkProduct({ ...goodProductForm, ...typed }, 'public', [otherProduct]);
    expect(result).toMatchObject({ ok: false, error: { [field]: expect.stringMatching(says) } });
  });

  test('as a draft it may lack everything but a name', () => {
    expect(checkProduct({ ...emptyProductForm, nombre: 'Idea', unidad: '' }, 'draft', [])).toMatchObject({
      ok: true,
      value: { fields: { slug: 'idea', clave: '' }, internal: null },
    });
    // Its address is cut from the name, may not end at a hyphen, and is no other product's.
    const long = checkProduct({ ...emptyProductForm, nombre: `${'a'.repeat(109)} b` }, 'draft', []);
    expect(long).toMatchObject({ ok: true, value: { fields: { slug: 'a'.repeat(109) } } });
    const again = checkProduct({ ...emptyProductForm, nombre: 'Idea' }, 'draft', [
      { nombre: 'Idea', clave: '', slug: 'idea' },
    ]);
    expect(again).toMatchObject({ ok: true, value: { fields: { slug: 'idea-2' } } });
    expect(checkProduct(emptyProductForm, 'draft', [])).toMatchObject({
      ok: false,
      error: { nombre: expect.any(String) },
    });
    expect(checkProduct({ ...goodProductForm, clave: 'x'.repeat(41) }, 'draft', []).ok).toBe(false);
  });

  test('a product is published in a category that there is, and kept as a draft in any, because no menu leads to a category that was deleted', () => {
    const form = { ...goodProductForm, unicID: '7' };
    expect(checkProduct(form, 'public', [], new Set(['7'])).ok).toBe(true);
    expect(checkProduct(form, 'draft', [], new Set(['8'])).ok).toBe(true);
    expect(checkProduct(form, 'public', [], new Set(['8']))).toEqual({
      ok: false,
      error: { unicID: 'Esta categoría ya no está. Elige otra.' },
    });
  });

  test('an address is proposed that no other product has', () => {
    expect(proposeSlug('Taladro viejo', [otherProduct, { slug: 'taladro-viejo-2' }])).toBe('taladro-viejo-3');
    expect(proposeSlug('¡!', [])).toBe('');
  });

  test('a copy has neither the clave nor the address of its original, and its price begins with it', () => {
    const original = {
      ...goodProductForm,
      slugsAnteriores: 'otro',
      precioVigente: '2026-01-10',
      existencia: 'agotado' as const,
    };
    expect(duplicateForm(original)).toMatchObject({
      slugsAnteriores: '',
      precioVigente: '',
      clave: '',
      codigoBarras: '',
      existencia: '',
      slug: 'taladro-percutor-1-2-copia',
      precio: '1,299.00',
    });
  });

  test('a copy of a product with a long name has an address that fits', () => {
    const { slug } = duplicateForm({ ...goodProductForm, nombre: `${'a'.repeat(109)} ${'b'.repeat(60)}` });
    expect(slug).toBe('a'.repeat(109));
  });

  test('a copy’s price is dated on the day that it is saved', () => {
    const copy = { ...duplicateForm({ ...goodProductForm, precioVigente: '2026-01-10' }), clave: 'COPIA-1' };
    const found = { id: 'nuevo', publico: notThere, borrador: notThere, interno: null };
    expect(datedPrice(found, checked(copy), '2026-11-20').fields).toMatchObject({ precioVigente: '2026-11-20' });
  });

  test('half written it can be looked at as visitors would see it', () => {
    const half = { ...goodProductForm, precio: 'mil', clave: '', caracteristicas: ['', 'Reversible'] };
    const product = previewProduct({ ...half, ficha: [...half.ficha, { nombre: 'Peso', valor: '' }] });
    expect(product).toMatchObject({
      nombre: goodProductForm.nombre,
      caracteristicas: ['Reversible'],
      ficha: goodProductForm.ficha,
      imagenes: goodProductForm.imagenes,
    });
    expect(product).not.toHaveProperty('precio');
    expect(JSON.stringify(product)).not.toContain(goodProductForm.proveedor);
    expect(previewProduct(goodProductForm)).toMatchObject({ precio: 129_900, demostracion: true });
    expect(previewProduct(emptyProductForm).nombre).toBe('Sin nombre');
  });

  test('a stored document of which half cannot be read opens with the other half', () => {
    expect(
      looseProduct('p', { nombre: 'Marro', ficha: 'no', precio: 'x', imagenes: [{}], destacado: 1 }),
    ).toMatchObject({
      nombre: 'Marro',
      ficha: [],
      imagenes: [],
      destacado: false,
    });
  });
});

test.each([
  ['2499', 249_900],
  ['$ 2,499.5', 249_950],
  [' $1 250.00 MXN ', 125_000],
  ['1,000,000.00 MXN', 100_000_000],
  ['', null],
])('%j is %j centavos', (typed, amount) => {
  expect(parsePesos(typed)).toEqual({ ok: true, value: amount });
  if (amount !== null) expect(parsePesos(pesosText(amount))).toEqual({ ok: true, value: amount });
});

test.each(['12 50', '125 180.00', '$1,250.00 980'])('%j is two amounts and none', (typed) => {
  expect(parsePesos(typed).ok).toBe(false);
});

describe('from draft to published to withdrawn', () => {
  const found = newProduct('p');
  const published = { ...found, publico: { rev: 4, fields: { ...checked().fields, visible: 'public' } } };
  const withDraft = { ...found, borrador: { rev: 2, fields: checked().fields } };

  test('somebody who is not staff can do nothing', () => {
    for (const result of [
      saveDraft('stranger', found, checked()),
      publishProduct('stranger', found, checked()),
      retireProduct('stranger', published),
      deleteDraft('stranger', withDraft),
    ]) {
      expect(result).toEqual({ ok: false, error: 'stranger' });
    }
  });

  test('a field of the found documents that only a newer version of the site knows stays in what is stored', () => {
    const draft = { rev: 2, fields: { ...checked().fields, garantia: '2 años' } };
    const interno = { rev: 1, fields: { costo: 1, margen: 30 } };
    const newer = { ...found, borrador: draft, interno };
    for (const result of [saveDraft('member', newer, checked()), publishProduct('member', newer, checked())]) {
      const documents = result.ok ? result.value.map(({ document }) => document) : [];
      expect(documents[0]).toMatchObject({ garantia: '2 años' });
      expect(documents.at(-1)).toEqual({ ...checked().internal, margen: 30 });
    }
    const emptied = saveDraft('member', newer, { ...checked(), internal: null });
    expect(emptied).toMatchObject({ ok: true, value: [{}, { document: { margen: 30 } }] });
  });

  test('publishing moves the draft in one step', () => {
    expect(publishProduct('member', withDraft, checked())).toMatchObject({
      ok: true,
      value: [
        { collection: 'productos', baseRev: 0, document: { visible: 'public' } },
        { collection: 'borradores', baseRev: 2, document: null },
        { collection: 'internos', baseRev: 0, document: { costo: 90_000 } },
      ],
    });
  });

  test('a withdrawn one leaves its address and its alternatives, and its content as a draft', () => {
    const result = retireProduct('member', published);
    expect(result).toMatchObject({
      ok: true,
      value: [
        { collection: 'productos', baseRev: 4, document: { visible: 'retirado' } },
        { collection: 'borradores', baseRev: 0, document: { clave: 'TP-0012' } },
      ],
    });
    const { slug } = checked().fields;
    if (result.ok) expect(result.value[0]?.document).toMatchObject({ visible: 'retirado', slug });
    if (result.ok) expect(Object.keys(result.value[0]?.document ?? {})).not.toContain('nombre');
    expect(retireProduct('member', withDraft)).toEqual({ ok: false, error: 'nothing-there' });
  });

  test('a new slug keeps the old one, of a public product and of one that was withdrawn, and not of a draft that nobody saw', () => {
    const { fields, ...rest } = checked();
    const renamed = { ...rest, fields: { ...fields, slug: 'otra' } };
    const stored = (result: ReturnType<typeof saveDraft>) =>
      result.ok && result.value[0]?.document?.['slugsAnteriores'];
    const slug = fields['slug'];
    expect(stored(publishProduct('member', published, renamed))).toBe(slug);
    expect(stored(publishProduct('member', published, checked()))).toBeUndefined();
    expect(stored(saveDraft('member', withDraft, renamed))).toBeUndefined();
    const withdrawn = { ...withDraft, publico: { rev: 5, fields: { visible: 'retirado' } } };
    expect(stored(saveDraft('member', withdrawn, renamed))).toBe(slug);
    expect(stored(publishProduct('member', withdrawn, renamed))).toBe(slug);
  });

  test('private notes that the device has not read are not changed', () => {
    const result = saveDraft('member', { ...found, interno: null }, checked());
    expect(result.ok && result.value.map(({ collection }) => collection)).toEqual(['borradores']);
  });

  test('what a product is follows from its documents', () => {
    const tombstone = { rev: 5, fields: { visible: 'retirado' } };
    expect(productState(published)).toBe('public');
    expect(productState(withDraft)).toBe('draft');
    expect(productState({ ...withDraft, publico: tombstone })).toBe('retired');
    expect(productState({ borrador: notThere, publico: tombstone })).toBe('gone');
  });
});

describe('the list', () => {
  const product = looseProduct('p', checked().fields);
  const rows = [
    { id: 'p', rev: 3, product },
    {
      id: 'q',
      rev: 1,
      product: {
        ...product,
        id: 'q',
        nombre: 'Broca',
        clave: 'B-1',
        precio: 500,
        etiquetas: [],
        existencia: 'agotado' as const,
      },
    },
    { id: 'muerto', rev: 9, product: null },
  ];
  const drafts = new Map([
    ['d', { id: 'd', rev: 1, fields: { nombre: 'Borrador' } }],
    ['muerto', { id: 'muerto', rev: 2, fields: { nombre: 'Retirado' } }],
  ]);
  const edit = retireProduct('member', findProduct({ rows, drafts, overlay: new Map() }, 'p', null));
  const journal = [
    {
      id: '1',
      title: 'retirar',
      changes: edit.ok ? edit.value : [],
      by: { uid: 'ana', email: 'a' },
      at: 0,
      state: { kind: 'saved' as const },
    },
  ];

  test('has public ones, drafts and withdrawn ones, and keeps the object of what nothing touches', () => {
    const listed = listProducts({ rows, drafts, overlay: new Map() });
    expect(listed.map(({ id, state }) => [id, state])).toEqual([
      ['p', 'public'],
      ['q', 'public'],
      ['d', 'draft'],
      ['muerto', 'retired'],
    ]);
    expect(listed[0]?.product).toBe(product);
  });

  test('shows unsent work, and starts the next edit from it', () => {
    const sources = { rows, drafts, overlay: overlayOf(journal) };
    const listed = listProducts(sources);
    expect(listed.find(({ id }) => id === 'p')).toMatchObject({ state: 'retired', entry: { id: '1' } });
    expect(findProduct(sources, 'p', null)).toMatchObject({
      publico: { rev: 4, fields: { visible: 'retirado' } },
      borrador: { rev: 1 },
    });
    expect(publicFields(product)).toMatchObject({ visible: 'public', clave: 'TP-0012' });
  });

  test('keeps the row of a product with unsent work until that work or the product changes', () => {
    const rowIn = (now: Journal, rowsNow: readonly KnownProduct[] = rows) =>
      listProducts({ rows: rowsNow, drafts, overlay: overlayOf(now) }).find(({ id }) => id === 'p');
    const sent = recordOutcome(journal, '1', { kind: 'applied' }, 5);
    expect(rowIn([...journal])).toBe(rowIn(journal));
    expect(rowIn(sent)).toMatchObject({ state: 'retired', entry: null });
    // A colleague published it again.
    const again = rows.map((row) => (row.id === 'p' ? { ...row, rev: 9 } : row));
    expect(rowIn(sent, again)).toMatchObject({ state: 'public', product });
  });

  test('answers a query, which its address carries there and back', () => {
    const listed = listProducts({ rows, drafts, overlay: new Map() });
    const ids = (change: Partial<typeof plainQuery>, found: string[] | null = null, oldBefore = '2026-11-20') =>
      runQuery(listed, { ...plainQuery, ...change }, found, oldBefore).map(({ id }) => id);
    expect(ids({})).toEqual(['d', 'q', 'muerto', 'p']);
    expect(ids({ state: 'publicos', sort: 'precio', descending: true })).toEqual(['p', 'q']);
    expect(ids({ sort: 'relevancia' }, ['q', 'd'])).toEqual(['q', 'd']);
    expect(ids({ gap: 'subcategoria', state: 'publicos' })).toEqual(['q']);
    expect(ids({ state: 'agotados' })).toEqual(['q']);
    expect(ids({ gap: 'existencia', state: 'publicos' })).toEqual([]);
    expect(ids({ gap: 'existencia', state: 'borradores' })).toEqual(['d']);
    expect(ids({ gap: 'vigencia' })).toEqual([]);
    expect(ids({ gap: 'vigencia' }, null, '2026-11-21')).toContain('p');
    // Nobody sells what was withdrawn at its price, so that is never old.
    const [one] = listed.filter(({ id }) => id === 'p');
    expect(one && hasOldPrice(one, '2026-11-21')).toBe(true);
    expect(one && hasOldPrice({ ...one, state: 'retired' }, '2026-11-21')).toBe(false);
    const query = {
      ...plainQuery,
      text: 'broca',
      state: 'borradores',
      sort: 'clave',
      descending: true,
      columns: ['marca'],
    } as const;
    const address = new URLSearchParams(queryToAddress(query));
    expect(queryFromAddress((name) => address.get(name))).toEqual(query);
    expect(queryFromAddress((name) => (name === 'orden' ? 'nada' : null))).toEqual(plainQuery);
  });
});
