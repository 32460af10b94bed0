import { type RefObject, useEffect, useRef, useState } from 'react';
import { useHoldUpdates } from '#device/use-hold-updates.ts';
import type { Result } from '#domain/kernel/result.ts';
import { sameValue } from '#domain/staff/plain-value.ts';

interface FormState<Form, Value, Problems> {
  readonly form: Form;
  readonly set: (change: Partial<Form> | ((form: Form) => Partial<Form>)) => void;
  /** What is wrong, once somebody has tried to save; from then on as they type. */
  readonly problems: Partial<Problems>;
  readonly isDirty: boolean;
  /** For the element around the fields: the first wrong one gets the focus. */
  readonly place: RefObject<HTMLFormElement | null>;
  /** The value to save, or `null`, and then the problems are on screen. */
  readonly submit: () => Value | null;
}

/** A form as typed, checked by the domain when it is saved. Leaving the page with unsaved work asks. */
export function useForm<Form extends object, Value, Problems extends object>(
  initial: Form,
  check: (form: Form) => Result<Value, Problems>,
): FormState<Form, Value, Problems> {
  const [first] = useState(initial);
  const [form, setForm] = useState(initial);
  const [attempts, setAttempts] = useState(0);
  const place = useRef<HTMLFormElement>(null);
  const checked = check(form);
  const isDirty = !sameValue(form, first);
  useHoldUpdates(isDirty);

  useEffect(() => {
    if (attempts > 0) place.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid]')?.focus();
  }, [attempts]);
  useEffect(() => {
    if (!isDirty) return undefined;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isDirty]);

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
  };
}
