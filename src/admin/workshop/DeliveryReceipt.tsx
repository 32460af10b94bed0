import { formatCentavos } from '#domain/kernel/money.ts';
import { dayInFull, shopDayOf } from '#domain/kernel/written-days.ts';
import { quoteAmounts } from '#domain/quotes/quote-amounts.ts';
import { articleText, type Repair, type RepairData } from '#domain/workshop/repair.ts';
import { deliveredAt, stateBefore } from '#domain/workshop/repair-changes.ts';
import { SheetLines } from '../quotes/SheetLines.tsx';
import { PaperFacts } from '../shared/paper/PaperFacts.tsx';
import { PaperSheet } from '../shared/paper/PaperSheet.tsx';
import css from './Receipt.module.css';
import { SignatureLine } from './SignatureLine.tsx';

interface DeliveryReceiptProps {
  readonly repair: Repair;
  readonly data: RepairData;
  /** The shop's day. */
  readonly today: string;
}

/** What is printed when the article goes back to its owner: what was done, what it cost, and their signature. */
export function DeliveryReceipt({ repair, data, today }: DeliveryReceiptProps) {
  const { folio, estado } = repair;
  // It may have been ready once and then need more, which its owner did not want.
  const wasRepaired = (estado === 'entregada' ? stateBefore(repair) : estado) === 'reparada';
  const handed = estado === 'entregada' ? deliveredAt(repair) : null;
  const day = handed === null ? today : shopDayOf(handed);
  const amounts = wasRepaired ? quoteAmounts(data) : null;
  return (
    <PaperSheet kind="Entrega de taller" folio={folio}>
      <div className={css['kept']}>
        <PaperFacts
          facts={[
            ['Cliente', data.nombre],
            ['Entrega', dayInFull(day)],
            ['Artículo', articleText(data)],
            ['Número de serie', data.serie],
            ['Accesorios', data.accesorios],
            ['Diagnóstico', data.diagnostico],
            ['Trabajo', wasRepaired ? 'Reparada' : 'Se entrega sin reparar'],
          ]}
        />
      </div>
      {wasRepaired && data.lineas.length > 0 && <SheetLines lineas={data.lineas} />}
      <p className={css['total']}>
        {amounts && `Total con IVA: ${formatCentavos(amounts.total)}`}
        {wasRepaired && data.garantia && data.lineas.length === 0 && 'Sin costo: lo cubre la garantía.'}
      </p>
      <SignatureLine text="Recibo mi equipo y lo que dejé con él, a mi entera satisfacción." name={data.nombre} />
    </PaperSheet>
  );
}
