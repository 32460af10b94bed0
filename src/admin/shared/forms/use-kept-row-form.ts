import { useEffect, useState } from 'react';
import type { Result } from '#domain/kernel/result.ts';
import { type FormShapes, parseKeptEdit } from '#domain/staff/forms/kept-form.ts';
import type { Fields } from '#domain/staff/journal/change.ts';
import type { StaffRow } from '#domain/staff/journal/staff-rows.ts';
import { readKeptForm } from '../../journal/kept-forms.ts';

/** A form that was left half written on this device, with the row that it started from. */
export interface KeptRowForm<Form, Value> {
  /** What it started from; `null` where it was of a new document, or cannot be read any more. */
  readonly opened: StaffRow<Value> | null;
  readonly form: Form;
  /** What each field started from. Absent in a form that an earlier version kept: then each field started from the row that was opened. */
  readonly saved?: Form;
  readonly at: number;
}

/** What the forms of one kind of document look like. The object has to stay the same between renders. */
interface KeptKind<Form, Value> {
  readonly empty: Form;
  readonly shapes: FormShapes<Form>;
  readonly parse: (id: string, fields: Fields) => Result<Value, unknown>;
}

/**
 * What this device kept of a document's form under a key, `null` for nothing; `waiting` until it has been read.
 * @param key `null` until it is known
 */
export function useKeptRowForm<Form extends object, Value>(
  key: string | null,
  id: string,
  kind: KeptKind<Form, Value>,
): KeptRowForm<Form, Value> | null | 'waiting' {
  const [read, setRead] = useState<{ readonly key: string; readonly kept: KeptRowForm<Form, Value> | null }>();
  useEffect(() => {
    if (key === null) return undefined;
    let isCurrent = true;
    // It never rejects.
    void readKeptForm(key).then((found) => {
      const edit = found && parseKeptEdit(found.values, kind.empty, kind.shapes);
      const kept = edit ? { ...edit, opened: rowOf(id, edit.opened, kind), at: found.at } : null;
      if (isCurrent) setRead({ key, kept });
    });
    return () => {
      isCurrent = false;
    };
  }, [key, id, kind]);
  return read?.key === key ? read.kept : 'waiting';
}

function rowOf<Form, Value>(
  id: string,
  opened: Pick<StaffRow<Value>, 'rev' | 'fields'> | null,
  { parse }: KeptKind<Form, Value>,
): StaffRow<Value> | null {
  if (!opened) return null;
  const { rev, fields } = opened;
  const parsed = parse(id, { ...fields, rev });
  return parsed.ok ? { value: parsed.value, rev, fields, entry: undefined } : null;
}
