import { expect, test } from 'vitest';
import { parseInstant } from '#domain/kernel/instant.ts';
import { allSuppliers } from './all-suppliers.ts';
import { appliedList, splitIds } from './known-supplier.ts';
import { parseSupplier } from './parse-supplier.ts';
import { productsOf, reviewed, uploadOf } from './testing.ts';

const creado = parseInstant('2026-08-03T18:00:00Z');
if (!creado) throw new Error('No instant');
const stored = {
  nombre: 'Truper',
  columnas: { titulos: 'clave|precio', clave: 'Clave', precio: 'Precio', nombre: '', iva: 'mas', factor: 1.35 },
  archivo: 'agosto.xlsx',
  carga: 'u1',
  filas: 40,
  conocidas: 38,
  creado,
  rev: 1,
};
const idOf = (name: string): string => name.toLowerCase();
const truper = () => {
  const parsed = parseSupplier('truper', stored);
  if (!parsed.ok) throw new Error(parsed.error.problem);
  return parsed.value;
};
const upload = (id: string, proveedor: string) => {
  const one = uploadOf(id, creado);
  return { ...one, proveedor, columnas: { ...one.columnas, titulos: 'clave|precio' } };
};

test('a supplier is read from its document, and one without a name or a day is ignored', () => {
  expect(truper()).toEqual({
    id: 'truper',
    nombre: 'Truper',
    columnas: stored.columnas,
    ultima: { archivo: 'agosto.xlsx', carga: 'u1', creado, filas: 40, conocidas: 38 },
  });
  expect(parseSupplier('truper', { ...stored, nombre: '' }).ok).toBe(false);
  expect(parseSupplier('truper', { ...stored, creado: 'ayer' }).ok).toBe(false);
  expect(parseSupplier('truper', { ...stored, columnas: { ...stored.columnas, factor: 0 } }).ok).toBe(false);
});

test('uploads of before still say how a list is read, but not for a supplier that is remembered', () => {
  const known = allSuppliers([truper()], [upload('u1', 'TRUPER'), upload('u2', 'Urrea'), upload('u3', '')], idOf);
  expect(known.map(({ id, nombre }) => [id, nombre])).toEqual([
    ['truper', 'Truper'],
    ['', 'Urrea'],
    ['', ''],
  ]);
  // Until the suppliers are known, an upload may be an older list of one of them.
  expect(allSuppliers(null, [upload('u2', 'Urrea')], idOf)[0]?.columnas.titulos).toBe('');
});

test('what was undone or cancelled is no answer: only the titles of its columns are kept', () => {
  const undone = { ...upload('u1', 'Truper'), estado: 'deshecha' } as const;
  const [supplier] = allSuppliers([truper()], [undone], idOf);
  expect(supplier).toMatchObject({ ultima: null, columnas: { titulos: '', clave: 'Clave' } });
  expect(allSuppliers([], [undone], idOf)).toEqual([]);
});

test('the products of a list of any length fit into a document, and none is cut in half', () => {
  const clave = (at: number): string => `${at}`.padStart(30, '0');
  const products = productsOf(Object.fromEntries(Array.from({ length: 50_000 }, (_, at) => [`C${at}`, 1])));
  const long = products.map((product, at) => ({ ...product, id: clave(at) }));
  const { rows } = reviewed(
    [
      ['Clave', 'Precio'],
      ['C1', 1],
    ],
    long,
    { iva: 'incluido' },
  );
  const [row] = rows;
  if (!row) throw new Error('No row');
  const all = long.map((_, product) => ({ ...row, product }));
  const { productos } = appliedList(all, long);
  expect(productos.length).toBeLessThanOrEqual(900_000);
  expect([...splitIds(productos)].every((id) => id.length === 30)).toBe(true);
  expect(splitIds(productos).size).toBeGreaterThan(29_000);
});
