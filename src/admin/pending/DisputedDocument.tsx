import { collectionName, fieldName } from '#domain/staff/forms/field-labels.ts';
import { type Change, changeKey, type ServerDocument } from '#domain/staff/journal/change.ts';
import { changeTexts } from '#domain/staff/journal/change-text.ts';
import { isGone } from '#domain/staff/journal/judge-change.ts';
import { disputedText } from '#domain/staff/people/people-texts.ts';
import { useDocuments } from '#store/documents-store.ts';
import { useWriterWords } from '../shared/texts/writer-text.ts';
import css from './ConflictForm.module.css';
import { type Choices, isWholeQuestion, questionsAbout, type Side } from './conflict-choices.ts';

interface DisputedDocumentProps {
  readonly change: Change;
  readonly server: ServerDocument | null;
  readonly name: string;
  readonly choices: Choices;
  readonly onChoose: (key: string, side: Side) => void;
}

/** One document of a conflict: each field that both changed, or the document as a whole where one side deleted it. */
export function DisputedDocument({ change, server, name, choices, onChoose }: DisputedDocumentProps) {
  const key = changeKey(change);
  const words = useWriterWords({ isWanted: true })(server?.stamp);
  const hasDraft = useDocuments('borradores').byId.has(change.id);
  const writer = `${words.name} ${words.ago}`.trim();
  const told = (field: string, value: unknown): string => disputedText(change.collection, field, value);
  /** @param of the headings of the row and the column, because browsers do not name a control by the table around it */
  const radio = (choice: string, side: Side, text: string, of?: string) => (
    <label className={css['choice']}>
      <input
        type="radio"
        name={`${name} ${choice}`}
        checked={choices[choice] === side}
        onChange={() => onChoose(choice, side)}
      />
      <span className={css['value']}>
        {of && <span className="visually-hidden">{of}: </span>}
        {text}
      </span>
    </label>
  );
  if (server === null || isWholeQuestion(change, server)) {
    const gone = server === null || isGone(server.document) ? (hasDraft ? 'retirado' : 'eliminado') : null;
    return (
      <fieldset className={css['whole']} data-open={choices[key] ? undefined : true}>
        <legend>{collectionName(change.collection)}</legend>
        <p>{gone ? `Fue ${gone} (${writer}).` : `${writer} hizo cambios:`}</p>
        {!gone && server && <Lines texts={changeTexts({ ...change, document: server.document })} />}
        <p>Lo tuyo:</p>
        <Lines texts={changeTexts(change)} />
        {radio(key, 'mine', mineText(change))}
        {radio(key, 'theirs', gone ? `Dejarlo ${gone}; lo mío se pierde` : 'Dejarlo como está en la tienda')}
      </fieldset>
    );
  }
  return (
    <table className={css['table']}>
      <caption>
        {collectionName(change.collection)}: lo cambió {writer}
      </caption>
      <thead>
        <tr>
          <th scope="col">Dato</th>
          <th scope="col">Lo tuyo</th>
          <th scope="col">En la tienda</th>
        </tr>
      </thead>
      <tbody>
        {questionsAbout(change, server.document).map(({ field, start, mine, theirs }) => (
          <tr key={field} data-open={choices[`${key} ${field}`] ? undefined : true}>
            <th scope="row">
              {fieldName(field)}
              {change.base && <small className={css['was']}>Era {told(field, start)}</small>}
            </th>
            <td>{radio(`${key} ${field}`, 'mine', told(field, mine), `${fieldName(field)}, lo tuyo`)}</td>
            <td>{radio(`${key} ${field}`, 'theirs', told(field, theirs), `${fieldName(field)}, en la tienda`)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function mineText({ document }: Change): string {
  if (document === null) return 'Eliminarlo de todos modos';
  return document['visible'] === 'retirado' ? 'Retirarlo de todos modos' : 'Conservarlo con mis cambios';
}

function Lines({ texts }: { readonly texts: readonly string[] }) {
  return (
    <ul className={css['lines']}>
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}
