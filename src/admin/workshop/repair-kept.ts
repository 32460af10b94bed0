import { parseRepair } from '#domain/workshop/parse-repair.ts';
import type { Repair } from '#domain/workshop/repair.ts';
import { emptyRepair, type RepairForm, repairShapes } from '#domain/workshop/repair-form.ts';
import { type KeptRowForm, useKeptRowForm } from '../shared/forms/use-kept-row-form.ts';

/** A repair's form that was left half written on this device. */
export type KeptRepair = KeptRowForm<RepairForm, Repair>;

const KIND = { empty: emptyRepair, shapes: repairShapes, parse: parseRepair };

/** What this device kept of a repair's form, `null` for nothing; `waiting` until it has been read. */
export const useKeptRepair = (key: string | null, id: string): KeptRepair | null | 'waiting' =>
  useKeptRowForm(key, id, KIND);
