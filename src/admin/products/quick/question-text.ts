import { formatCentavos } from '#domain/kernel/money.ts';
import { sentence } from '#domain/kernel/sentence.ts';
import { MUCH_PERCENT, type PriceDoubt } from '#domain/staff/products/bulk-price.ts';
import type { PasteQuestion } from '#domain/staff/quick/paste-question.ts';
import type { JudgedCell, QuickField, QuickValues } from '#domain/staff/quick/quick-cells.ts';
import type { WriterWords } from '../../shared/texts/writer-text.ts';
import { FIELD_NAMES, saidText } from './cell-text.ts';

type AmountField = Exclude<QuickField, 'existencia'>;
type Asked = Extract<JudgedCell, { kind: 'asks' }>;

/** What a cell asks, as a sentence. */
export function questionText(
  field: QuickField,
  { doubt, value }: Asked,
  now: QuickValues,
  writer: WriterWords,
): string {
  if (doubt === 'moved') {
    const named = `${FIELD_NAMES[field][1]} ${field}`;
    const change = now[field] === undefined ? `quitó ${named}` : `puso ${named} en ${saidText(field, now[field])}`;
    return sentence(writer.name, change, writer.ago);
  }
  if (doubt === 'removed' || typeof value !== 'number' || field === 'existencia')
    return 'Sin precio, la tienda dirá «Cotizar».';
  return DOUBTS[doubt](field, value, now);
}

/** Why a paste is asked about as a whole. */
export function pasteQuestionText({ field, warning: { kind, value, up = 0, compared = 0 } }: PasteQuestion): string {
  const many = `${field}s`;
  if (kind === 'iva-twice') return `Casi todos los ${many} suben 16 %: parece que llevan el IVA dos veces.`;
  if (kind === 'iva-missing') return `Casi todos los ${many} bajan 13.8 %: parece que les falta el IVA.`;
  if (kind === 'times')
    return value > 1
      ? `Casi todos los ${many} quedarían ${value} veces más altos.`
      : `Casi todos los ${many} quedarían ${Math.round(1 / value)} veces más bajos.`;
  const percent = Math.abs(value * 100).toFixed(1);
  return `De ${compared} ${many}, ${up} suben. El cambio típico es ${value < 0 ? '−' : '+'}${percent} %. ¿Es la columna que querías?`;
}

const DOUBTS: Readonly<Record<PriceDoubt, (field: AmountField, amount: number, now: QuickValues) => string>> = {
  'under-cost': (field, amount, { precio, costo }) =>
    field === 'precio'
      ? `${formatCentavos(amount)} es menos de lo que cuesta, ${formatCentavos(costo ?? 0)} sin IVA.`
      : `${formatCentavos(amount)} es más que el precio al que se vende, ${formatCentavos(precio ?? 0)}.`,
  much: (field, amount, now) => {
    const before = now[field] ?? 0;
    return `De ${formatCentavos(before)} a ${formatCentavos(amount)}: ${shareText(before, amount)}.`;
  },
};

/** How much an amount changes where that looks like a mistake. */
function shareText(before: number, after: number): string {
  const times = Math.round(Math.max(after / before, before / after));
  if (after > before) return times > 2 ? `${times} veces lo de antes` : `sube más de ${MUCH_PERCENT} %`;
  if (times === 10) return 'la décima parte';
  return times > 2 ? `${times} veces menos` : `baja más de ${MUCH_PERCENT} %`;
}
