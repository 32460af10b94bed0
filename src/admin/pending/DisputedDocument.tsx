import { type Change, changeKey, fieldConflicts, type ServerDocument } from '#domain/staff/change.ts';
import { collectionName, fieldName, valueText } from '#domain/staff/field-labels.ts';
import css from './ConflictForm.module.css';
import { type Choices, isWithdrawn, type Side } from './conflict-choices.ts';

interface DisputedDocumentProps {
  readonly change: Change;
  readonly server: ServerDocument | null;
  readonly name: string;
  readonly choices: Choices;
  readonly onChoose: (key: string, side: Side) => void;
}

/** One document of a conflict: each field that differs, or the document as a whole where one side deleted it. */
export function DisputedDocument({ change, server, name, choices, onChoose }: DisputedDocumentProps) {
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
