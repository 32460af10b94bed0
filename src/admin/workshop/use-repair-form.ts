import { useState } from 'react';
import type { StaffRow } from '#domain/staff/journal/staff-rows.ts';
import { checkRepair, intakeProblems, type RepairProblems, stepProblems } from '#domain/workshop/check-repair.ts';
import { followRepair, isSameForm, repairCollisions, repairFieldText } from '#domain/workshop/follow-repair.ts';
import { dataOf, type Repair, type RepairData } from '#domain/workshop/repair.ts';
import { type RepairForm, repairToForm } from '#domain/workshop/repair-form.ts';
import { type RepairState, waitsForOwner } from '#domain/workshop/repair-state.ts';
import { profileStore } from '#store/profile-store.ts';
import { type FollowRules, useFollowedForm } from '../shared/forms/use-followed-form.ts';
import { type SavingForm, useFormSaving } from '../shared/forms/use-form-saving.ts';
import { dayAfter } from '../shared/texts/day-after.ts';
import { useStaff } from '../staff.ts';
import type { KeptRepair } from './repair-kept.ts';
import { storeRepair } from './store-repair.ts';

export interface RepairFormState extends SavingForm<RepairForm, RepairProblems, RepairState> {
  /** As it is now: what a save starts from. */
  readonly repair: Repair;
  /** What is typed, where all of it can be stored; else what is stored. For messages and paper. */
  readonly shown: RepairData;
}

const RULES: FollowRules<RepairForm, Repair> = {
  toForm: repairToForm,
  follow: followRepair,
  collisions: repairCollisions,
  text: repairFieldText,
};

/** The form of a repair: it follows what others save, and what is typed is kept on the device until it is saved. */
export function useRepairForm(
  row: StaffRow<Repair>,
  keptKey: string,
  kept: KeptRepair | null,
  isNew: boolean,
): RepairFormState {
  const { journal } = useStaff();
  const [now] = useState(() => Date.now());
  const today = dayAfter(now, 0);
  const followed = useFollowedForm(row, kept, isNew, RULES);
  const { saved, form, news, joined } = followed;
  const isDirty = !isSameForm(form, saved);
  const checked = checkRepair(form, today);
  const saving = useFormSaving<RepairForm, RepairProblems>({
    keptKey,
    keptAt: kept?.at ?? null,
    row,
    isNew,
    isDirty,
    followed,
  });

  async function store(from: StaffRow<Repair>, data: RepairData, estado: RepairState, hasta: string, said?: string) {
    const stored = await storeRepair(journal, from, { data, estado, hasta }, said);
    if (!stored.ok) saving.fail(stored.error);
    return stored.ok ? stored.value : null;
  }

  /** The row as it is once all that is typed is stored; `null` where that failed. */
  async function saveTyped(): Promise<StaffRow<Repair> | null> {
    if (news.size > 0) return saving.refuseCollision();
    if (!checked.ok)
      return saving.refuse(isNew ? { ...intakeProblems(typedTexts(form)), ...checked.error } : checked.error);
    const lacking = isNew ? intakeProblems(checked.value) : {};
    if (Object.keys(lacking).length > 0) return saving.refuse(lacking);
    const { estado, hasta } = row.value;
    const next = isDirty ? await store(row, checked.value, estado, hasta) : row;
    if (!next) return null;
    await saving.stored();
    return next;
  }

  async function moveTo(to: RepairState, said?: string): Promise<void> {
    if (checked.ok) {
      const keys = form.lineas.map(({ key }) => key);
      const lacking = said ? {} : stepProblems(checked.value, keys, to, today);
      if (Object.keys(lacking).length > 0) return void saving.refuse(lacking);
    }
    const next = await saveTyped();
    const hasta = waitsForOwner(to) ? dayAfter(now, profileStore.getState().policies.pickupDays) : '';
    if (next) await store(next, dataOf(next.value), to, hasta, said);
  }

  return {
    repair: row.value,
    form,
    set(change) {
      followed.change(change);
      saving.changed(checkRepair({ ...form, ...change }, today).ok);
    },
    problems: { ...(saving.hasTried && !checked.ok && checked.error), ...saving.asked },
    refusal: saving.refusal,
    isDirty,
    news,
    joined,
    shown: checked.ok ? checked.value : dataOf(row.value),
    today,
    restoredAt: saving.restoredAt,
    place: saving.place,
    save: () => saving.onlyOnce(async () => (await saveTyped()) !== null, false),
    move: (to, said) => saving.onlyOnce(() => moveTo(to, said), undefined),
    discard: saving.discard,
  };
}

/** The texts of a form that cannot be stored yet, so that all that is missing at the counter is said at once. */
const typedTexts = ({ nombre, telefono, falla }: RepairForm): Pick<RepairData, 'nombre' | 'telefono' | 'falla'> => ({
  nombre: nombre.trim(),
  telefono: telefono.trim(),
  falla: falla.trim(),
});
