import { useState } from 'react';
import type { ListedProduct } from '#domain/staff/products/product-list.ts';
import { type PasteQuestion, pasteQuestions } from '#domain/staff/quick/paste-question.ts';
import type { QuickField } from '#domain/staff/quick/quick-cells.ts';
import { pastedRows } from '#domain/staff/quick/quick-paste.ts';
import { type Pasted, pasteCells, pasteText, placePaste } from './paste-cells.ts';
import type { Place } from './use-active-cell.ts';
import type { QuickCells } from './use-quick-cells.ts';

interface Held {
  readonly pasted: Pasted;
  readonly question: PasteQuestion;
  /** What is asked after a yes. */
  readonly more: readonly PasteQuestion[];
}

/** What is pasted in the quick grid. A paste that looks wrong as a whole is held until a person says yes, with nothing of it saved. */
export function usePaste(
  cells: QuickCells,
  listed: readonly ListedProduct[],
  fields: readonly QuickField[],
  knowsCosts: boolean,
) {
  const [said, setSaid] = useState('');
  const [held, setHeld] = useState<Held | null>(null);

  function save(pasted: Pasted): void {
    setSaid('');
    void pasteCells(cells, pasted).then((counts) => setSaid(pasteText(counts)));
  }

  return {
    /** What the last paste came to; empty where nothing was pasted. */
    said,
    held,
    paste(place: Place, text: string): void {
      const pasted = placePaste(listed, place, pastedRows(text), fields, knowsCosts);
      const judged = cells.judge(pasted.cells);
      const [question, ...more] = pasteQuestions(judged);
      if (!question) return save(pasted);
      // What somebody else changes while the question is open is a question of its own.
      const seen = pasted.cells.map((cell, at) => ({ ...cell, start: judged[at]?.now[cell.field] ?? null }));
      setHeld({ pasted: { ...pasted, cells: seen }, question, more });
    },
    /** @param isYes whether the held paste is to be saved, as far as its question goes */
    answer(isYes: boolean): void {
      const [question, ...more] = (isYes && held?.more) || [];
      setHeld(held && question ? { ...held, question, more } : null);
      if (isYes && held && !question) save(held.pasted);
    },
  };
}
