import { formatCentavos } from '#domain/kernel/money.ts';
import { MUCH_PERCENT, type PriceDoubt } from '#domain/staff/bulk-price.ts';
import type { JudgedCell, QuickAmounts, QuickField } from '#domain/staff/quick-cells.ts';
import { priceText } from '../../shared/price-text.ts';
import type { WriterWords } from '../../shared/writer-text.ts';

type Asked = Extract<JudgedCell, { kind: 'asks' }>;

/** What a cell asks, as a sentence. */
export function questionText(
  field: QuickField,
  { doubt, amount }: Asked,
  now: QuickAmounts,
  writer: WriterWords,
): string {
  if (doubt === 'moved') {
    const change = now[field] === undefined ? `quitó el ${field}` : `puso el ${field} en ${priceText(now[field])}`;
    return `${writer.name} ${change} ${writer.ago}.`.replace(' .', '.');
  }
  if (doubt === 'removed' || amount === null) return 'Sin precio, la tienda dirá «Cotizar».';
  return DOUBTS[doubt](field, amount, now);
}

const DOUBTS: Readonly<Record<PriceDoubt, (field: QuickField, amount: number, now: QuickAmounts) => string>> = {
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
