import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Product } from '#domain/catalogue/product.ts';
import { productFields } from '#domain/catalogue/product-fields.ts';
import type { KnownProduct } from '#domain/catalogue/product-rows.ts';
import { SHAPE } from './copy-database.ts';
import { DamagedCopy } from './damaged-copy.ts';
import { packRows } from './pack-rows.ts';
import { lacksFields, laterFields } from './packed-fields.ts';
import { unpackRows } from './packed-rows.ts';
import type { PackedRows } from './packed-shape.ts';

// Few texts, so that products share many; some that a careless mark between two of them would confuse.
const text = fc.constantFrom('', 'a', '1', '1 a', 'Voltaje', '20 V', '"\n/\\', 'ñ ½ 😀', '__proto__');
const whole = fc.nat(3000);
const list = <T>(one: fc.Arbitrary<T>) => fc.array(one, { maxLength: 4 });
const product: fc.Arbitrary<Product> = fc
  .record({
    id: text,
    nombre: text,
    slug: text,
    clave: text,
    marca: text,
    modelo: text,
    descripcion: text,
    unicID: text,
    etiquetas: list(text),
    unidad: text,
    ficha: list(fc.record({ nombre: text, valor: text })),
    caracteristicas: list(text),
    imagenes: list(fc.record({ imagen: text, alt: text, ancho: whole, alto: whole })),
    documentos: list(fc.record({ nombre: text, archivo: text, bytes: whole })),
    relacionados: fc.record({ accesorios: list(text), refacciones: list(text), alternativas: list(text) }),
    destacado: fc.boolean(),
    demostracion: fc.boolean(),
  })
  .chain((one) =>
    fc
      .record({ precio: whole, precioVigente: text, familia: text }, { requiredKeys: [] })
      .map((optional) => ({ ...one, ...optional })),
  );
const row: fc.Arbitrary<KnownProduct> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ rev: whole, product }).map((one) => ({ id: one.product.id, ...one })) },
  { weight: 1, arbitrary: fc.record({ id: text, rev: whole, product: fc.constant(null) }) },
);

const rows = fc.array(row, { maxLength: 12 });

test('what was packed is read as it was, field by field', () => {
  fc.assert(
    fc.property(rows, (some) => {
      expect(unpackRows(structuredClone(packRows(some, {})))).toStrictEqual(structuredClone(some));
    }),
    { numRuns: 500 },
  );
});

test('rows of which a part is missing are not read at all', () => {
  const cut = (packed: PackedRows, by: number): PackedRows[] => [
    { ...packed, lugares: packed.lugares.slice(0, -by) },
    { ...packed, cantidades: packed.cantidades.slice(0, -by) },
    ...(packed.textos === '' ? [] : [{ ...packed, textos: packed.textos.slice(0, -by) }]),
    { ...packed, textos: `${packed.textos}x` },
  ];
  fc.assert(
    fc.property(fc.array(row, { minLength: 1, maxLength: 6 }), fc.integer({ min: 1, max: 9 }), (some, by) => {
      const packed = packRows(some, {});
      for (const less of cut(packed, by)) expect(() => unpackRows(less)).toThrow(DamagedCopy);
    }),
    { numRuns: 300 },
  );
});

test('a text of any length can be packed', () => {
  const [first] = fc.sample(product, 1);
  if (!first) throw new Error('no product');
  const long: KnownProduct = { id: first.id, rev: 2 ** 40, product: { ...first, descripcion: 'ñ'.repeat(70_000) } };
  expect(unpackRows(packRows([long], {}))).toStrictEqual(structuredClone([long]));
});

test('what products have in common is one object in memory', () => {
  const [first] = fc.sample(product, 1);
  if (!first) throw new Error('no product');
  const ficha = [{ nombre: 'Voltaje', valor: '20 V' }];
  const alike = ['a', 'b'].map((id): KnownProduct => ({ id, rev: 1, product: { ...first, id, ficha } }));
  const [a, b] = unpackRows(packRows(alike, {}));
  expect(a?.product?.ficha[0]).toBe(b?.product?.ficha[0]);
});

/** Rows as the first version of this shape packed them, before rows said which fields they have, and what they were packed from. */
const first = JSON.parse(readFileSync(new URL('fixtures/shape-7.json', import.meta.url), 'utf8')) as {
  readonly rows: KnownProduct[];
  readonly packed: { readonly lugares: number[]; readonly cantidades: number[]; readonly textos: string };
};
const firstPacked: PackedRows = {
  lugares: Uint16Array.from(first.packed.lugares),
  cantidades: Float64Array.from(first.packed.cantidades),
  textos: first.packed.textos,
};

test('rows that were packed before there were later fields are read whole, without those', () => {
  expect(unpackRows(firstPacked)).toStrictEqual(first.rows);
});

test('a later field is packed where a product has it', () => {
  const fields = { codigo: 'text', medida: 'amount', nuevo: 'flag' } as const;
  const more = [{ codigo: '0017', nuevo: false }, { medida: 2.5 }, {}, {}, { codigo: '', medida: 7, nuevo: true }];
  const rows = first.rows.map((row, at) => ({ ...row, product: row.product && { ...row.product, ...more[at] } }));
  const packed = structuredClone(packRows(rows, fields));
  expect(unpackRows(packed)).toStrictEqual(rows);
  expect(unpackRows(packRows(rows, {}))).toStrictEqual(first.rows);
  expect(() => unpackRows({ ...packed, campos: { codigo: 'otra cosa' } })).toThrow(DamagedCopy);
  expect(() => unpackRows({ ...packed, campos: null })).toThrow(DamagedCopy);
});

test('a copy lacks fields when the version of the site that kept it did not know all of today’s', () => {
  expect(lacksFields(laterFields)).toBe(false);
  expect(lacksFields({})).toBe(Object.keys(laterFields).length > 0);
});

test('a field that not every device’s copy has is optional', () => {
  for (const name of Object.keys(laterFields)) expect(productFields).toHaveProperty([name, 'optional'], true);
});

// When this fails, devices cannot read what they have: raise SHAPE, or read both ways, then change the digest. A later field changes nothing here.
test('how rows are packed changes with the shape of the copy only', () => {
  const { lugares, cantidades, textos } = packRows(first.rows, laterFields);
  const packed = createHash('sha256')
    .update(JSON.stringify([[...lugares], [...cantidades], textos]))
    .digest('hex')
    .slice(0, 16);
  expect([SHAPE, packed]).toEqual([7, '3b89562b1d6c3fa2']);
});
