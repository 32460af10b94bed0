import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import type { AnswerForm } from '#domain/quotes/answer-form.ts';
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
import { profileStore } from '#store/profile-store.ts';
import { dayAfter } from '../shared/day-after.ts';
import type { FieldNews } from '../shared/form-news.ts';
import { useKeeping } from '../shared/use-keeping.ts';
import type { WriterWords } from '../shared/writer-text.ts';
import { useStaff } from '../staff.ts';
import type { KeptAnswer } from './quote-kept.ts';
import { storeAnswer } from './store-answer.ts';
import { useFollowedAnswer } from './use-followed-answer.ts';

export interface QuoteFormState {
  /** As it is now: what a save starts from. */
  readonly quote: Quote;
  readonly form: AnswerForm;
  readonly set: (change: Partial<AnswerForm>) => void;
  readonly problems: AnswerProblems;
  /** Why nothing was saved. */
  readonly refusal: string;
  readonly isDirty: boolean;
  /** The fields that somebody else changed too, by name: each has to be decided before a save. */
  readonly news: ReadonlyMap<string, FieldNews>;
  /** What was taken over from somebody else while the form was open. */
  readonly joined: { readonly fields: readonly string[]; readonly writer: WriterWords };
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

const COLLISION = 'Alguien cambió lo mismo que tú: elige qué queda en cada dato marcado.';

/** The form of a quotation: it follows what others save, and what is typed is kept on the device until it is saved. */
export function useQuoteForm(
  row: StaffRow<Quote>,
  keptKey: string,
  kept: KeptAnswer | null,
  isNew: boolean,
): QuoteFormState {
  const { journal } = useStaff();
  const [now] = useState(() => Date.now());
  // As it was when the form was opened: an answer that is being written keeps its day.
  const [quoteDays] = useState(() => profileStore.getState().policies.quoteDays);
  const [restoredAt, setRestoredAt] = useState(kept?.at ?? null);
  const [attempts, setAttempts] = useState(0);
  const [asked, setAsked] = useState<AnswerProblems>({});
  const [refusal, setRefusal] = useState('');
  const place = useRef<HTMLFormElement>(null);
  const isBusy = useRef(false);

  const today = dayAfter(now, 0);
  const followed = useFollowedAnswer(row, kept, isNew, dayAfter(now, quoteDays));
  const { saved, form, news, joined } = followed;
  const isDirty = !sameValue(form, saved);
  const checked = checkAnswer(form);
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

  function refuse(problems: AnswerProblems, why = 'Revisa los campos marcados.'): null {
    setAsked(problems);
    setAttempts(attempts + 1);
    setRefusal(why);
    return null;
  }

  async function store(from: StaffRow<Quote>, answer: Answer, to: QuoteState, said?: string) {
    const stored = await storeAnswer(journal, from, answer, to, said);
    if (!stored.ok) setRefusal(stored.error);
    return stored.ok ? stored.value : null;
  }

  /** The row as it is once all that is typed is stored; `null` where that failed. */
  async function saveTyped(): Promise<StaffRow<Quote> | null> {
    if (news.size > 0) return refuse({}, COLLISION);
    if (!checked.ok) return refuse(checked.error);
    const lacking = isNew ? newQuoteProblems(checked.value) : {};
    if (Object.keys(lacking).length > 0) return refuse(lacking);
    const from = isNew ? { ...withOrigin(row, form.origen), entry: undefined } : row;
    const next = isDirty ? await store(from, checked.value, row.value.estado) : row;
    if (!next) return null;
    setAsked({});
    setRefusal('');
    setRestoredAt(null);
    await drop();
    followed.stored();
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
    quote: row.value,
    form,
    set(change) {
      followed.change(change);
      setAsked({});
      if (attempts > 0 && checkAnswer({ ...form, ...change }).ok) setRefusal('');
    },
    // What is stored may itself be wrong, where another program sent it.
    problems: { ...((attempts > 0 || !isDirty) && !checked.ok && checked.error), ...asked },
    // A collision that has been decided is no reason any longer.
    refusal: refusal === COLLISION && news.size === 0 ? '' : refusal,
    isDirty,
    news,
    joined,
    canLeave: checked.ok || !hasTermProblems(checked.error),
    today,
    restoredAt,
    place,
    save: () => onlyOnce(async () => (await saveTyped()) !== null, false),
    move: (to, said) => onlyOnce(() => moveTo(to, said), undefined),
    async discard() {
      await drop();
      followed.startOver();
      setRestoredAt(null);
      setRefusal('');
    },
  };
}

const hasTermProblems = ({ lineas, descuento, flete, vigencia }: AnswerProblems): boolean =>
  Boolean(lineas ?? descuento ?? flete ?? vigencia);
