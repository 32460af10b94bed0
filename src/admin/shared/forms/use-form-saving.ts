import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import type { StaffRow } from '#domain/staff/journal/staff-rows.ts';
import type { WriterWords } from '../texts/writer-text.ts';
import type { FieldNews } from './form-news.ts';
import type { FollowedForm } from './use-followed-form.ts';
import { useKeeping } from './use-keeping.ts';

/** The form of a document that has a state of its own, as its parts see it. */
export interface SavingForm<Form, Problems, State> {
  readonly form: Form;
  readonly set: (change: Partial<Form>) => void;
  readonly problems: Problems;
  /** Why nothing was saved. */
  readonly refusal: string;
  readonly isDirty: boolean;
  /** The fields that somebody else changed too, by name: each has to be decided before a save. */
  readonly news: ReadonlyMap<string, FieldNews>;
  /** What was taken over from somebody else while the form was open. */
  readonly joined: { readonly fields: readonly string[]; readonly writer: WriterWords };
  readonly today: string;
  readonly restoredAt: number | null;
  /** For the form element: its first wrong field gets the focus after a failed attempt. */
  readonly place: RefObject<HTMLFormElement | null>;
  /** Stores what is typed. Resolves with whether there is nothing left to store. */
  readonly save: () => Promise<boolean>;
  /** Stores what is typed and then the new state, which can be undone. `said` is for the history. */
  readonly move: (to: State, said?: string) => Promise<void>;
  /** Forgets what is typed, here and on the device. */
  readonly discard: () => Promise<void>;
}

interface FormSavingParts<Form extends object> {
  readonly keptKey: string;
  /** When what the form begins with was kept on this device; `null` where it begins with the document. */
  readonly keptAt: number | null;
  readonly row: Pick<StaffRow<unknown>, 'rev' | 'fields'>;
  readonly isNew: boolean;
  readonly isDirty: boolean;
  readonly followed: FollowedForm<Form>;
}

const COLLISION = 'Alguien cambió lo mismo que tú: elige qué queda en cada dato marcado.';

/** The attempts to save a form that follows its document: why one failed, and what is kept on the device until one succeeds. */
export function useFormSaving<Form extends object, Problems extends object>({
  keptKey,
  keptAt,
  row,
  isNew,
  isDirty,
  followed,
}: FormSavingParts<Form>) {
  const [restoredAt, setRestoredAt] = useState(keptAt);
  const [attempts, setAttempts] = useState(0);
  const [asked, setAsked] = useState<Partial<Problems>>({});
  const [refusal, setRefusal] = useState('');
  const place = useRef<HTMLFormElement>(null);
  const isBusy = useRef(false);
  const { saved, form, news } = followed;
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

  function refuse(problems: Partial<Problems>, why = 'Revisa los campos marcados.'): null {
    setAsked(problems);
    setAttempts(attempts + 1);
    setRefusal(why);
    return null;
  }

  return {
    restoredAt,
    place,
    hasTried: attempts > 0,
    /** What the last attempt asked for besides the checks of the form. */
    asked,
    // A collision that has been decided is no reason any longer.
    refusal: refusal === COLLISION && news.size === 0 ? '' : refusal,
    /** An attempt failed: the first wrong field gets the focus. */
    refuse,
    refuseCollision: (): null => refuse({}, COLLISION),
    /** The journal did not take it. */
    fail: setRefusal,
    /** Something was typed. */
    changed(isRight: boolean): void {
      setAsked({});
      if (attempts > 0 && isRight) setRefusal('');
    },
    /** All that is typed is stored. */
    async stored(): Promise<void> {
      setAsked({});
      setRefusal('');
      setRestoredAt(null);
      await drop();
      followed.stored();
    },
    discard: async (): Promise<void> => {
      await drop();
      followed.startOver();
      setRestoredAt(null);
      setRefusal('');
    },
    /** Without this a second press would store the same again, from the revision that the first has left behind. */
    async onlyOnce<T>(work: () => Promise<T>, otherwise: T): Promise<T> {
      if (isBusy.current) return otherwise;
      isBusy.current = true;
      try {
        return await work();
      } finally {
        isBusy.current = false;
      }
    },
  };
}
