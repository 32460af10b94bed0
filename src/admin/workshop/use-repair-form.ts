import { err } from '#domain/kernel/result.ts';
import { uploadsNamedIn } from '#domain/staff/files/upload-paths.ts';
import type { StaffRow } from '#domain/staff/journal/staff-rows.ts';
import { checkRepair, intakeProblems, type RepairProblems, stepProblems } from '#domain/workshop/check-repair.ts';
import {
  decideRepair,
  followRepair,
  isSameForm,
  repairCollisions,
  repairFieldText,
} from '#domain/workshop/follow-repair.ts';
import { dataOf, type Repair, type RepairData } from '#domain/workshop/repair.ts';
import { type RepairForm, repairToForm } from '#domain/workshop/repair-form.ts';
import { type RepairState, waitsForOwner } from '#domain/workshop/repair-state.ts';
import { shopDayNow, useShopDay } from '#product-page/use-shop-day.ts';
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
  decide: decideRepair,
  text: repairFieldText,
};

/** A repair as its form is opened. */
interface OpenedRepair {
  readonly row: StaffRow<Repair>;
  readonly keptKey: string;
  readonly kept: KeptRepair | null;
  readonly isNew: boolean;
}

/** The form of a repair: it follows what others save, and what is typed is kept on the device until it is saved. */
export function useRepairForm({ row, keptKey, kept, isNew }: OpenedRepair): RepairFormState {
  const { journal, uploads } = useStaff();
  const today = useShopDay();
  const followed = useFollowedForm(row, kept, isNew, RULES);
  const { saved, form } = followed;
  const isDirty = !isSameForm(form, saved);
  const checked = checkRepair(form, today);
  const saving = useFormSaving<RepairForm, RepairProblems, Repair>({
    keptKey,
    keptAt: kept?.at ?? null,
    row,
    isNew,
    isDirty,
    followed,
  });

  function saveTyped(): Promise<StaffRow<Repair> | null> {
    const lacking = isNew ? intakeProblems(checked.ok ? checked.value : typedTexts(form)) : {};
    const problems = { ...lacking, ...(!checked.ok && checked.error) };
    const { estado, hasta } = row.value;
    return saving.storeTyped<RepairData>(Object.keys(problems).length > 0 ? err(problems) : checked, (data) =>
      storeRepair(journal, row, { data, estado, hasta }),
    );
  }

  async function moveTo(to: RepairState, said?: string): Promise<void> {
    const day = shopDayNow();
    if (checked.ok) {
      const keys = form.lineas.map(({ key }) => key);
      const lacking = said ? {} : stepProblems(checked.value, keys, to, day);
      if (Object.keys(lacking).length > 0) return void saving.refuse(lacking);
    }
    const next = await saveTyped();
    if (!next) return;
    const hasta = waitsForOwner(to) ? dayAfter(day, profileStore.getState().policies.pickupDays) : '';
    saving.rowOf(await storeRepair(journal, next, { data: dataOf(next.value), estado: to, hasta }, said));
  }

  return {
    ...saving.shown,
    async discard() {
      const added = uploadsNamedIn(form.fotos).filter((name) => !uploadsNamedIn(saved.fotos).includes(name));
      await saving.shown.discard();
      await uploads.forgetPhotos(added);
    },
    repair: row.value,
    set(change) {
      followed.change(change);
      saving.changed(checkRepair({ ...form, ...change }, today).ok);
    },
    problems: { ...(saving.hasTried && !checked.ok && checked.error), ...saving.asked },
    shown: checked.ok ? checked.value : dataOf(row.value),
    today,
    save: () => saving.onlyOnce(async () => (await saveTyped()) !== null, false),
    move: (to, said) => saving.onlyOnce(() => moveTo(to, said), undefined),
  };
}

/** The texts of a form that cannot be stored yet, so that all that is missing at the counter is said at once. */
const typedTexts = ({ nombre, telefono, falla }: RepairForm): Pick<RepairData, 'nombre' | 'telefono' | 'falla'> => ({
  nombre: nombre.trim(),
  telefono: telefono.trim(),
  falla: falla.trim(),
});
