import type { Review } from '#domain/price-import/review.ts';
import type { PriceFile } from './price-file.ts';
import css from './ReviewSummary.module.css';
import { changeText, countText, several } from './upload-labels.ts';

interface ReviewSummaryProps {
  readonly file: PriceFile;
  readonly review: Review;
}

/** One sentence that says what is about to be applied: file, sheet, column, IVA and the typical change. */
export function ReviewSummary({ file: { name, opened, view, proposal }, review }: ReviewSummaryProps) {
  const { choices } = proposal;
  const column = view.columns.find(({ index }) => index === choices.precio);
  const sheet = opened.sheets.length > 1 ? opened.sheets[view.sheet]?.name : undefined;
  return (
    <p className={css['summary']}>
      Lista <b>{name}</b>
      {sheet !== undefined && (
        <>
          , hoja <b>{sheet}</b>
        </>
      )}
      , columna <b>{column?.title || `Columna ${column?.letter ?? ''}`}</b>,{' '}
      <b>{choices.iva === 'mas' ? 'con 16 % de IVA sumado' : 'sin sumar IVA'}</b>
      {choices.factor !== 1 && (
        <>
          {' '}
          y <b>por {choices.factor}</b>
        </>
      )}
      . {changesText(review)}
      {review.unticked > 0 && <strong>{untickedText(review.unticked)}</strong>}
    </p>
  );
}

function changesText({ counts, typicalChange }: Review): string {
  if (counts.changes === 0)
    return counts.same > 0 ? 'Ningún precio cambia.' : 'No hay precios de hoy con qué compararla.';
  const unchanged = counts.same > 0 ? ` y ${countText(counts.same)} no` : '';
  const share = `${several(counts.changes, 'precio cambia', 'precios cambian')}${unchanged}`;
  if (typicalChange === null) return `${share}.`;
  // Rounded to tenths, a change of centavos on a high price would read as none.
  const isTiny = Math.abs(typicalChange) < 0.0005;
  return `${share}. Cambio típico ${isTiny ? 'de menos de 0.1\u00a0%' : changeText(typicalChange)}.`;
}

const untickedText = (count: number): string =>
  ` ${several(count, 'fila que habías revisado cambió y quedó', 'filas que habías revisado cambiaron y quedaron')} sin marcar: vuelve a verlas.`;
