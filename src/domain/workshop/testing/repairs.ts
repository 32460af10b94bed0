import { parseInstant } from '#domain/kernel/instant.ts';
import { namesFromRandomBytes, RANDOM_BYTES } from '#domain/quotes/folio.ts';
import { must } from '#domain/quotes/testing.ts';
import type { Fields } from '#domain/staff/journal/change.ts';
import { checkRepair } from '../check-repair.ts';
import { newRepair } from '../new-repair.ts';
import { parseRepair } from '../parse-repair.ts';
import type { Repair, RepairData } from '../repair.ts';
import { type RepairRow, repairChanges } from '../repair-changes.ts';
import { emptyRepair, type RepairForm } from '../repair-form.ts';
import type { RepairState } from '../repair-state.ts';

/** The day on which the tests are. */
export const TODAY = '2026-11-23';
export const ACTOR = { por: 'ana@tienda.mx', en: 1_763_900_000_000 };
export const LABOUR = { producto: '', clave: '', nombre: 'Mano de obra', cantidad: 1, nota: 'interna', precio: 35_000 };

/** What was typed at the counter. */
export const form: RepairForm = {
  ...emptyRepair,
  telefono: '81 1234 5678',
  nombre: '  Ana   Pérez ',
  articulo: 'Rotomartillo',
  marca: 'TENAZ',
  modelo: 'RH20',
  serie: 'SN-778',
  falla: 'No percute',
  notas: 'Cliente con prisa',
};

export function instant(text: string) {
  const parsed = parseInstant(text);
  if (!parsed) throw new Error(text);
  return parsed;
}

export const fresh = (): RepairRow =>
  newRepair(
    namesFromRandomBytes(new Uint8Array(RANDOM_BYTES).fill(7), 'T'),
    'ana@tienda.mx',
    instant('2026-11-23T18:00:00.000Z'),
    '2026-11',
  );

/** The row after an edit, as the next one starts from it. */
export function after(row: RepairRow, data: RepairData, estado: RepairState, hasta = '', said: readonly string[] = []) {
  const [change, status] = repairChanges(row, { data, estado, hasta }, ACTOR, said);
  const fields: Fields = change.document ?? {};
  const value = must(parseRepair(change.id, { ...fields, rev: row.rev + 1 }));
  return { row: { value, rev: row.rev + 1, fields }, status };
}

export const data = must(checkRepair(form, TODAY));
export const repair = (change: Partial<Repair> = {}): Repair => ({
  ...after(fresh(), data, 'recibida').row.value,
  ...change,
});
