import { several } from '#domain/kernel/several.ts';
import type { ImportChoices } from '#domain/price-import/choices.ts';
import { CandidateQuestions } from './CandidateQuestions.tsx';
import { ChoiceList } from './ChoiceList.tsx';
import type { PriceFile } from './price-file.ts';
import { decimalOptions, ivaAnswerText, ivaHint } from './question-texts.ts';

interface ColumnQuestionsProps {
  readonly file: PriceFile;
  readonly onDecide: (choices: Partial<ImportChoices>) => void;
  readonly onSheet: (sheet: number) => void;
}

/** The questions that only a person can answer, each with the evidence from the file. */
export function ColumnQuestions({ file, onDecide, onSheet }: ColumnQuestionsProps) {
  const { view, proposal } = file;
  const { questions, choices } = proposal;
  const nameOf = (index: number | null): string => {
    const column = view.columns.find((one) => one.index === index);
    return column ? column.title || `Columna ${column.letter}` : '';
  };
  return (
    <>
      <CandidateQuestions file={file} onDecide={onDecide} onSheet={onSheet} />
      {questions.cost && (
        <ChoiceList
          question={`“${nameOf(choices.precio)}” parece un costo. ¿De verdad es el precio al público?`}
          hint="Los costos nunca se publican: si es un costo, elige otra columna."
          value={choices.costIsPrice ? 'si' : null}
          options={[{ value: 'si', name: 'Sí, es el precio al público aunque se llame así' }]}
          onChange={() => onDecide({ costIsPrice: true })}
        />
      )}
      {questions.iva && (
        <ChoiceList
          question={`Los precios de “${nameOf(choices.precio)}”, ¿ya incluyen IVA?`}
          hint={ivaHint(questions.iva)}
          value={choices.iva}
          options={[
            {
              value: 'incluido',
              name: 'Sí, ya incluyen IVA',
              note: ivaAnswerText('incluido', questions.iva.evidence),
            },
            {
              value: 'mas',
              name: 'No: hay que sumarles el 16 %',
              note: ivaAnswerText('mas', questions.iva.evidence),
            },
          ]}
          onChange={(iva) => onDecide({ iva })}
        />
      )}
      {questions.torn && (
        <ChoiceList
          question={`¿“${questions.torn.sample}” es un precio con centavos?`}
          hint={`En ${several(questions.torn.count, 'fila', 'filas')} la coma partió el precio en dos columnas.`}
          value={choices.torn}
          options={[
            { value: 'juntar', name: `Sí, es $${questions.torn.sample.replace(/\$/g, '').replace(',', '.')}` },
            { value: 'separar', name: 'No, son dos columnas' },
          ]}
          onChange={(torn) => onDecide({ torn })}
        />
      )}
      {questions.decimal && (
        <ChoiceList
          question={`¿Cómo se lee “${questions.decimal.sample}”?`}
          hint={`${several(questions.decimal.count, 'precio puede', 'precios pueden')} leerse de dos maneras.`}
          value={choices.decimal}
          options={decimalOptions(questions.decimal.sample)}
          onChange={(decimal) => onDecide({ decimal })}
        />
      )}
      {questions.hiddenRows > 0 && (
        <ChoiceList
          question={`La hoja tiene ${several(questions.hiddenRows, 'fila oculta', 'filas ocultas')} o filtradas. ¿Las incluimos?`}
          value={choices.hiddenRows}
          options={[
            { value: 'omitir', name: 'No, solo lo que se ve' },
            { value: 'incluir', name: 'Sí, también las ocultas' },
          ]}
          onChange={(hiddenRows) => onDecide({ hiddenRows })}
        />
      )}
      {questions.hiddenColumns.length > 0 && (
        <ChoiceList
          question={`La hoja tiene columnas ocultas que parecen clave o precio: ${questions.hiddenColumns.slice(0, 4).join(', ')}. ¿Las tomamos en cuenta?`}
          value={choices.hiddenColumns}
          options={[
            { value: 'omitir', name: 'No, solo las que se ven' },
            { value: 'incluir', name: 'Sí, también las ocultas' },
          ]}
          onChange={(hiddenColumns) => onDecide({ hiddenColumns })}
        />
      )}
      {questions.blocks > 1 && (
        <ChoiceList
          question={`Hay ${questions.blocks} tablas una junto a la otra. ¿Cuáles leemos?`}
          value={choices.blocks}
          options={[
            { value: 'todas', name: 'Todas' },
            { value: 'primera', name: 'Solo la primera' },
          ]}
          onChange={(blocks) => onDecide({ blocks })}
        />
      )}
      {questions.loose && (
        <ChoiceList
          question={`${several(questions.loose.count, 'clave coincide', 'claves coinciden')} solo sin guiones, espacios ni ceros de más. ¿Son las mismas?`}
          hint={questions.loose.samples.map(([file, shop]) => `${file} → ${shop}`).join('\u00a0· ')}
          value={choices.looseClaves === null ? null : choices.looseClaves ? 'si' : 'no'}
          options={[
            { value: 'si', name: 'Sí, son las mismas' },
            { value: 'no', name: 'No, déjalas sin producto' },
          ]}
          onChange={(value) => onDecide({ looseClaves: value === 'si' })}
        />
      )}
    </>
  );
}
