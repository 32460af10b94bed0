import { useRef, useState } from 'react';
import { changeKey } from '#domain/staff/journal/change.ts';
import type { Entry } from '#domain/staff/journal/journal.ts';
import { Button } from '#ui/Button.tsx';
import { useStaff } from '../staff.ts';
import css from './ConflictForm.module.css';
import {
  askedChanges,
  type Choices,
  chosenDocuments,
  questionsOf,
  type Side,
  type TheirDocuments,
} from './conflict-choices.ts';
import { DisputedDocument } from './DisputedDocument.tsx';

interface ConflictFormProps {
  readonly entry: Entry;
  readonly theirs: TheirDocuments;
}

/** What two people changed in the same place, to be decided field by field. Nothing is chosen beforehand. */
export function ConflictForm({ entry, theirs }: ConflictFormProps) {
  const { journal } = useStaff();
  const questions = questionsOf(entry.changes, theirs);
  const [choices, setChoices] = useState<Choices>({});
  const [isAsked, setAsked] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const open = questions.filter((question) => !choices[question]);

  const all = (side: Side): void => setChoices(Object.fromEntries(questions.map((key) => [key, side])));
  function decide() {
    if (open.length === 0) return journal.resolve(entry.id, chosenDocuments(entry.changes, theirs, choices));
    setAsked(true);
    place.current?.querySelector<HTMLElement>('[data-open] input')?.focus();
  }

  return (
    <div className={css['conflict']} ref={place}>
      <p>
        {questions.length === 0
          ? 'Alguien más guardó lo mismo mientras tú lo cambiabas: no hay nada que elegir.'
          : 'Alguien más guardó esto mientras tú lo cambiabas. Elige qué queda; nada se ha sobrescrito.'}
      </p>
      {questions.length > 1 && (
        <p className={css['all']}>
          <button type="button" onClick={() => all('mine')}>
            Usar todo lo mío
          </button>
          <button type="button" onClick={() => all('theirs')}>
            Usar todo lo de la tienda
          </button>
        </p>
      )}
      {askedChanges(entry.changes, theirs).map((change) => {
        const key = changeKey(change);
        return (
          <DisputedDocument
            key={key}
            change={change}
            server={theirs[key] ?? null}
            name={`conflicto-${entry.id}`}
            choices={choices}
            onChoose={(field, side) => setChoices((before) => ({ ...before, [field]: side }))}
          />
        );
      })}
      <div className={css['decide']}>
        <p className={css['missing']} role="alert">
          {isAsked &&
            open.length > 0 &&
            (open.length === 1 ? 'Falta elegir un dato.' : `Falta elegir ${open.length} datos.`)}
        </p>
        <Button onClick={decide}>{questions.length === 0 ? 'Guardarlo' : 'Guardar lo elegido'}</Button>
      </div>
    </div>
  );
}
