import { useEffect, useEffectEvent, useState } from 'react';
import type { Result } from '#domain/kernel/result.ts';
import type { Fields } from '#domain/staff/change.ts';
import { type FormShapes, parseKeptEdit } from '#domain/staff/kept-form.ts';
import type { StaffRow } from '#domain/staff/staff-rows.ts';
import { selectIsRead, useJournal } from '#store/journal-store.ts';
import { useSession } from '#store/session-store.ts';
import { readKeptForm } from '../journal/kept-forms.ts';
import type { KeptForm } from '../journal/staff-database.ts';
import type { StaffRows } from './use-staff-rows.ts';

/** What a form starts from. */
interface Beginning<Value, Form> {
  /**
   * The document as it was when the form was begun, `undefined` for a new one: what another tablet writes meanwhile is a conflict to
   * decide, not a text to lose.
   */
  readonly opened: StaffRow<Value> | undefined;
  /** The form of that document: what is typed is compared with it. */
  readonly saved: Form;
  readonly form: Form;
  /** When what is on screen was left half written, if it was. */
  readonly restoredAt: number | null;
}

export interface FormStart<Value, Form> extends Beginning<Value, Form> {
  /** What it is kept under on the device. */
  readonly key: string;
  /** Tells this start from the next one of the same form. */
  readonly attempt: string;
}

interface FormKind<Value, Form> {
  /** In the singular: it names the form among those of the device. */
  readonly kind: 'categoria' | 'subcategoria' | 'tutorial';
  readonly parse: (id: string, fields: Fields) => Result<Value, unknown>;
  readonly toForm: (value: Value) => Form;
  readonly empty: Form;
  readonly shapes: FormShapes<Form>;
  /** A new one needs nothing of the list, so it does not wait for it; whether its slug is free is checked against what there is. */
  readonly standsAlone?: boolean;
}

interface Starting<Value, Form> {
  /** `waiting` for the feed or the device; `missing`: there is no such document, and nothing of it was left here. */
  readonly start: FormStart<Value, Form> | 'waiting' | 'missing';
  /** Starts again from what the shop and the journal have now. */
  readonly restart: () => void;
}

/**
 * The start of a document's form: what was left half written on this device, or else the document. Once begun it stays, whatever becomes
 * of the document meanwhile.
 * @param id `null` for a new one.
 */
export function useFormStart<Value extends { readonly id: string }, Form extends object>(
  kind: FormKind<Value, Form>,
  id: string | null,
  { knowledge, rows }: StaffRows<Value>,
): Starting<Value, Form> {
  const uid = useSession((state) => (state.status === 'signed-in' ? state.uid : ''));
  const [round, setRound] = useState(0);
  const [begun, setBegun] = useState<FormStart<Value, Form> | { readonly attempt: string; readonly isMissing: true }>();
  const key = `${kind.kind} ${uid} ${id ?? 'nuevo'}`;
  const attempt = `${key} ${round}`;
  const start = begun?.attempt === attempt ? begun : undefined;
  const row = rows.find(({ value }) => value.id === id);
  const knowsOwnWork = useJournal(selectIsRead);
  // For a document that comes after all, it is tried again.
  const readiness = id === null && kind.standsAlone ? 'known' : !knowsOwnWork ? 'waiting' : row ? 'row' : knowledge;

  const begin = useEffectEvent((wanted: string, kept: KeptForm | undefined) => {
    if (start && !('isMissing' in start)) return;
    const beginning = keptBeginning(kind, id, kept) ?? (id === null || row ? freshBeginning(kind, row) : null);
    setBegun(beginning ? { ...beginning, key, attempt: wanted } : { attempt: wanted, isMissing: true });
  });
  useEffect(() => {
    if (readiness === 'waiting') return undefined;
    let isCurrent = true;
    void readKeptForm(key).then((kept) => {
      if (isCurrent) begin(attempt, kept);
    });
    return () => {
      isCurrent = false;
    };
  }, [key, readiness, attempt]);

  return {
    start: !start ? 'waiting' : 'isMissing' in start ? 'missing' : start,
    restart: () => setRound(round + 1),
  };
}

function freshBeginning<Value, Form>(
  { toForm, empty }: FormKind<Value, Form>,
  row: StaffRow<Value> | undefined,
): Beginning<Value, Form> {
  const saved = row ? toForm(row.value) : empty;
  return { opened: row, saved, form: saved, restoredAt: null };
}

function keptBeginning<Value, Form extends object>(
  { parse, toForm, empty, shapes }: FormKind<Value, Form>,
  id: string | null,
  kept: KeptForm | undefined,
): Beginning<Value, Form> | null {
  const edit = kept && parseKeptEdit(kept.values, empty, shapes);
  if (!edit) return null;
  const { form, opened } = edit;
  const restoredAt = kept.at;
  if (id === null || !opened) return { opened: undefined, saved: empty, form, restoredAt };
  const parsed = parse(id, { ...opened.fields, rev: opened.rev });
  if (!parsed.ok) return null;
  return {
    opened: { value: parsed.value, ...opened, entry: undefined },
    saved: toForm(parsed.value),
    form,
    restoredAt,
  };
}
