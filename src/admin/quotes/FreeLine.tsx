import type { KeyboardEvent } from 'react';
import { Button } from '#ui/Button.tsx';
import { TextField } from '#ui/TextField.tsx';
import { LeaveDialog } from '../shared/dialogs/LeaveDialog.tsx';
import css from './QuoteLines.module.css';

/** What is typed of a line in words, and not added. */
export interface FreeWords {
  readonly words: string;
  readonly onWords: (words: string) => void;
}

interface FreeLineProps extends FreeWords {
  readonly hint: string;
  readonly onAdd: (text: string) => void;
}

/** Adds a line in words, for what the catalogue does not have. Enter adds it, and does not save the form. */
export function FreeLine({ words, onWords, hint, onAdd }: FreeLineProps) {
  function add() {
    onAdd(words);
    onWords('');
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    add();
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the field within has the focus.
    <div className={css['free']} onKeyDown={onKeyDown}>
      <TextField label="Agregar con tus palabras" name="linea-libre" value={words} hint={hint} onChange={onWords} />
      <Button look="outline" disabled={words.trim() === ''} onClick={add}>
        Agregar línea
      </Button>
      {/* It is no line of the form yet, which does not know of it. */}
      <LeaveDialog isDirty={words.trim() !== ''} />
    </div>
  );
}
