import { parseRepair } from '#domain/workshop/parse-repair.ts';
import type { Repair } from '#domain/workshop/repair.ts';
import { emptyRepair, type RepairForm, repairShapes } from '#domain/workshop/repair-form.ts';
import { useSession } from '#store/session-store.ts';
import { type KeptRowForm, useKeptRowForm } from '../shared/forms/use-kept-row-form.ts';

/** A repair's form that was left half written on this device. */
export type KeptRepair = KeptRowForm<RepairForm, Repair>;

const KIND = { empty: emptyRepair, shapes: repairShapes, parse: parseRepair };

/** The key under which the form of a repair is kept; `null` for a new one. */
export function useRepairKey(id: string | null): string {
  const uid = useSession((state) => (state.status === 'signed-in' ? state.uid : ''));
  return `reparacion ${uid} ${id ?? 'nueva'}`;
}

/** What this device kept of a repair's form, `null` for nothing; `waiting` until it has been read. */
export const useKeptRepair = (key: string, id: string): KeptRepair | null | 'waiting' => useKeptRowForm(key, id, KIND);
