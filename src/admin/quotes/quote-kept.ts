import { useEffect, useState } from 'react';
import { type AnswerForm, answerShapes, emptyAnswer } from '#domain/quotes/answer-form.ts';
import { parseQuote, type Quote } from '#domain/quotes/parse-quote.ts';
import { parseKeptEdit } from '#domain/staff/kept-form.ts';
import type { StaffRow } from '#domain/staff/staff-rows.ts';
import { useSession } from '#store/session-store.ts';
import { readKeptForm } from '../journal/kept-forms.ts';

/** A quotation's form that was left half written on this device. */
export interface KeptAnswer {
  /** What it started from; `null` where it was of a new quotation, or cannot be read any more. */
  readonly opened: StaffRow<Quote> | null;
  readonly form: AnswerForm;
  /** What each field started from; absent where it was kept by an earlier version: then it is what was opened. */
  readonly saved?: AnswerForm;
  readonly at: number;
}

/** The key under which the form of a quotation is kept; `null` for a new one. */
export function useKeptKey(id: string | null): string {
  const uid = useSession((state) => (state.status === 'signed-in' ? state.uid : ''));
  return `cotizacion ${uid} ${id ?? 'nueva'}`;
}

/** What this device kept of a quotation's form, `null` for nothing; `waiting` until it has been read. */
export function useKeptAnswer(key: string, id: string): KeptAnswer | null | 'waiting' {
  const [read, setRead] = useState<{ readonly key: string; readonly kept: KeptAnswer | null }>();
  useEffect(() => {
    let isCurrent = true;
    // It never rejects.
    void readKeptForm(key).then((found) => {
      const edit = found && parseKeptEdit(found.values, emptyAnswer, answerShapes);
      if (isCurrent) setRead({ key, kept: edit ? { ...edit, opened: rowOf(id, edit.opened), at: found.at } : null });
    });
    return () => {
      isCurrent = false;
    };
  }, [key, id]);
  return read?.key === key ? read.kept : 'waiting';
}

function rowOf(id: string, opened: Pick<StaffRow<Quote>, 'rev' | 'fields'> | null): StaffRow<Quote> | null {
  if (!opened) return null;
  const { rev, fields } = opened;
  const parsed = parseQuote(id, { ...fields, rev });
  return parsed.ok ? { value: parsed.value, rev, fields, entry: undefined } : null;
}
