import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import type { StaffRow } from '#domain/staff/staff-rows.ts';
import { checkRepair, intakeProblems, type RepairProblems, stepProblems } from '#domain/workshop/check-repair.ts';
import { followRepair, isSameForm, repairCollisions, repairFieldText } from '#domain/workshop/follow-repair.ts';
import { dataOf, type Repair, type RepairData } from '#domain/workshop/repair.ts';
import { type RepairForm, repairToForm } from '#domain/workshop/repair-form.ts';
import { type RepairState, waitsForOwner } from '#domain/workshop/repair-state.ts';
import { profileStore } from '#store/profile-store.ts';
import { dayAfter } from '../shared/day-after.ts';
import type { FieldNews } from '../shared/form-news.ts';
import { type FollowRules, useFollowedForm } from '../shared/use-followed-form.ts';
import { useKeeping } from '../shared/use-keeping.ts';
import type { WriterWords } from '../shared/writer-text.ts';
import { useStaff } from '../staff.ts';
import type { KeptRepair } from './repair-kept.ts';
import { storeRepair } from './store-repair.ts';

export interface RepairFormState {
  /** As it is now: what a save starts from. */
  readonly repair: Repair;
  readonly form: RepairForm;
  readonly set: (change: Partial<RepairForm>) => void;
  readonly problems: RepairProblems;
  /** Why nothing was saved. */
  readonly refusal: string;
  readonly isDirty: boolean;
  /** The fields that somebody else changed too, by name: each has to be decided before a save. */
  readonly news: ReadonlyMap<string, FieldNews>;
  /** What was taken over from somebody else while the form was open. */
  readonly joined: { readonly fields: readonly string[]; readonly writer: WriterWords };
  /** What is typed, where all of it can be stored; else what is stored. For messages and paper. */
  readonly shown: RepairData;
  readonly today: string;
  readonly restoredAt: number | null;
  /** For the form element: its first wrong field gets the focus after a failed attempt. */
  readonly place: RefObject<HTMLFormElement | null>;
  /** Stores what is typed. Resolves with whether there is nothing left to store. */
  readonly save: () => Promise<boolean>;
  /** Stores what is typed and then the new state, which can be undone. `said` is for the history. */
  readonly move: (to: RepairState, said?: string) => Promise<void>;
  /** Forgets what is typed, here and on the device. */
  readonly discard: () => Promise<void>;
}

const COLLISION = 'Alguien cambió lo mismo que tú: elige qué queda en cada dato marcado.';
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
  const [restoredAt, setRestoredAt] = useState(kept?.at ?? null);
  const [attempts, setAttempts] = useState(0);
  const [asked, setAsked] = useState<RepairProblems>({});
  const [refusal, setRefusal] = useState('');
  const place = useRef<HTMLFormElement>(null);
  const isBusy = useRef(false);

  const today = dayAfter(now, 0);
  const followed = useFollowedForm(row, kept, isNew, RULES);
  const { saved, form, news, joined } = followed;
  const isDirty = !isSameForm(form, saved);
  const checked = checkRepair(form, today);
  const drop = useKeeping(
    keptKey,
    useMemo(
      () => (isDirty ? { opened: isNew ? null : { rev: row.rev, fields: row.fields }, form, saved } : null),
      [isDirty, isNew, row, form, saved],
    ),
  );

  useEffect(() => {
    if (attempts > 0) place.current?.querySelector<HTMLElement>('[data-collision], [aria-invalid="true"]')?.focus();
  }, [attempts]);

  /** Without this a second press would store the same again, from the revision that the first has left behind. */
  async function onlyOnce<T>(work: () => Promise<T>, otherwise: T): Promise<T> {
    if (isBusy.current) return otherwise;
    isBusy.current = true;
    try {
      return await work();
    } finally {
      isBusy.current = false;
    }
  }

  function refuse(problems: RepairProblems, why = 'Revisa los campos marcados.'): null {
    setAsked(problems);
    setAttempts(attempts + 1);
    setRefusal(why);
    return null;
  }

  async function store(from: StaffRow<Repair>, data: RepairData, estado: RepairState, hasta: string, said?: string) {
    const stored = await storeRepair(journal, from, { data, estado, hasta }, said);
    if (!stored.ok) setRefusal(stored.error);
    return stored.ok ? stored.value : null;
  }

  /** The row as it is once all that is typed is stored; `null` where that failed. */
  async function saveTyped(): Promise<StaffRow<Repair> | null> {
    if (news.size > 0) return refuse({}, COLLISION);
    if (!checked.ok) return refuse(isNew ? { ...intakeProblems(typedTexts(form)), ...checked.error } : checked.error);
    const lacking = isNew ? intakeProblems(checked.value) : {};
    if (Object.keys(lacking).length > 0) return refuse(lacking);
    const { estado, hasta } = row.value;
    const next = isDirty ? await store(row, checked.value, estado, hasta) : row;
    if (!next) return null;
    setAsked({});
    setRefusal('');
    setRestoredAt(null);
    await drop();
    followed.stored();
    return next;
  }

  async function moveTo(to: RepairState, said?: string): Promise<void> {
    if (checked.ok) {
      const keys = form.lineas.map(({ key }) => key);
      const lacking = said ? {} : stepProblems(checked.value, keys, to, today);
      if (Object.keys(lacking).length > 0) return void refuse(lacking);
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
      setAsked({});
      if (attempts > 0 && checkRepair({ ...form, ...change }, today).ok) setRefusal('');
    },
    problems: { ...(attempts > 0 && !checked.ok && checked.error), ...asked },
    // A collision that has been decided is no reason any longer.
    refusal: refusal === COLLISION && news.size === 0 ? '' : refusal,
    isDirty,
    news,
    joined,
    shown: checked.ok ? checked.value : dataOf(row.value),
    today,
    restoredAt,
    place,
    save: () => onlyOnce(async () => (await saveTyped()) !== null, false),
    move: (to, said) => onlyOnce(() => moveTo(to, said), undefined),
    async discard() {
      await drop();
      followed.startOver();
      setRestoredAt(null);
      setRefusal('');
    },
  };
}

/** The texts of a form that cannot be stored yet, so that all that is missing at the counter is said at once. */
const typedTexts = ({ nombre, telefono, falla }: RepairForm): Pick<RepairData, 'nombre' | 'telefono' | 'falla'> => ({
  nombre: nombre.trim(),
  telefono: telefono.trim(),
  falla: falla.trim(),
});
