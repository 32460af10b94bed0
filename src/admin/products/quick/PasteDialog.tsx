import { useState } from 'react';
import { formatCentavos } from '#domain/kernel/money.ts';
import type { PasteQuestion } from '#domain/staff/quick/paste-question.ts';
import { Button } from '#ui/Button.tsx';
import { CheckField } from '#ui/CheckField.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import css from '../PriceDialog.module.css';
import { pasteQuestionText } from './question-text.ts';

interface PasteDialogProps {
  /** `null` while nothing is asked. */
  readonly question: PasteQuestion | null;
  /** Cells of the paste. */
  readonly count: number;
  readonly onCancel: () => void;
  readonly onPaste: () => void;
}

const MOST_SHOWN = 6;

/** Asks about a paste as a whole before anything of it is saved: a wrong column and a forgotten IVA move every amount alike. */
export function PasteDialog({ question, count, onCancel, onPaste }: PasteDialogProps) {
  // A yes is to the paste that was shown, not to the next one.
  const [agreed, setAgreed] = useState<PasteQuestion | null>(null);
  const isAgreed = question !== null && agreed === question;
  return (
    <Dialog
      title={`¿Pegar ${count} celdas?`}
      open={question !== null}
      onCancel={onCancel}
      actions={
        <>
          <Button look="outline" onClick={onCancel}>
            No pegar
          </Button>
          <Button disabled={!isAgreed} onClick={onPaste}>
            Pegar
          </Button>
        </>
      }
    >
      {question && (
        <>
          <p>{pasteQuestionText(question)}</p>
          <table className={css['moves']}>
            <caption className="visually-hidden">Antes y después</caption>
            <thead>
              <tr>
                <th scope="col">Producto</th>
                <th scope="col">Antes</th>
                <th scope="col">Después</th>
              </tr>
            </thead>
            <tbody>
              {question.moves.slice(0, MOST_SHOWN).map(({ nombre, before, after }, at) => (
                // oxlint-disable-next-line react/no-array-index-key -- two products may have one name, and the list does not change.
                <tr key={at}>
                  <th scope="row">{nombre}</th>
                  <td>{formatCentavos(before)}</td>
                  <td>{formatCentavos(after)}</td>
                </tr>
              ))}
            </tbody>
          </table>
          {question.moves.length > MOST_SHOWN && (
            <p className={css['more']}>y {question.moves.length - MOST_SHOWN} más</p>
          )}
          <CheckField checked={isAgreed} onChange={() => setAgreed(isAgreed ? null : question)}>
            Sí, ya lo revisé y así es
          </CheckField>
        </>
      )}
    </Dialog>
  );
}
