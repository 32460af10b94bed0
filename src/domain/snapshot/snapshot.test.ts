import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Product } from '#domain/catalogue/product.ts';
import type { ProductRow } from '#domain/catalogue/product-rows.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import { joinParts, PART_BYTES, splitParts } from './parts.ts';
import { emptySnapshot, fold, SCHEMA, type Snapshot } from './snapshot.ts';
import { snapshotToText, textToSnapshot } from './snapshot-text.ts';

const word = fc.constantFrom(
  'Taladro',
  'Pintura',
  'ñandú "azul"',
  '',
  '1/2"',
  '0',
  'línea\u2028rara',
  '😀',
  '__proto__',
);
const name = word.map((text) => `${text}x`);
const ids = fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'e'), { maxLength: 3 });
const size = fc.integer({ min: 1, max: 2000 });

const product = (id: string): fc.Arbitrary<Product> =>
  fc.record(
    {
      id: fc.constant(id),
      nombre: name,
      slug: fc.oneof(name, fc.constant('taladro-x')),
      clave: name,
      marca: word,
      modelo: word,
      codigoBarras: fc.constantFrom('7501234567893', '96385074', ''),
      descripcion: word,
      unicID: word,
      etiquetas: ids,
      precio: fc.oneof(fc.integer({ min: 1, max: 1_000_000 }), fc.constant(Number.MAX_SAFE_INTEGER)),
      precioVigente: fc.constantFrom('2026-11-20', ''),
      unidad: word,
      familia: word,
      ficha: fc.array(fc.record({ nombre: word, valor: word }), { maxLength: 3 }),
      caracteristicas: fc.array(word, { maxLength: 3 }),
      imagenes: fc.array(fc.record({ imagen: word, alt: fc.oneof(word, name), ancho: size, alto: size }), {
        maxLength: 2,
      }),
      documentos: fc.array(fc.record({ nombre: word, archivo: word, bytes: size }), { maxLength: 2 }),
      relacionados: fc.record({ accesorios: ids, refacciones: ids, alternativas: ids }),
      destacado: fc.boolean(),
      demostracion: fc.boolean(),
    },
    {
      requiredKeys: [
        ...(['id', 'nombre', 'slug', 'clave', 'marca', 'modelo', 'descripcion', 'unicID', 'etiquetas'] as const),
        ...(['unidad', 'ficha', 'caracteristicas', 'imagenes', 'documentos', 'relacionados'] as const),
        ...(['destacado', 'demostracion'] as const),
      ],
    },
  );

/** Rows as a server with one history would give them: a revision of a product always has the same content. */
const history: fc.Arbitrary<ProductRow[]> = fc
  .uniqueArray(fc.tuple(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'long-id'), fc.integer({ min: 1, max: 4 })), {
    selector: ([id, rev]) => `${id}${rev}`,
    maxLength: 16,
  })
  .chain((keys) =>
    fc.tuple(
      ...keys.map(([id, rev]) =>
        fc.option(product(id), { nil: null, freq: 4 }).map((product) => ({
          id,
          rev,
          product,
          actualizado: '2026-11-21T00:00:00.000000000Z' as Instant,
        })),
      ),
    ),
  );

test('a snapshot reads back as it was written', () => {
  fc.assert(
    fc.property(history, (rows) => {
      const snapshot = fold(emptySnapshot, rows);
      expect(textToSnapshot(snapshotToText(snapshot))).toEqual({ ok: true, value: snapshot });
    }),
  );
});

test('the same products give the same text, in whatever order and however often they came', () => {
  fc.assert(
    fc.property(history, fc.infiniteStream(fc.nat()), fc.nat(16), (rows, dice, cut) => {
      const whole = fold(emptySnapshot, rows);
      const shuffled = rows
        .concat(rows.slice(cut))
        .map((row) => [dice.next().value ?? 0, row] as const)
        .sort(([a], [b]) => a - b)
        .map(([, row]) => row);
      const twice = fold(fold(emptySnapshot, shuffled.slice(0, cut)), shuffled);
      expect(snapshotToText(twice)).toBe(snapshotToText(whole));
    }),
  );
});

const one: Snapshot = fold(
  emptySnapshot,
  fc.sample(history, { seed: 7, numRuns: 40 }).flatMap((rows) => rows.filter(({ product }) => product !== null)),
);

test('whatever is wrong with the text, nothing of it is used', () => {
  const json = JSON.parse(snapshotToText(one)) as { columnas: Record<string, string>; [name: string]: unknown };
  const broken = (change: object): unknown => textToSnapshot(JSON.stringify({ ...json, ...change }));
  const column = (name: string, cell: string): object => ({
    columnas: { ...json.columnas, [name]: one.rows.map(() => cell).join(',') },
  });
  expect(broken({ schema: 2 })).toEqual({ ok: false, error: { kind: 'unknown-schema', schema: 2 } });
  for (const change of [
    { schema: 'x' },
    { palabras: '' },
    { rev: '' },
    { rev: one.rows.map(() => '1.5').join(',') },
    { id: one.rows.map(() => 'a').join(','), largo: 0 },
    { id: one.rows.map(() => 'a').join('') },
    { largo: 4 },
    { largo: 0.5 },
    { retirados: [['a']] },
    { retirados: [[one.rows[0]?.id, 9]] },
    { columnas: {} },
    column('precio', 'x'),
    column('precio', '-1'),
    column('nombre', '\u4444'),
    column('imagenes', 'a;b;x;1;'),
    column('accesorios', '9999;'),
  ]) {
    expect(broken(change)).toMatchObject({ ok: false, error: { kind: 'unreadable' } });
  }
  for (const text of ['', '{', 'null', '[]']) expect(textToSnapshot(text).ok).toBe(false);
});

test('parts hold what a document may hold, and join to what they were', () => {
  for (const length of [0, 1, PART_BYTES, PART_BYTES + 1, 3 * PART_BYTES]) {
    const packed = new Uint8Array(length).map((_, at) => at % 251);
    const parts = splitParts(packed);
    expect(parts.every((part) => part.length <= PART_BYTES)).toBe(true);
    expect(parts).toHaveLength(Math.max(1, Math.ceil(length / PART_BYTES)));
    expect(Buffer.compare(joinParts(parts), packed)).toBe(0);
  }
});

/** A snapshot as it was written before any field came to the first ones, and the rows that it was written from. */
const first = JSON.parse(readFileSync(new URL('fixtures/first-fields.json', import.meta.url), 'utf8')) as {
  readonly rows: ProductRow[];
  readonly text: string;
};
interface Written {
  readonly columnas: Readonly<Record<string, string>>;
}

describe('a snapshot of another version of the site', () => {
  const snapshot = fold(emptySnapshot, first.rows);
  const { columnas, ...rest } = JSON.parse(snapshotToText(snapshot)) as Written;
  const withColumns = (columnas: Written['columnas']): string => JSON.stringify({ ...rest, columnas });
  const without = (...names: string[]): string =>
    withColumns(Object.fromEntries(Object.entries(columnas).filter(([name]) => !names.includes(name))));

  test('of the first fields is read whole', () => {
    expect(textToSnapshot(first.text)).toMatchObject({ ok: true, value: snapshot });
  });

  test('that lacks a column has no product with that field, and says that it is older', () => {
    const read = textToSnapshot(without('familia', 'precio', 'destacado'));
    const rows = snapshot.rows.map(({ product: { familia: _f, precio: _p, ...product }, ...row }) => ({
      ...row,
      product: { ...product, destacado: false },
    }));
    expect(read).toEqual({ ok: true, value: { rows, tombstones: snapshot.tombstones, isOlder: true } });
  });

  test('that has a column more is read without it', () => {
    const read = textToSnapshot(withColumns({ ...columnas, nuevo: 'no list of cells at all' }));
    expect(read).toEqual({ ok: true, value: snapshot });
  });

  test('that lacks what no product can be without is refused', () => {
    expect(textToSnapshot(without('nombre')).ok).toBe(false);
    expect(textToSnapshot(without('renglones')).ok).toBe(false);
  });

  // When this fails, other versions of the site cannot read what is published: raise SCHEMA, then change the digest. A later field changes nothing here.
  test('how a snapshot is written changes with its schema only', () => {
    const { columnas: known } = JSON.parse(first.text) as Written;
    const later = Object.keys(columnas).filter((name) => !(name in known));
    const written = createHash('sha256')
      .update(without(...later))
      .digest('hex')
      .slice(0, 16);
    expect([SCHEMA, written]).toEqual([1, '006e1ecff231a8d8']);
  });
});
