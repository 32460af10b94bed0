import { useState } from 'react';
import { several } from '#domain/kernel/several.ts';
import type { PasteQuestion } from '#domain/staff/quick/paste-question.ts';
import { Button } from '#ui/Button.tsx';
import { CheckField } from '#ui/CheckField.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { MoveTable } from '../MoveTable.tsx';
import { pasteQuestionText } from './question-text.ts';

interface PasteDialogProps {
  /** `null` while nothing is asked. */
  readonly question: PasteQuestion | null;
  /** Cells of the paste. */
  readonly count: number;
  readonly onCancel: () => void;
  readonly onPaste: () => void;
}

/** Asks about a paste as a whole before anything of it is saved: a wrong column and a forgotten IVA move every amount alike. */
export function PasteDialog({ question, count, onCancel, onPaste }: PasteDialogProps) {
  // A yes is to the paste that was shown, not to the next one.
  const [agreed, setAgreed] = useState<PasteQuestion | null>(null);
  const isAgreed = question !== null && agreed === question;
  return (
    <Dialog
      title={`¿Pegar ${several(count, 'celda', 'celdas')}?`}
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
          <MoveTable caption="Antes y después" moves={question.moves} />
          <CheckField checked={isAgreed} onChange={() => setAgreed(isAgreed ? null : question)}>
            Sí, ya lo revisé y así es
          </CheckField>
        </>
      )}
    </Dialog>
  );
}
