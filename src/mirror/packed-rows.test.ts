import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Product } from '#domain/catalogue/product.ts';
import { DamagedCopy, type PackedRows, packRows, unpackRows } from './packed-rows.ts';
import type { StoredRow } from './stored-rows.ts';

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
const row: fc.Arbitrary<StoredRow> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ rev: whole, product }).map((one) => ({ id: one.product.id, ...one })) },
  { weight: 1, arbitrary: fc.record({ id: text, rev: whole, product: fc.constant(null) }) },
);

const rows = fc.array(row, { maxLength: 12 });

test('what was packed is read as it was, field by field', () => {
  fc.assert(
    fc.property(rows, (some) => {
      expect(unpackRows(structuredClone(packRows(some)))).toStrictEqual(structuredClone(some));
    }),
    { numRuns: 500 },
  );
});

test('of what was cut short nothing is read', () => {
  const cut = (packed: PackedRows, by: number): PackedRows[] => [
    { ...packed, lugares: packed.lugares.slice(0, -by) },
    { ...packed, cantidades: packed.cantidades.slice(0, -by) },
    ...(packed.textos === '' ? [] : [{ ...packed, textos: packed.textos.slice(0, -by) }]),
    { ...packed, textos: `${packed.textos}x` },
  ];
  fc.assert(
    fc.property(fc.array(row, { minLength: 1, maxLength: 6 }), fc.integer({ min: 1, max: 9 }), (some, by) => {
      const packed = packRows(some);
      for (const less of cut(packed, by)) expect(() => unpackRows(less)).toThrow(DamagedCopy);
    }),
    { numRuns: 300 },
  );
});

test('a text of any length has room', () => {
  const [first] = fc.sample(product, 1);
  if (!first) throw new Error('no product');
  const long: StoredRow = { id: first.id, rev: 2 ** 40, product: { ...first, descripcion: 'ñ'.repeat(70_000) } };
  expect(unpackRows(packRows([long]))).toStrictEqual(structuredClone([long]));
});

test('what products have in common is one object in memory', () => {
  const [first] = fc.sample(product, 1);
  if (!first) throw new Error('no product');
  const ficha = [{ nombre: 'Voltaje', valor: '20 V' }];
  const alike = ['a', 'b'].map((id): StoredRow => ({ id, rev: 1, product: { ...first, id, ficha } }));
  const [a, b] = unpackRows(packRows(alike));
  expect(a?.product?.ficha[0]).toBe(b?.product?.ficha[0]);
});
