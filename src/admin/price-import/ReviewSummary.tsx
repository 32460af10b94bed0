import { groupThousands } from '#domain/kernel/money.ts';
import { several } from '#domain/kernel/several.ts';
import type { SheetCandidate } from '#domain/price-import/choose-sheet.ts';
import { unchangedCount } from '#domain/price-import/diff-counts.ts';
import type { Review } from '#domain/price-import/review.ts';
import type { PriceFile } from './price-file.ts';
import css from './ReviewSummary.module.css';
import { changeText } from './upload-labels.ts';

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
      {review.missing.count > 0 && missingText(review.missing.count)}
      {proposal.questions.otherSheets.length > 0 && otherSheetsText(proposal.questions.otherSheets)}
      {review.unticked > 0 && <strong>{untickedText(review.unticked)}</strong>}
    </p>
  );
}

function changesText({ counts, typicalChange }: Review): string {
  if (counts.changes === 0)
    return counts.same > 0 ? 'Ningún precio cambia.' : 'No hay precios de hoy con qué compararla.';
  const staying = unchangedCount(counts);
  const unchanged = staying > 0 ? ` y ${groupThousands(staying)} no` : '';
  const share = `${several(counts.changes, 'precio cambia', 'precios cambian')}${unchanged}`;
  if (typicalChange === null) return `${share}.`;
  // Rounded to tenths, a change of centavos on a high price would read as none.
  const isTiny = Math.abs(typicalChange) < 0.0005;
  return `${share}. ${counts.changes === 1 ? 'Cambio' : 'Cambio típico'} ${isTiny ? 'de menos de 0.1\u00a0%' : changeText(typicalChange)}.`;
}

const missingText = (count: number): string =>
  count === 1
    ? ' Falta 1 artículo de la lista anterior de este proveedor.'
    : ` Faltan ${groupThousands(count)} artículos de la lista anterior de este proveedor.`;

/** Sheets with claves of the shop that this upload does not read: the changes of the month may be in one of them. */
function otherSheetsText(sheets: readonly SheetCandidate[]): string {
  const named = sheets
    .slice(0, MOST_SHEETS)
    .map(({ name, products }) => `“${name}” (${several(products, 'producto', 'productos')} de la tienda)`);
  const more = sheets.length > MOST_SHEETS ? ` y ${groupThousands(sheets.length - MOST_SHEETS)} más` : '';
  return ` No se ${sheets.length === 1 ? 'lee la hoja' : 'leen las hojas'} ${named.join(', ')}${more}.`;
}

const MOST_SHEETS = 4;

const untickedText = (count: number): string =>
  ` ${several(count, 'fila que habías revisado cambió y quedó', 'filas que habías revisado cambiaron y quedaron')} sin marcar: vuelve a verlas.`;
