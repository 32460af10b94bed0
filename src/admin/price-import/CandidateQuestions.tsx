import { several } from '#domain/kernel/several.ts';
import type { ImportChoices } from '#domain/price-import/choices.ts';
import { CandidateNote } from './CandidateNote.tsx';
import { ChoiceList } from './ChoiceList.tsx';
import type { PriceFile } from './price-file.ts';
import { candidateText } from './question-texts.ts';

interface CandidateQuestionsProps {
  readonly file: PriceFile;
  readonly onDecide: (choices: Partial<ImportChoices>) => void;
  readonly onSheet: (sheet: number) => void;
}

/** Which sheet, which column of claves and which of prices: the candidates, the best first, with how each compares with today's prices. */
export function CandidateQuestions({ file: { view, proposal }, onDecide, onSheet }: CandidateQuestionsProps) {
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
          hint={
            questions.sheets.length > 1
              ? 'Varias hojas traen claves de la tienda.'
              : 'Solo trae claves de la tienda una hoja que está oculta.'
          }
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
          hint={
            columns.prices.length > 1
              ? 'Varias columnas parecen precios. Primero va la que más se parece a lo que cobra hoy la tienda.'
              : 'Por su título, o porque sus precios no siguen a los de hoy, quizá no sea el del público.'
          }
          value={choices.precio === null ? null : String(choices.precio)}
          options={columns.prices.map((candidate) => ({
            value: String(candidate.column),
            name: `${nameOf(candidate.column)}${candidate.isCost ? ' (parece costo)' : ''}`,
            note: <CandidateNote evidence={candidate} />,
          }))}
          onChange={(value) => onDecide({ precio: Number(value) })}
        />
      )}
    </>
  );
}
