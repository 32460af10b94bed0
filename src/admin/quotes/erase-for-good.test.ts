import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { err, ok } from '#domain/kernel/result.ts';
import { keepForm, readKeptForm } from '../journal/kept-forms.ts';
import { eraseForGood } from './erase-for-good.ts';

const erased = (id: string) => ({ id, title: `Borrar ${id}`, changes: [] });

test('with a quotation goes what was half written of it on this device, of anybody, and nothing of the others', async () => {
  const typed = { form: { nombre: 'Ana Pérez', telefono: '8112345678' } };
  for (const key of ['cotizacion rosa c1', 'cotizacion luis c1', 'cotizacion rosa c2', 'reparacion rosa c3'])
    await keepForm(key, typed);
  let saves = 0;
  const saveEdit = () => Promise.resolve(++saves > 2 ? err('no-room' as const) : ok([]));
  const { gone, problem } = await eraseForGood({ saveEdit }, ['c1', 'c3', 'c2'].map(erased));
  expect(gone).toEqual(['c1', 'c3']);
  expect(problem).not.toBe('');
  const left = (key: string) => readKeptForm(key);
  expect(await left('cotizacion rosa c1')).toBeUndefined();
  expect(await left('cotizacion luis c1')).toBeUndefined();
  expect(await left('reparacion rosa c3')).toBeUndefined();
  expect(await left('cotizacion rosa c2')).toMatchObject({ values: typed });
});
