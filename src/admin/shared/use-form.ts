import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import type { Result } from '#domain/kernel/result.ts';
import type { KeptEdit } from '#domain/staff/kept-form.ts';
import { sameValue } from '#domain/staff/plain-value.ts';
import type { FormStart } from './use-form-start.ts';
import { useKeeping } from './use-keeping.ts';

interface FormState<Form, Value, Problems> {
  readonly form: Form;
  readonly set: (change: Partial<Form> | ((form: Form) => Partial<Form>)) => void;
  /** The problems of the fields: none until the first attempt to save, then updated with every change. */
  readonly problems: Partial<Problems>;
  readonly isDirty: boolean;
  /** For the form element: its first wrong field gets the focus after a failed attempt. */
  readonly place: RefObject<HTMLFormElement | null>;
  /** Gives the value to save, or `null` and shows the problems. */
  readonly submit: () => Value | null;
  /** Deletes what this device stored of the form, after a save or when a person discards it. Resolves when it is deleted. */
  readonly drop: () => Promise<void>;
}

/** The state of a form: stored on the device whenever typing pauses, and checked by the domain when it is saved. */
export function useForm<Document, Form extends object, Value, Problems extends object>(
  { key, opened, saved, form: first }: FormStart<Document, Form>,
  check: (form: Form) => Result<Value, Problems>,
): FormState<Form, Value, Problems> {
  const [form, setForm] = useState(first);
  const [attempts, setAttempts] = useState(0);
  const place = useRef<HTMLFormElement>(null);
  const checked = check(form);
  const isDirty = !sameValue(form, saved);
  const kept = useMemo((): KeptEdit<Form> | null => {
    return isDirty ? { opened: opened ? { rev: opened.rev, fields: opened.fields } : null, form } : null;
  }, [isDirty, opened, form]);
  const drop = useKeeping(key, kept);

  useEffect(() => {
    if (attempts > 0) place.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid]')?.focus();
  }, [attempts]);

  return {
    form,
    set: (change) => setForm((now) => ({ ...now, ...(typeof change === 'function' ? change(now) : change) })),
    problems: attempts > 0 && !checked.ok ? checked.error : {},
    isDirty,
    place,
    submit() {
      if (checked.ok) return checked.value;
      setAttempts(attempts + 1);
      return null;
    },
    drop,
  };
}
