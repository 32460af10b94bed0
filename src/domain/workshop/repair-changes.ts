import type { Actor } from '#domain/quotes/history-step.ts';
import { withStep } from '#domain/quotes/quote-history.ts';
import type { Change, Fields } from '#domain/staff/journal/change.ts';
import type { StaffRow } from '#domain/staff/journal/staff-rows.ts';
import { toldTotal } from './authorised-amount.ts';
import type { Repair, RepairData } from './repair.ts';
import { repairChangesInWords } from './repair-history.ts';
import type { RepairState } from './repair-state.ts';
import { statusFields } from './repair-status.ts';

export type RepairRow = Pick<StaffRow<Repair>, 'value' | 'rev' | 'fields'>;

/** What a repair becomes. */
export interface RepairEdit {
  readonly data: RepairData;
  readonly estado: RepairState;
  /** Last day that the article is kept; empty while it does not wait for its owner. */
  readonly hasta: string;
}

/**
 * The two documents of an edit: the repair, and the status that the customer's link shows. Both begin at the same revision and are always written
 * together.
 * @param said what the history says besides what changed.
 */
export function repairChanges(
  row: RepairRow,
  { data, estado, hasta }: RepairEdit,
  actor: Actor,
  said: readonly string[] = [],
): [Change, Change] {
  const { value: repair, rev, fields } = row;
  const que = [...said, ...(rev === 0 ? [] : repairChangesInWords(repair, data))];
  const hasStep = rev === 0 || que.length > 0 || estado !== repair.estado;
  // A wrong step that is taken back is no new answer of the customer.
  const isAnswer = estado === 'autorizada' && repair.estado !== 'autorizada' && !said.includes(WRONG_STEP);
  const autorizado = isAnswer ? toldTotal(data) : undefined;
  const step = { estado, ...actor, ...(autorizado !== undefined && { autorizado }) };
  const historial = hasStep ? withStep(repair.historial, step, que) : repair.historial;
  const document: Fields = { ...fields, ...data, estado, historial, hasta };
  return bothChanges(row, document, statusFields(repair, data, estado, hasta));
}

/** Deletes a repair and its status for good, because a person may ask for all their data to be erased. */
export function repairErasure(row: RepairRow): [Change, Change] {
  return bothChanges(row, null, null);
}

/** What the history says of a step that takes a wrong one back. */
export const WRONG_STEP = 'Regresada: fue un paso equivocado';

/** The state that a wrong step came from; `null` where nothing came before. A step that was taken back is as if it had not been made. */
export function stateBefore({ estado, historial }: Pick<Repair, 'estado' | 'historial'>): RepairState | null {
  const way: RepairState[] = [];
  for (const step of historial) {
    if (step.que?.includes(WRONG_STEP) && way.at(-2) === step.estado) way.pop();
    else if (way.at(-1) !== step.estado) way.push(step.estado);
  }
  return way.findLast((state) => state !== estado) ?? null;
}

/** When the article was handed over last, in milliseconds; `null` where it was not. What is edited afterwards is a step in the same state. */
export function deliveredAt({ historial }: Pick<Repair, 'historial'>): number | null {
  const handed = historial.findLast(
    ({ estado }, at) => estado === 'entregada' && historial[at - 1]?.estado !== 'entregada',
  );
  return handed?.en ?? null;
}

/** What the customer's link shows of a stored repair. Its revision is the repair's. */
export const storedRepairStatus = (repair: Repair): Fields => statusFields(repair, repair, repair.estado, repair.hasta);

function bothChanges(row: RepairRow, document: Fields | null, status: Fields | null): [Change, Change] {
  const { value: repair, rev, fields } = row;
  const isNew = rev === 0;
  return [
    { collection: 'reparaciones', id: repair.id, baseRev: rev, base: isNew ? null : fields, document },
    {
      collection: 'estadosReparacion',
      id: repair.secreto,
      baseRev: rev,
      base: isNew ? null : storedRepairStatus(repair),
      document: status,
    },
  ];
}
