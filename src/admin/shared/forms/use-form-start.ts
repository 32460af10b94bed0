import { useEffect, useEffectEvent, useState } from 'react';
import type { Result } from '#domain/kernel/result.ts';
import { type FormShapes, parseKeptEdit } from '#domain/staff/forms/kept-form.ts';
import type { Fields } from '#domain/staff/journal/change.ts';
import type { StaffRow } from '#domain/staff/journal/staff-rows.ts';
import { selectIsRead, useJournal } from '#store/journal-store.ts';
import { useSession } from '#store/session-store.ts';
import { readKeptForm } from '../../journal/kept-forms.ts';
import type { KeptForm } from '../../journal/staff-database.ts';
import type { StaffRows } from '../documents/use-staff-rows.ts';
import { useFormKey } from './use-form-key.ts';
import { type LatestRow, useLatestRow } from './use-latest-row.ts';

/** What a form starts from. While it is open it follows the document. */
interface FormOrigin<Value, Form> {
  /**
   * The document as it was when the form was opened, `undefined` for a new one. A save starts from it, so that what another tablet wrote
   * meanwhile becomes a conflict instead of being overwritten.
   */
  readonly opened: StaffRow<Value> | undefined;
  /** The form of that document; the form is unsaved while it differs from it. */
  readonly saved: Form;
  readonly form: Form;
  /** When the restored form was left half written; `null` where nothing was restored. */
  readonly restoredAt: number | null;
}

export interface FormStart<Value, Form> extends FormOrigin<Value, Form> {
  /** The key under which the form is stored on the device. */
  readonly key: string;
  /** Differs for each start of the same form; the form is mounted again when it changes. */
  readonly attempt: string;
}

interface FormKind<Value, Form> {
  /** Part of the key under which the form is stored on the device. */
  readonly kind: 'categoria' | 'subcategoria' | 'tutorial' | 'ajustes';
  /** The collection of the form's document. */
  readonly collections: readonly [string];
  readonly parse: (id: string, fields: Fields) => Result<Value, unknown>;
  readonly toForm: (value: Value) => Form;
  readonly empty: Form;
  readonly shapes: FormShapes<Form>;
  /** Whether a new one starts without waiting for the list. Its slug is then checked against what is known of the list. */
  readonly startsWithoutList?: boolean;
}

interface Starting<Value, Form> {
  /** `waiting`: the feed or the device has not answered. `missing`: there is neither such a document nor a form of it on this device. */
  readonly start: FormStart<Value, Form> | 'waiting' | 'missing';
  /** Starts again from what the shop and the journal have now. */
  readonly restart: () => void;
  /** The document as it is now; the open form follows it. */
  readonly latest: LatestRow<Value>;
}

/**
 * The start of a document's form: the form that was left half written on this device, or else the document.
 * @param id `null` for a new one.
 */
export function useFormStart<Value extends { readonly id: string }, Form extends object>(
  kind: FormKind<Value, Form>,
  id: string | null,
  { knowledge, rows }: StaffRows<Value>,
): Starting<Value, Form> {
  const latest = useLatestRow(kind.collections, id, rows, kind.parse);
  const uid = useSession((state) => (state.status === 'signed-in' ? state.uid : ''));
  const [round, setRound] = useState(0);
  const [begun, setBegun] = useState<FormStart<Value, Form> | { readonly attempt: string; readonly isMissing: true }>();
  const key = useFormKey(`${kind.kind} ${uid} ${id ?? 'nuevo'}`);
  const attempt = `${key} ${round}`;
  const start = begun?.attempt === attempt ? begun : undefined;
  const { row } = latest;
  const knowsOwnWork = useJournal(selectIsRead);
  // When the document arrives after it was missing, this changes, and the effect below runs again.
  const readiness =
    id === null && kind.startsWithoutList
      ? 'known'
      : !knowsOwnWork
        ? 'waiting'
        : row
          ? 'row'
          : id === null
            ? knowledge
            : // A list from the device's copy does not know what was made since.
              latest.isConfirmed
              ? 'known'
              : 'waiting';

  const begin = useEffectEvent((wanted: string, ownKey: string, kept: KeptForm | undefined) => {
    if (start && !('isMissing' in start)) return;
    const origin = originFromKeptForm(kind, id, kept) ?? (id === null || row ? originFromDocument(kind, row) : null);
    setBegun(origin ? { ...origin, key: ownKey, attempt: wanted } : { attempt: wanted, isMissing: true });
  });
  useEffect(() => {
    if (key === null || readiness === 'waiting') return undefined;
    let isCurrent = true;
    void readKeptForm(key).then((kept) => {
      if (isCurrent) begin(attempt, key, kept);
    });
    return () => {
      isCurrent = false;
    };
  }, [key, readiness, attempt]);

  return {
    start: !start ? 'waiting' : 'isMissing' in start ? 'missing' : start,
    restart: () => setRound(round + 1),
    latest,
  };
}

function originFromDocument<Value, Form>(
  { toForm, empty }: FormKind<Value, Form>,
  row: StaffRow<Value> | undefined,
): FormOrigin<Value, Form> {
  const saved = row ? toForm(row.value) : empty;
  return { opened: row, saved, form: saved, restoredAt: null };
}

function originFromKeptForm<Value, Form extends object>(
  { parse, toForm, empty, shapes }: FormKind<Value, Form>,
  id: string | null,
  kept: KeptForm | undefined,
): FormOrigin<Value, Form> | null {
  const edit = kept && parseKeptEdit(kept.values, empty, shapes);
  if (!edit) return null;
  const { form, opened } = edit;
  const restoredAt = kept.at;
  if (id === null || !opened) return { opened: undefined, saved: empty, form, restoredAt };
  const parsed = parse(id, { ...opened.fields, rev: opened.rev });
  if (!parsed.ok) return null;
  return {
    opened: { value: parsed.value, ...opened, entry: undefined },
    saved: edit.saved ?? toForm(parsed.value),
    form,
    restoredAt,
  };
}
