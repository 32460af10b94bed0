import type { ImportChoices } from '#domain/price-import/choices.ts';
import { CandidateNote } from './CandidateNote.tsx';
import { ChoiceList } from './ChoiceList.tsx';
import type { PriceFile } from './price-file.ts';
import { candidateText, decimalOptions, ivaAnswerText, ivaHint } from './question-texts.ts';
import { several } from './upload-labels.ts';

interface ColumnQuestionsProps {
  readonly file: PriceFile;
  readonly onDecide: (choices: Partial<ImportChoices>) => void;
  readonly onSheet: (sheet: number) => void;
}

/** The questions that only a person can answer, each with the evidence from the file. */
export function ColumnQuestions({ file: { view, proposal }, onDecide, onSheet }: ColumnQuestionsProps) {
  const { questions, choices, columns } = proposal;
  const nameOf = (index: number | null): string => {
    const column = view.columns.find((one) => one.index === index);
    return column ? column.title || `Columna ${column.letter}` : '';
  };
  return (
    <>
      {questions.sheets.length > 0 && (
        <ChoiceList
          question="¿En qué hoja está la lista?"
          hint="Varias hojas traen claves de la tienda."
          value={choices.sheet === null ? null : String(choices.sheet)}
          options={questions.sheets.map(({ sheet, name, products, isHidden }) => ({
            value: String(sheet),
            name: `${name}${isHidden ? ' (oculta)' : ''}`,
            note: several(products, 'producto de la tienda', 'productos de la tienda'),
          }))}
          onChange={(value) => onSheet(Number(value))}
        />
      )}
      {questions.clave && (
        <ChoiceList
          question="¿Cuál es la clave de la tienda?"
          hint="Dos columnas llevan a productos distintos."
          value={choices.clave === null ? null : String(choices.clave)}
          options={columns.claves.map(({ column, known, evidence }) => ({
            value: String(column),
            name: nameOf(column),
            note: `${several(known, 'clave conocida', 'claves conocidas')}. ${candidateText(evidence)}`,
          }))}
          onChange={(value) => onDecide({ clave: Number(value) })}
        />
      )}
      {questions.price && (
        <ChoiceList
          question="¿Cuál es el precio al público?"
          hint="Varias columnas parecen precios. Primero va la que más se parece a lo que cobra hoy la tienda."
          value={choices.precio === null ? null : String(choices.precio)}
          options={columns.prices.map((candidate) => ({
            value: String(candidate.column),
            name: `${nameOf(candidate.column)}${candidate.isCost ? ' (parece costo)' : ''}`,
            note: <CandidateNote evidence={candidate} />,
          }))}
          onChange={(value) => onDecide({ precio: Number(value) })}
        />
      )}
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
          question={`Hay ${questions.blocks} tablas iguales una junto a la otra. ¿Cuáles leemos?`}
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
          question={`${several(questions.loose.count, 'clave coincide', 'claves coinciden')} solo sin guiones, espacios ni ceros al inicio. ¿Son las mismas?`}
          hint={questions.loose.samples.map(([file, shop]) => `${file} → ${shop}`).join(' · ')}
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
