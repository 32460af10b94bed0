import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import type { Result } from '#domain/kernel/result.ts';
import type { StaffRow } from '#domain/staff/journal/staff-rows.ts';
import { useOnlyOnce } from '#ui/use-only-once.ts';
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

interface FormSavingParts<Form extends object, Value> {
  readonly keptKey: string;
  /** When what the form begins with was kept on this device; `null` where it begins with the document. */
  readonly keptAt: number | null;
  readonly row: StaffRow<Value>;
  readonly isNew: boolean;
  readonly isDirty: boolean;
  readonly followed: FollowedForm<Form>;
}

const COLLISION = 'Alguien cambió lo mismo que tú: elige qué queda en cada dato marcado.';

/** The attempts to save a form that follows its document: why one failed, and what is kept on the device until one succeeds. */
export function useFormSaving<Form extends object, Problems extends object, Value>({
  keptKey,
  keptAt,
  row,
  isNew,
  isDirty,
  followed,
}: FormSavingParts<Form, Value>) {
  const [restoredAt, setRestoredAt] = useState(keptAt);
  const [attempts, setAttempts] = useState(0);
  const [asked, setAsked] = useState<Partial<Problems>>({});
  const [refusal, setRefusal] = useState('');
  const place = useRef<HTMLFormElement>(null);
  const onlyOnce = useOnlyOnce();
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

  /** All that is typed is stored. */
  async function finish(): Promise<void> {
    setAsked({});
    setRefusal('');
    setRestoredAt(null);
    await drop();
    followed.stored();
  }

  /** The row that was stored; `null` where none was, and the bar says why. */
  function rowOf(stored: Result<StaffRow<Value>, string>): StaffRow<Value> | null {
    if (stored.ok) return stored.value;
    setRefusal(stored.error);
    return null;
  }

  return {
    /** What the parts of every such form are given. */
    shown: {
      form,
      isDirty,
      news,
      joined: followed.joined,
      // A collision that has been decided is no reason any longer.
      refusal: refusal === COLLISION && news.size === 0 ? '' : refusal,
      restoredAt,
      place,
      discard: async (): Promise<void> => {
        await drop();
        followed.startOver();
        setRestoredAt(null);
        setRefusal('');
      },
    },
    hasTried: attempts > 0,
    /** What the last attempt asked for besides the checks of the form. */
    asked,
    /** An attempt failed: the first wrong field gets the focus. */
    refuse,
    /** Something was typed. */
    changed(isRight: boolean): void {
      setAsked({});
      if (attempts > 0 && isRight) setRefusal('');
    },
    rowOf,
    /**
     * Stores what is typed, where there is anything to store. Resolves with the row that the next edit starts from; `null` where it could not be
     * stored, and the form says why.
     * @param checked what is typed, or what is wrong with it
     */
    async storeTyped<Typed>(
      checked: Result<Typed, Partial<Problems>>,
      store: (typed: Typed) => Promise<Result<StaffRow<Value>, string>>,
    ): Promise<StaffRow<Value> | null> {
      if (news.size > 0) return refuse({}, COLLISION);
      if (!checked.ok) return refuse(checked.error);
      const next = isDirty ? rowOf(await store(checked.value)) : row;
      if (next) await finish();
      return next;
    },
    onlyOnce,
  };
}
