import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import type { Result } from '#domain/kernel/result.ts';
import type { KeptEdit } from '#domain/staff/forms/kept-form.ts';
import { collisionsOf, decideField, rebaseForm } from '#domain/staff/forms/rebase-form.ts';
import { typedChangeText } from '#domain/staff/journal/change-text.ts';
import { sameValue } from '#domain/staff/journal/plain-value.ts';
import type { StaffRow } from '#domain/staff/journal/staff-rows.ts';
import { useWriterWords, type WriterWords } from '../texts/writer-text.ts';
import type { FieldNews } from './form-news.ts';
import type { FormStart } from './use-form-start.ts';
import { useKeeping } from './use-keeping.ts';
import type { LatestRow } from './use-latest-row.ts';

export interface FormState<Document, Form, Value, Problems> {
  readonly form: Form;
  /** The document as it is now: what a save starts from. `undefined` for a new one. */
  readonly opened: StaffRow<Document> | undefined;
  readonly set: (change: Partial<Form> | ((form: Form) => Partial<Form>)) => void;
  /** The problems of the fields: none until the first attempt to save, then updated with every change. */
  readonly problems: Partial<Problems>;
  /** Why the last attempt to save stored nothing, for as long as it is so. Empty where nothing is wrong. */
  readonly blocked: string;
  readonly isDirty: boolean;
  /** The fields that somebody else changed too, by name: each has to be decided before a save. */
  readonly news: ReadonlyMap<string, FieldNews>;
  /** What was taken over from somebody else while the form was open. */
  readonly joined: { readonly fields: readonly string[]; readonly writer: WriterWords };
  /** For the form element: its first wrong field gets the focus after a failed attempt. */
  readonly place: RefObject<HTMLFormElement | null>;
  /** Gives the value to save, or `null` and shows the problems. */
  readonly submit: () => Value | null;
  /** Deletes what this device stored of the form, after a save or when a person discards it. Resolves when it is deleted. */
  readonly drop: () => Promise<void>;
}

/** The state of a form: it follows its document, is stored on the device whenever typing pauses, and checked by the domain when it is saved. */
export function useForm<Document, Form extends object, Value, Problems extends object>(
  start: FormStart<Document, Form>,
  { latest, toForm }: { readonly latest: LatestRow<Document>; readonly toForm: (document: Document) => Form },
  check: (form: Form) => Result<Value, Problems>,
): FormState<Document, Form, Value, Problems> {
  const [known, setState] = useState({
    opened: start.opened,
    saved: start.saved,
    form: start.form,
    joined: [] as readonly string[],
  });
  const [attempts, setAttempts] = useState(0);
  const [isDropped, setDropped] = useState(false);
  const place = useRef<HTMLFormElement>(null);
  const words = useWriterWords({ isWanted: start.opened !== undefined })(latest.stamp);
  const { row } = latest;

  let state = known;
  // The form's own edit would look like somebody else's, while it is on its way and until the page is left.
  const isOwn = isDropped || (row?.entry !== undefined && row.entry.state.kind !== 'confirmed');
  if (row && known.opened && !isOwn && !isSameRow(row, known.opened)) {
    const { joined, ...rebased } = rebaseForm(known, toForm(row.value));
    state = { opened: row, ...rebased, joined: joined.length > 0 ? joined : known.joined };
    setState(state);
  }
  const { opened, saved, form, joined } = state;
  const checked = check(form);
  const isDirty = !sameValue(form, saved);
  const kept = useMemo((): KeptEdit<Form> | null => {
    return isDirty ? { opened: opened ? { rev: opened.rev, fields: opened.fields } : null, form, saved } : null;
  }, [isDirty, opened, form, saved]);
  const drop = useKeeping(start.key, kept);

  useEffect(() => {
    if (attempts > 0)
      place.current?.querySelector<HTMLElement>('[data-collision], [aria-invalid="true"], [data-invalid]')?.focus();
  }, [attempts]);

  const theirs = opened ? toForm(opened.value) : saved;
  const news = new Map<string, FieldNews>(
    collisionsOf(state, theirs).map((name) => [
      name,
      {
        writer: words,
        theirs: typedChangeText(name, saved[name], theirs[name]),
        mine: typedChangeText(name, saved[name], form[name]),
        onChoose: (side: 'mine' | 'theirs') => setState((now) => ({ ...now, ...decideField(now, theirs, name, side) })),
      },
    ]),
  );

  return {
    form,
    opened,
    set: (change) =>
      setState((now) => ({
        ...now,
        form: { ...now.form, ...(typeof change === 'function' ? change(now.form) : change) },
      })),
    problems: attempts > 0 && !checked.ok ? checked.error : {},
    blocked: attempts > 0 && !(checked.ok && news.size === 0) ? 'Revisa los campos marcados.' : '',
    isDirty,
    news,
    joined: { fields: joined, writer: words },
    place,
    submit() {
      if (checked.ok && news.size === 0) return checked.value;
      setAttempts(attempts + 1);
      return null;
    },
    drop() {
      setDropped(true);
      return drop();
    },
  };
}

const isSameRow = (a: StaffRow<unknown>, b: StaffRow<unknown>): boolean =>
  a === b || (a.rev === b.rev && sameValue(a.fields, b.fields));
