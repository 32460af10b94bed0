import { useRef, useState } from 'react';
import { useHoldUpdates } from '#device/use-hold-updates.ts';
import { articlesBeyond, readWrittenList, type WrittenLine } from '#domain/quotes/written-list.ts';
import { Button } from '#ui/Button.tsx';
import { TextAreaField } from '#ui/TextAreaField.tsx';
import { useFocusAfter } from '#ui/use-focus-after.ts';
import { OfferedLines } from './OfferedLines.tsx';
import css from './PasteList.module.css';

const LONGEST_TEXT = 10_000;

/** A list that the visitor wrote elsewhere: each of its articles is searched, and nothing is added before they have seen what was found. */
export function PasteList() {
  const [isOpen, open] = useState(false);
  const [text, setText] = useState('');
  const [lines, setLines] = useState<readonly WrittenLine[] | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const moveFocusTo = useFocusAfter<'textarea' | 'button'>((heir) => box.current?.querySelector(heir));
  // An update would lose what was pasted, and what was chosen of it.
  useHoldUpdates(isOpen && text !== '');

  function close(): void {
    moveFocusTo('button');
    open(false);
  }

  return (
    <div ref={box}>
      {!isOpen ? (
        <button
          type="button"
          className={css['opener']}
          onClick={() => {
            moveFocusTo('textarea');
            open(true);
          }}
        >
          Pegar una lista completa
        </button>
      ) : lines ? (
        <OfferedLines
          lines={lines}
          beyond={articlesBeyond(text)}
          onBack={() => {
            moveFocusTo('textarea');
            setLines(null);
          }}
          onAdded={() => {
            setText('');
            setLines(null);
            close();
          }}
        />
      ) : (
        <PasteForm text={text} onText={setText} onRead={setLines} onCancel={close} />
      )}
    </div>
  );
}

interface PasteFormProps {
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly onRead: (lines: readonly WrittenLine[]) => void;
  readonly onCancel: () => void;
}

function PasteForm({ text, onText, onRead, onCancel }: PasteFormProps) {
  const [problem, setProblem] = useState<string>();
  return (
    <form
      className={css['paste']}
      method="dialog"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const read = readWrittenList(text);
        if (read.length === 0) setProblem('Escribe al menos un artículo.');
        else onRead(read);
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
          onText(next);
          setProblem(undefined);
        }}
      />
      <p className={css['actions']}>
        <Button type="submit">Buscar los artículos</Button>
        <Button look="outline" onClick={onCancel}>
          Cancelar
        </Button>
      </p>
    </form>
  );
}
