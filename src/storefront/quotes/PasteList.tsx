import { useState } from 'react';
import { useHoldUpdates } from '#device/use-hold-updates.ts';
import { articlesBeyond, readWrittenList, type WrittenLine } from '#domain/quotes/written-list.ts';
import { Button } from '#ui/Button.tsx';
import { TextAreaField } from '#ui/TextAreaField.tsx';
import { OfferedLines } from './OfferedLines.tsx';
import css from './PasteList.module.css';

const LONGEST_TEXT = 10_000;

/** A list that the visitor wrote elsewhere: each of its articles is searched, and nothing is added before they have seen what was found. */
export function PasteList() {
  const [isOpen, open] = useState(false);
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string>();
  const [lines, setLines] = useState<readonly WrittenLine[] | null>(null);
  // An update would lose what was pasted, and what was chosen of it.
  useHoldUpdates(isOpen && text !== '');

  if (!isOpen) {
    return (
      <button type="button" className={css['opener']} onClick={() => open(true)}>
        Pegar una lista completa
      </button>
    );
  }
  if (lines) {
    return (
      <OfferedLines
        lines={lines}
        beyond={articlesBeyond(text)}
        onBack={() => setLines(null)}
        onAdded={() => {
          setText('');
          setLines(null);
          open(false);
        }}
      />
    );
  }
  return (
    <form
      className={css['paste']}
      method="dialog"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const read = readWrittenList(text);
        if (read.length === 0) setProblem('Escribe al menos un artículo.');
        else setLines(read);
      }}
    >
      <TextAreaField
        label="Tu lista, un artículo por renglón"
        name="lista-escrita"
        rows={6}
        hint="Con las piezas al principio: 5 codos de PVC 1/2. Buscamos cada uno y tú eliges; lo que no encontremos va tal como lo escribiste."
        value={text}
        maxLength={LONGEST_TEXT}
        problem={problem}
        onChange={(next) => {
          setText(next);
          setProblem(undefined);
        }}
      />
      <p className={css['actions']}>
        <Button type="submit">Buscar los artículos</Button>
        <Button look="outline" onClick={() => open(false)}>
          Cancelar
        </Button>
      </p>
    </form>
  );
}
