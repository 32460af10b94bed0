import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { type AnswerForm, quoteToForm } from '#domain/quotes/answer-form.ts';
import { answerOf } from '#domain/quotes/answer-quote.ts';
import {
  type Answer,
  type AnswerProblems,
  checkAnswer,
  newQuoteProblems,
  sendingProblems,
} from '#domain/quotes/check-answer.ts';
import { withOrigin } from '#domain/quotes/new-quote.ts';
import type { Quote } from '#domain/quotes/parse-quote.ts';
import type { QuoteState } from '#domain/quotes/quote-state.ts';
import { sameValue } from '#domain/staff/plain-value.ts';
import type { StaffRow } from '#domain/staff/staff-rows.ts';
import { storeProfile } from '#domain/store-profile.ts';
import { useKeeping } from '../shared/use-keeping.ts';
import { useStaff } from '../staff.ts';
import type { KeptAnswer } from './quote-kept.ts';
import { dayAfter } from './quote-labels.ts';
import { storeAnswer } from './store-answer.ts';

export interface QuoteFormState {
  /** What the form starts from: the latest while nothing is typed, then what it was when somebody began. */
  readonly quote: Quote;
  readonly form: AnswerForm;
  readonly set: (change: Partial<AnswerForm>) => void;
  readonly problems: AnswerProblems;
  /** Why nothing was saved. */
  readonly refusal: string;
  readonly isDirty: boolean;
  /** Whether lines, discount, freight and validity can be sent as they are. */
  readonly canLeave: boolean;
  readonly today: string;
  readonly restoredAt: number | null;
  /** For the form element: its first wrong field gets the focus after a failed attempt. */
  readonly place: RefObject<HTMLFormElement | null>;
  /** Stores what is typed. Resolves with whether there is nothing left to store. */
  readonly save: () => Promise<boolean>;
  /** Stores what is typed and then the new state, which can be undone. `said` is for the history. */
  readonly move: (to: QuoteState, said?: string) => Promise<void>;
  /** Forgets what is typed, here and on the device. */
  readonly discard: () => Promise<void>;
}

/** The form of a quotation. What is typed is kept on the device until it is saved. */
export function useQuoteForm(
  row: StaffRow<Quote>,
  keptKey: string,
  kept: KeptAnswer | null,
  isNew: boolean,
): QuoteFormState {
  const { journal } = useStaff();
  const [now] = useState(() => Date.now());
  const [typed, setTyped] = useState<AnswerForm | null>(kept?.form ?? null);
  const [opened, setOpened] = useState(kept?.opened ?? row);
  const [restoredAt, setRestoredAt] = useState(kept?.at ?? null);
  const [attempts, setAttempts] = useState(0);
  const [asked, setAsked] = useState<AnswerProblems>({});
  const [refusal, setRefusal] = useState('');
  const place = useRef<HTMLFormElement>(null);
  const isBusy = useRef(false);

  const today = dayAfter(now, 0);
  // Until the person types, the form follows the server. From then on it keeps its starting point, and a colleague's save becomes a conflict.
  const base = typed && !isNew ? opened : row;
  const saved = quoteToForm(base.value, dayAfter(now, storeProfile.policies.quoteDays));
  const form = typed ?? saved;
  const isDirty = typed !== null && !sameValue(typed, saved);
  const checked = checkAnswer(form);
  const drop = useKeeping(
    keptKey,
    useMemo(
      () => (isDirty ? { opened: isNew ? null : { rev: opened.rev, fields: opened.fields }, form: typed } : null),
      [isDirty, isNew, opened, typed],
    ),
  );

  useEffect(() => {
    if (attempts > 0) place.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
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

  function refuse(problems: AnswerProblems): null {
    setAsked(problems);
    setAttempts(attempts + 1);
    setRefusal('Revisa los campos marcados.');
    return null;
  }

  async function store(from: StaffRow<Quote>, answer: Answer, to: QuoteState, said?: string) {
    const stored = await storeAnswer(journal, from, answer, to, said);
    if (!stored.ok) setRefusal(stored.error);
    return stored.ok ? stored.value : null;
  }

  /** The row as it is once all that is typed is stored; `null` where that failed. */
  async function saveTyped(): Promise<StaffRow<Quote> | null> {
    if (!checked.ok) return refuse(checked.error);
    const lacking = isNew ? newQuoteProblems(checked.value) : {};
    if (Object.keys(lacking).length > 0) return refuse(lacking);
    const from = isNew ? { ...withOrigin(base, form.origen), entry: undefined } : base;
    const next = isDirty ? await store(from, checked.value, base.value.estado) : base;
    if (!next) return null;
    setAsked({});
    setRefusal('');
    setRestoredAt(null);
    await drop();
    setTyped(null);
    return next;
  }

  async function moveTo(to: QuoteState, said?: string): Promise<void> {
    // The last day is proposed by the form and stored with the answer that it belongs to.
    const { vigencia } = form;
    if (to === 'cotizada' && checked.ok) {
      const lacking = sendingProblems(checked.value, today);
      if (Object.keys(lacking).length > 0) return void refuse(lacking);
    }
    const next = await saveTyped();
    if (next) await store(next, { ...answerOf(next.value), ...(to === 'cotizada' && { vigencia }) }, to, said);
  }

  return {
    quote: base.value,
    form,
    set(change) {
      if (!typed) setOpened(row);
      setTyped({ ...form, ...change });
      setAsked({});
      if (attempts > 0 && checkAnswer({ ...form, ...change }).ok) setRefusal('');
    },
    // What is stored may itself be wrong, where another program sent it.
    problems: { ...((attempts > 0 || !isDirty) && !checked.ok && checked.error), ...asked },
    refusal,
    isDirty,
    canLeave: checked.ok || !hasTermProblems(checked.error),
    today,
    restoredAt,
    place,
    save: () => onlyOnce(async () => (await saveTyped()) !== null, false),
    move: (to, said) => onlyOnce(() => moveTo(to, said), undefined),
    async discard() {
      await drop();
      setTyped(null);
      setRestoredAt(null);
      setRefusal('');
    },
  };
}

const hasTermProblems = ({ lineas, descuento, flete, vigencia }: AnswerProblems): boolean =>
  Boolean(lineas ?? descuento ?? flete ?? vigencia);
