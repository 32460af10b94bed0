import { expect, test } from 'vitest';
import { shopDayOf } from '#domain/kernel/written-days.ts';
import { namesFromRandomBytes, RANDOM_BYTES } from '#domain/quotes/folio.ts';
import { parseRepair } from '#domain/workshop/parse-repair.ts';
import { overdueOn } from '#domain/workshop/repair-list.ts';
import { canBecome } from '#domain/workshop/repair-state.ts';
import { parseRepairStatus } from '#domain/workshop/repair-status.ts';
import { demoRepairs } from './demo-repairs.ts';

const NOW = Date.UTC(2026, 10, 24, 18);
let next = 0;
const made = demoRepairs(
  NOW,
  () => namesFromRandomBytes(new Uint8Array(RANDOM_BYTES).fill((next += 1)), 'T'),
  'demo@lafragua.example',
);
const repairs = made.map(({ repair }) => {
  const parsed = parseRepair(repair.id, repair.fields);
  if (!parsed.ok) throw new Error(parsed.error.problem);
  return parsed.value;
});

test('every repair reads back, went through the steps in their order, and none is in the future', () => {
  for (const { historial, garantia, lineas } of repairs) {
    for (const [at, step] of historial.entries()) {
      const before = historial[at - 1];
      expect(before === undefined ? step.estado === 'recibida' : canBecome(before.estado, step.estado)).toBe(true);
      expect(step.en).toBeLessThanOrEqual(NOW);
    }
    // Nobody authorises what has no price, unless the warranty covers it.
    if (historial.some(({ estado }) => estado === 'autorizada')) expect(garantia || lineas.length > 0).toBe(true);
  }
});

test('the workshop has something in six states, one overdue and one under warranty', () => {
  expect(repairs.map(({ estado }) => estado)).toEqual([
    'recibida',
    'diagnostico',
    'en-reparacion',
    'autorizada',
    'reparada',
    'entregada',
  ]);
  const overdue = repairs.filter((repair) => overdueOn(repair, shopDayOf(NOW)));
  expect(overdue.map(({ estado, promesa }) => [estado, promesa])).toEqual([['autorizada', '2026-11-22']]);
  expect(repairs.filter(({ garantia }) => garantia)).toHaveLength(1);
});

test("a customer's page says nothing of the person", () => {
  for (const { repair, status } of made) {
    expect(parseRepairStatus(status.fields)?.folio).toBe(repair.fields['folio']);
    const told = JSON.stringify(status.fields);
    for (const name of ['nombre', 'telefono', 'serie', 'notas'])
      if (repair.fields[name] !== '') expect(told).not.toContain(JSON.stringify(repair.fields[name]));
  }
});
