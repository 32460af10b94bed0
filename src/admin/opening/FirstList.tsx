import { SelectField } from '#ui/SelectField.tsx';
import { FileChoice } from './FileChoice.tsx';
import css from './OpeningScreen.module.css';
import type { ChosenList, IvaChoice } from './use-first-list.ts';

const ACCEPT = '.xlsx,.xlsm,.xls,.xlsb,.ods,.csv,.txt,.tsv';
const IVA: readonly { readonly value: IvaChoice; readonly name: string }[] = [
  { value: '', name: 'Elige…' },
  { value: 'incluido', name: 'Ya traen IVA' },
  { value: 'mas', name: 'Son más IVA: hay que sumárselo' },
];

/** Chooses the spreadsheet that a shop opens with, and says what it holds. */
export function FirstList({ list: { iva, answer, chooseIva, chooseFile } }: { readonly list: ChosenList }) {
  return (
    <>
      <SelectField label="Los precios de la lista" name="iva" value={iva} options={IVA} onChange={chooseIva} />
      <FileChoice label="Elegir la lista" accept={ACCEPT} onFile={chooseFile}>
        {answer.text}
        {answer.notes.map((note) => (
          <span key={note} className={css['note']}>
            {note}
          </span>
        ))}
        {answer.problem && <span className={css['problem']}>{answer.problem}</span>}
      </FileChoice>
    </>
  );
}
