import { useEffect, useRef, useState } from 'react';
import { hasProblems } from '#domain/staff/forms/field-checks.ts';
import {
  OPENING_STEPS,
  type OpeningForm,
  type OpeningProblems,
  type OpeningStep,
  stepProblems,
} from '#domain/staff/opening/opening-form.ts';
import { useShopDay } from '#product-page/use-shop-day.ts';
import { readOpening, writeOpening } from './kept-opening.ts';

/** The answers of the setup assistant and the question that is shown; both are kept on the device with every change. */
export function useOpeningForm() {
  const [{ step, form }, setKept] = useState(readOpening);
  const today = useShopDay();
  const [wasTried, setTried] = useState(false);
  const place = useRef<HTMLFormElement>(null);
  const problems: OpeningProblems = wasTried ? stepProblems(step, form, today) : {};
  useEffect(() => {
    if (wasTried) place.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [wasTried]);
  useEffect(() => writeOpening({ step, form }), [step, form]);

  function goTo(next: OpeningStep): void {
    setTried(false);
    setKept({ step: next, form });
  }

  return {
    step,
    form,
    today,
    problems,
    place,
    set: (change: Partial<OpeningForm> | ((form: OpeningForm) => Partial<OpeningForm>)): void => {
      setKept((now) => ({
        ...now,
        form: { ...now.form, ...(typeof change === 'function' ? change(now.form) : change) },
      }));
    },
    goTo,
    back: (): void => {
      const before = OPENING_STEPS[OPENING_STEPS.indexOf(step) - 1];
      if (before) goTo(before);
    },
    /** Shows what is wrong with the answers, or the next question. */
    next: (): void => {
      const after = OPENING_STEPS[OPENING_STEPS.indexOf(step) + 1];
      if (!hasProblems(stepProblems(step, form, today))) return after && goTo(after);
      setTried(true);
      place.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    },
  };
}

export type OpeningFormTools = ReturnType<typeof useOpeningForm>;
