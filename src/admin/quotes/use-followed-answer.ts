import { useMemo, useState } from 'react';
import { type AnswerForm, quoteToForm } from '#domain/quotes/answer-form.ts';
import { answerCollisions, answerText, followAnswer, type StartedAnswer } from '#domain/quotes/follow-answer.ts';
import type { Quote } from '#domain/quotes/parse-quote.ts';
import { decideField } from '#domain/staff/rebase-form.ts';
import type { StaffRow } from '#domain/staff/staff-rows.ts';
import type { FieldNews } from '../shared/form-news.ts';
import type { WriterWords } from '../shared/writer-text.ts';
import type { KeptAnswer } from './quote-kept.ts';
import { actorNow } from './quote-labels.ts';
import { lastWriter } from './quote-writer.ts';

/** A form and the quotation that it has followed so far. */
interface Followed extends StartedAnswer {
  readonly row: StaffRow<Quote>;
  readonly joined: readonly string[];
}

interface FollowedAnswer extends StartedAnswer {
  /** The fields that somebody else changed too, by name: each has to be decided before a save. */
  readonly news: ReadonlyMap<string, FieldNews>;
  /** What was taken over from somebody else while the form was open. */
  readonly joined: { readonly fields: readonly string[]; readonly writer: WriterWords };
  readonly change: (change: Partial<AnswerForm>) => void;
  /** What is shown has been stored; the row that says so comes with a later render. */
  readonly stored: () => void;
  /** Forgets what is typed. */
  readonly startOver: () => void;
}

/**
 * What is typed of a quotation, over what it is now: the form follows what others save.
 * @param day the last day of validity that is proposed
 */
export function useFollowedAnswer(
  row: StaffRow<Quote>,
  kept: KeptAnswer | null,
  isNew: boolean,
  day: string,
): FollowedAnswer {
  const theirs = useMemo(() => quoteToForm(row.value, day), [row, day]);
  const [known, setKnown] = useState((): Followed => {
    const opened = kept?.opened ?? row;
    const saved = kept?.saved ?? quoteToForm(opened.value, day);
    return { row: opened, saved, form: kept?.form ?? saved, joined: [] };
  });
  let state = known;
  if (!isNew && row !== known.row) {
    const { joined, ...followed } = followAnswer(known, theirs);
    const hasMoved = row.value.estado !== known.row.value.estado;
    const others = isOthers(row) ? [...joined, ...(hasMoved ? ['estado'] : [])] : [];
    state = { row, ...followed, joined: others.length > 0 ? others : known.joined };
    setKnown(state);
  }
  const { saved, form } = state;
  const writer = lastWriter(row.value);
  const news = new Map<string, FieldNews>(
    (isNew ? [] : answerCollisions(state, theirs)).map((name) => [
      name,
      {
        writer,
        theirs: answerText(name, saved, theirs),
        mine: answerText(name, saved, form),
        onChoose: (side: 'mine' | 'theirs') => setKnown((was) => ({ ...was, ...decideField(was, theirs, name, side) })),
      },
    ]),
  );
  return {
    saved,
    form,
    news,
    joined: { fields: state.joined, writer },
    change: (change) => setKnown((was) => ({ ...was, form: { ...was.form, ...change } })),
    stored: () => setKnown((was) => ({ ...was, saved: form, joined: [] })),
    startOver: () => setKnown({ row, saved: theirs, form: theirs, joined: [] }),
  };
}

/** Whether a row shows what somebody else did, and not this person's own work. */
const isOthers = ({ entry, value }: StaffRow<Quote>): boolean =>
  entry === undefined && value.historial.at(-1)?.por !== actorNow().por;
