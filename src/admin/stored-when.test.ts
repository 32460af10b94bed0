import { afterEach, expect, test, vi } from 'vitest';
import { parseInstant } from '#domain/kernel/instant.ts';
import { ok } from '#domain/kernel/result.ts';
import { namesFromRandomBytes, RANDOM_BYTES } from '#domain/quotes/folio.ts';
import { newQuote } from '#domain/quotes/new-quote.ts';
import type { StaffRow } from '#domain/staff/journal/staff-rows.ts';
import { newRepair } from '#domain/workshop/new-repair.ts';
import { dataOf } from '#domain/workshop/repair.ts';
import type { Edit } from './journal/journal-sync.ts';
import { storeAnswer } from './quotes/store-answer.ts';
import { storeRepair } from './workshop/store-repair.ts';

const EVENING = parseInstant('2026-11-23T23:50:00Z');
const MORNING = '2026-11-24T15:00:00.000000000Z';
if (!EVENING) throw new Error('no time');
const names = namesFromRandomBytes(new Uint8Array(RANDOM_BYTES).fill(7), 'T');
const ANSWER = { nombre: 'Ana', telefono: '', correo: '', lineas: [], descuento: 0, flete: 0, vigencia: '', notas: '' };

/** A journal that stores everything, and what it was given. */
function openJournal() {
  const edits: Edit[] = [];
  const save = async (edit: Edit) => {
    edits.push(edit);
    return ok([]);
  };
  return {
    journal: { saveEdit: save, saveUndoable: save },
    createdLast: () => edits.at(-1)?.changes[0]?.document?.['creado'],
  };
}
const stored = <Value>(result: { readonly ok: boolean; readonly value?: StaffRow<Value> }): StaffRow<Value> => {
  if (!result.value) throw new Error('not stored');
  return result.value;
};

afterEach(() => void vi.useRealTimers());

test('what is received in the morning in a form that was left open in the evening has the time of the morning, and keeps it', async () => {
  vi.useFakeTimers({ now: Date.parse(MORNING) });
  const { journal, createdLast } = openJournal();
  const row = { ...newRepair(names, 'ana@tienda.mx', EVENING, '2026-11'), entry: undefined };
  const data = { ...dataOf(row.value), articulo: 'Lijadora' };
  const next = stored(await storeRepair(journal, row, { data, estado: 'recibida', hasta: '' }));
  expect([createdLast(), next.value.creado]).toEqual([MORNING, MORNING]);
  vi.setSystemTime(Date.parse('2026-11-25T15:00:00Z'));
  await storeRepair(journal, next, { data, estado: 'cancelada', hasta: '' });
  expect(createdLast()).toBe(MORNING);
});

test('a quotation that a colleague makes has the time at which it is stored, and a visitor’s keeps the time at which it came', async () => {
  vi.useFakeTimers({ now: Date.parse(MORNING) });
  const { journal, createdLast } = openJournal();
  const row = { ...newQuote(names, 'ana@tienda.mx', EVENING), entry: undefined };
  await storeAnswer(journal, row, ANSWER, 'en-revision');
  expect(createdLast()).toBe(MORNING);
  await storeAnswer(journal, { ...row, value: { ...row.value, hechaPor: '' } }, ANSWER, 'en-revision');
  expect(createdLast()).toBe(EVENING);
});
