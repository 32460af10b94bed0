import { useMemo, useState } from 'react';
import type { HistoryStep } from '#domain/quotes/history-step.ts';
import type { StaffRow } from '#domain/staff/journal/staff-rows.ts';
import { actorNow } from '../documents/actor-now.ts';
import type { WriterWords } from '../texts/writer-text.ts';
import type { FieldNews } from './form-news.ts';
import { lastWriter } from './last-writer.ts';
import type { KeptRowForm } from './use-kept-row-form.ts';

/** A form and what each of its fields started from. */
interface Started<Form> {
  readonly saved: Form;
  readonly form: Form;
}

/** How the forms of one kind of document follow it. The object has to stay the same between renders while it says the same. */
export interface FollowRules<Form, Value> {
  readonly toForm: (value: Value) => Form;
  readonly follow: (started: Started<Form>, theirs: Form) => Started<Form> & { readonly joined: readonly string[] };
  readonly collisions: (started: Started<Form>, theirs: Form) => readonly (keyof Form & string)[];
  /** The form after a person has chosen a side for one field. */
  readonly decide: (
    started: Started<Form>,
    theirs: Form,
    name: keyof Form & string,
    side: 'mine' | 'theirs',
  ) => Started<Form>;
  /** What somebody made of a field, in words. */
  readonly text: (name: keyof Form & string, before: Form, after: Form) => string;
}

/** A document with a history and a state of its own: a quotation, a repair. */
interface Worked {
  readonly estado: string;
  readonly historial: readonly HistoryStep<string>[];
}

/** A form and the document that it has followed so far. */
interface Followed<Form, Value> extends Started<Form> {
  readonly row: StaffRow<Value>;
  readonly joined: readonly string[];
}

export interface FollowedForm<Form> extends Started<Form> {
  /** The fields that somebody else changed too, by name: each has to be decided before a save. */
  readonly news: ReadonlyMap<string, FieldNews>;
  /** What was taken over from somebody else while the form was open. */
  readonly joined: { readonly fields: readonly string[]; readonly writer: WriterWords };
  readonly change: (change: Partial<Form>) => void;
  /** To be called when what is shown has been stored. The row that shows it comes with a later render. */
  readonly stored: () => void;
  /** Forgets what is typed. */
  readonly startOver: () => void;
}

/** What is typed of a document, over what it is now: the form follows what others save. */
export function useFollowedForm<Form extends object, Value extends Worked>(
  row: StaffRow<Value>,
  kept: KeptRowForm<Form, Value> | null,
  isNew: boolean,
  rules: FollowRules<Form, Value>,
): FollowedForm<Form> {
  const theirs = useMemo(() => rules.toForm(row.value), [row, rules]);
  const [known, setKnown] = useState((): Followed<Form, Value> => {
    const opened = kept?.opened ?? row;
    const saved = kept?.saved ?? rules.toForm(opened.value);
    return { row: opened, saved, form: kept?.form ?? saved, joined: [] };
  });
  let state = known;
  if (!isNew && row !== known.row) {
    const { joined, ...followed } = rules.follow(known, theirs);
    const hasMoved = row.value.estado !== known.row.value.estado;
    const others = isOthers(row) ? [...joined, ...(hasMoved ? ['estado'] : [])] : [];
    state = { row, ...followed, joined: others.length > 0 ? others : known.joined };
    setKnown(state);
  }
  const { saved, form } = state;
  const writer = lastWriter(row.value);
  const news = new Map<string, FieldNews>(
    (isNew ? [] : rules.collisions(state, theirs)).map((name) => [
      name,
      {
        writer,
        theirs: rules.text(name, saved, theirs),
        mine: rules.text(name, saved, form),
        onChoose: (side: 'mine' | 'theirs') =>
          setKnown((was) => ({ ...was, ...rules.decide(was, theirs, name, side) })),
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
const isOthers = <Value extends Worked>({ entry, value }: StaffRow<Value>): boolean =>
  entry === undefined && value.historial.at(-1)?.por !== actorNow().por;
