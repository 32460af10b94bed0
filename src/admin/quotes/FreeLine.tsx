import { type KeyboardEvent, useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { TextField } from '#ui/TextField.tsx';
import { LeaveDialog } from '../shared/dialogs/LeaveDialog.tsx';
import css from './QuoteLines.module.css';

/** Adds a line in words, for what the catalogue does not have. Enter adds it, and does not save the form. */
export function FreeLine({ hint, onAdd }: { readonly hint: string; readonly onAdd: (text: string) => void }) {
  const [text, setText] = useState('');
  function add() {
    onAdd(text);
    setText('');
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    add();
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the field within has the focus.
    <div className={css['free']} onKeyDown={onKeyDown}>
      <TextField label="Agregar con tus palabras" name="linea-libre" value={text} hint={hint} onChange={setText} />
      <Button look="outline" disabled={text.trim() === ''} onClick={add}>
        Agregar línea
      </Button>
      {/* It is no line of the form yet, which does not know of it. */}
      <LeaveDialog isDirty={text.trim() !== ''} />
    </div>
  );
}
