import { useState } from 'react';
import { LIST_LIMITS } from '#domain/quotes/quote-list.ts';
import { Button } from '#ui/Button.tsx';
import { classNames } from '#ui/class-names.ts';
import { TextField } from '#ui/TextField.tsx';
import css from './FreeLineForm.module.css';
import { addFreeText } from './list-actions.ts';

/** Adds a line in free text, for something that is not in the catalogue. */
export function FreeLineForm() {
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string>();
  return (
    <form
      className={classNames(css['form'], 'needs-script')}
      method="dialog"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() === '') return setProblem('Escribe qué necesitas.');
        setProblem(undefined);
        setText('');
        // What a full list does not take is not lost, unless something else is typed by then.
        return void addFreeText(text).then((isAdded) => isAdded || setText((typed) => typed || text));
      }}
    >
      <TextField
        label="¿No lo encuentras? Descríbelo"
        name="libre"
        hint="Por ejemplo: carbones para una esmeriladora de hace años."
        value={text}
        maxLength={LIST_LIMITS.name}
        problem={problem}
        onChange={setText}
      />
      <Button look="outline" type="submit">
        Agregar
      </Button>
    </form>
  );
}
