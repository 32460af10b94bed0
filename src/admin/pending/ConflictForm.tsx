import { useState } from 'react';
import {
  type Change,
  changeKey,
  type Fields,
  fieldConflicts,
  mergeDocuments,
  type ServerDocument,
} from '#domain/staff/change.ts';
import { collectionName, fieldName, valueText } from '#domain/staff/field-labels.ts';
import type { Entry } from '#domain/staff/journal.ts';
import { Button } from '#ui/Button.tsx';
import { useStaff } from '../staff.ts';
import css from './ConflictForm.module.css';

type Side = 'mine' | 'theirs';
type Choices = Readonly<Record<string, Side>>;

interface ConflictFormProps {
  readonly entry: Entry;
  readonly theirs: Readonly<Record<string, ServerDocument | null>>;
}

const isWithdrawn = (server: ServerDocument | null): boolean => server?.document['visible'] === 'retirado';

/** What two people made of the same documents, side by side, to be decided field by field. */
export function ConflictForm({ entry, theirs }: ConflictFormProps) {
  const { journal } = useStaff();
  const disputed = entry.changes.filter((change) => changeKey(change) in theirs);
  const [choices, setChoices] = useState<Choices>(() => suggestions(disputed, theirs));
  const [changedName] = useState(() => `conflicto-${entry.id}`);

  function decide() {
    const decided = disputed.map((change): [string, Fields | null] => {
      const key = changeKey(change);
      const server = theirs[key] ?? null;
      if (change.document === null || server === null || isWithdrawn(server)) {
        return [key, choices[key] === 'theirs' ? (server?.document ?? null) : change.document];
      }
      return [key, mergeDocuments(change.document, server.document, choicesOf(choices, key))];
    });
    journal.resolve(entry.id, Object.fromEntries(decided));
  }

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
        <Button onClick={decide}>Guardar lo elegido</Button>
      </div>
    </div>
  );
}

interface DisputedDocumentProps {
  readonly change: Change;
  readonly server: ServerDocument | null;
  readonly name: string;
  readonly choices: Choices;
  readonly onChoose: (key: string, side: Side) => void;
}

function DisputedDocument({ change, server, name, choices, onChoose }: DisputedDocumentProps) {
  const key = changeKey(change);
  const radio = (choice: string, side: Side, text: string) => (
    <label className={css['choice']}>
      <input
        type="radio"
        name={`${name} ${choice}`}
        checked={choices[choice] === side}
        onChange={() => onChoose(choice, side)}
      />
      <span className={css['value']}>{text}</span>
    </label>
  );
  if (change.document === null || server === null || isWithdrawn(server)) {
    const mine = change.document === null ? 'Eliminarlo' : 'Conservarlo con mis cambios';
    const other =
      server === null ? 'Dejarlo eliminado' : isWithdrawn(server) ? 'Dejarlo retirado' : 'Dejarlo como está';
    return (
      <fieldset className={css['whole']}>
        <legend>{collectionName(change.collection)}</legend>
        {radio(key, 'mine', mine)}
        {radio(key, 'theirs', other)}
      </fieldset>
    );
  }
  return (
    <table className={css['table']}>
      <caption>{collectionName(change.collection)}</caption>
      <thead>
        <tr>
          <th scope="col">Dato</th>
          <th scope="col">Lo tuyo</th>
          <th scope="col">En la tienda</th>
        </tr>
      </thead>
      <tbody>
        {fieldConflicts(change.base, change.document, server.document).map(({ field, mine, theirs }) => (
          <tr key={field}>
            <th scope="row">{fieldName(field)}</th>
            <td>{radio(`${key} ${field}`, 'mine', valueText(field, mine))}</td>
            <td>{radio(`${key} ${field}`, 'theirs', valueText(field, theirs))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Whoever changed a field is proposed; where one of the two took the document away, what is mine. */
function suggestions(disputed: readonly Change[], theirs: ConflictFormProps['theirs']): Choices {
  const entries = disputed.flatMap((change): [string, Side][] => {
    const key = changeKey(change);
    const server = theirs[key] ?? null;
    if (change.document === null || server === null || isWithdrawn(server)) return [[key, 'mine']];
    return fieldConflicts(change.base, change.document, server.document).map(({ field, suggested }) => [
      `${key} ${field}`,
      suggested,
    ]);
  });
  return Object.fromEntries(entries);
}

function choicesOf(choices: Choices, key: string): Choices {
  return Object.fromEntries(
    Object.entries(choices).flatMap(([name, side]) =>
      name.startsWith(`${key} `) ? [[name.slice(key.length + 1), side]] : [],
    ),
  );
}
