import { useState } from 'react';
import { changeKey } from '#domain/staff/change.ts';
import type { Entry } from '#domain/staff/journal.ts';
import { Button } from '#ui/Button.tsx';
import { useStaff } from '../staff.ts';
import css from './ConflictForm.module.css';
import { type Choices, chosenDocuments, type Side, suggestions, type TheirDocuments } from './conflict-choices.ts';
import { DisputedDocument } from './DisputedDocument.tsx';

interface ConflictFormProps {
  readonly entry: Entry;
  readonly theirs: TheirDocuments;
}

/** Two versions of the same documents side by side, to be decided field by field. */
export function ConflictForm({ entry, theirs }: ConflictFormProps) {
  const { journal } = useStaff();
  const disputed = entry.changes.filter((change) => changeKey(change) in theirs);
  const [choices, setChoices] = useState<Choices>(() => suggestions(disputed, theirs));
  const [changedName] = useState(() => `conflicto-${entry.id}`);

  const all = (side: Side): void => setChoices(Object.fromEntries(Object.keys(choices).map((key) => [key, side])));

  return (
    <div className={css['conflict']}>
      <p>Alguien más guardó esto mientras tú lo cambiabas. Elige qué queda; nada se ha sobrescrito.</p>
      <p className={css['all']}>
        <button type="button" onClick={() => all('mine')}>
          Usar todo lo mío
        </button>
        <button type="button" onClick={() => all('theirs')}>
          Usar todo lo de la tienda
        </button>
      </p>
      {disputed.map((change) => {
        const key = changeKey(change);
        return (
          <DisputedDocument
            key={key}
            change={change}
            server={theirs[key] ?? null}
            name={changedName}
            choices={choices}
            onChoose={(field, side) => setChoices((before) => ({ ...before, [field]: side }))}
          />
        );
      })}
      <div className={css['decide']}>
        <Button onClick={() => journal.resolve(entry.id, chosenDocuments(disputed, theirs, choices))}>
          Guardar lo elegido
        </Button>
      </div>
    </div>
  );
}
