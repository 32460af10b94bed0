import type { Review } from '#domain/price-import/review.ts';
import type { PriceFile } from './price-file.ts';
import css from './ReviewSummary.module.css';
import { changeText, several } from './upload-labels.ts';

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
      .{' '}
      {review.typicalChange === null
        ? 'No hay precios de hoy con qué compararla.'
        : `Cambio típico ${changeText(review.typicalChange)} en ${several(review.counts.changes, 'precio', 'precios')}.`}
      {review.unticked > 0 && <strong>{untickedText(review.unticked)}</strong>}
    </p>
  );
}

const untickedText = (count: number): string =>
  ` ${several(count, 'fila que habías revisado cambió y quedó', 'filas que habías revisado cambiaron y quedaron')} sin marcar: vuelve a verlas.`;
