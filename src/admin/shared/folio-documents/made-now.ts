import { type Instant, parseInstant } from '#domain/kernel/instant.ts';
import type { StaffRow } from '#domain/staff/journal/staff-rows.ts';

/** This moment, by the clock of the tablet. */
export function instantNow(): Instant {
  const now = parseInstant(new Date().toISOString());
  if (!now) throw new Error('The clock of this device gives no time.');
  return now;
}

/** The row of a new document as it is made at this moment: its form may have been left open since yesterday. One that is stored stays as it is. */
export function madeNow<Value extends { readonly creado: Instant }>(row: StaffRow<Value>): StaffRow<Value> {
  if (row.rev > 0) return row;
  const creado = instantNow();
  return { ...row, value: { ...row.value, creado }, fields: { ...row.fields, creado } };
}
