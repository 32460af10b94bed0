import { formatCentavos } from '#domain/kernel/money.ts';
import { MUCH_PERCENT, type PriceDoubt } from '#domain/staff/bulk-price.ts';
import type { JudgedCell, QuickField, QuickValues } from '#domain/staff/quick-cells.ts';
import type { WriterWords } from '../../shared/writer-text.ts';
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
    return `${writer.name} ${change} ${writer.ago}.`.replace(' .', '.');
  }
  if (doubt === 'removed' || typeof value !== 'number' || field === 'existencia')
    return 'Sin precio, la tienda dirá «Cotizar».';
  return DOUBTS[doubt](field, value, now);
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
