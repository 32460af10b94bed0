import type { Instant } from '#domain/kernel/instant.ts';
import { parseInstant } from '#domain/kernel/instant.ts';
import { shopDayOf } from '#domain/kernel/written-days.ts';
import type { QuoteNames } from '#domain/quotes/folio.ts';
import type { Fields } from '#domain/staff/journal/change.ts';
import { storeProfile } from '#domain/store-profile.ts';
import { newRepair } from '#domain/workshop/new-repair.ts';
import { dataOf, type Repair, type RepairData } from '#domain/workshop/repair.ts';
import { type RepairRow, repairChanges } from '#domain/workshop/repair-changes.ts';
import { waitsForOwner } from '#domain/workshop/repair-state.ts';
import { DEMO_REPAIRS, type DemoRepair, type DemoStep } from './repair-rows.ts';

/** The two documents of a repair of the demo, as the staff's tablet would have written them. */
export interface RepairDocuments {
  readonly repair: { readonly id: string; readonly fields: Fields };
  readonly status: { readonly id: string; readonly fields: Fields };
}

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/**
 * The repairs of the demo's workshop, received and worked on so many hours before now.
 * @param names of each repair, from chance: their secrets are addresses
 * @param colleague e-mail of who did all of it
 */
export function demoRepairs(now: number, names: () => QuoteNames, colleague: string): readonly RepairDocuments[] {
  return DEMO_REPAIRS.map((row) => repairDocuments(row, now, names(), colleague));
}

function repairDocuments(demo: DemoRepair, now: number, names: QuoteNames, por: string): RepairDocuments {
  const received = now - (demo.steps[0]?.hoursAgo ?? 0) * HOUR;
  let row: RepairRow = newRepair(names, por, toInstant(received), storeProfile.privacyVersion);
  let status: Fields = {};
  for (const step of demo.steps) {
    const data = { ...dataOf(row.value), ...demo.article, ...dataOfStep(step, now) };
    const en = now - step.hoursAgo * HOUR;
    const hasta = waitsForOwner(step.estado) ? dayFrom(en, storeProfile.policies.pickupDays) : '';
    const [repair, told] = repairChanges(row, { data, estado: step.estado, hasta }, { por, en });
    const fields = repair.document ?? {};
    row = { value: repairAfter(row.value, data, fields, step, hasta), rev: row.rev + 1, fields };
    status = told.document ?? {};
  }
  const { id, secreto, rev } = { ...row.value, rev: row.rev };
  return { repair: { id, fields: { ...row.fields, rev } }, status: { id: secreto, fields: { ...status, rev } } };
}

function repairAfter(before: Repair, data: RepairData, fields: Fields, { estado }: DemoStep, hasta: string): Repair {
  const historial = fields['historial'] as Repair['historial'];
  return { ...before, ...data, estado, historial, hasta };
}

/** Of a step what it says, its promised day counted from now. */
function dataOfStep({ promisedInDays, data }: DemoStep, now: number): Partial<RepairData> {
  return { ...data, ...(promisedInDays !== undefined && { promesa: dayFrom(now, promisedInDays) }) };
}

const dayFrom = (time: number, days: number): string => shopDayOf(time + days * DAY);

function toInstant(time: number): Instant {
  const instant = parseInstant(new Date(time).toISOString());
  if (!instant) throw new RangeError('A time of the demo is none');
  return instant;
}
