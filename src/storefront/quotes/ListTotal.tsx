import { formatCentavos, groupThousands } from '#domain/kernel/money.ts';
import type { ListView } from '#domain/quotes/list-view.ts';
import { usePriceSeal } from '../page/use-price-seal.ts';
import css from './ListTotal.module.css';

export function ListTotal({ view: { lines, pieces, total } }: { readonly view: ListView }) {
  const seal = usePriceSeal();
  const open = lines.filter(({ amount }) => amount === null).length;
  return (
    <div className={css['total']}>
      <p className={css['count']}>
        {groupThousands(pieces)} {pieces === 1 ? 'pieza' : 'piezas'}
      </p>
      {total === null ? (
        <p className={css['open']}>
          {open === 1 ? 'Un producto se cotiza' : `${open} productos se cotizan`} al momento: te decimos el total en la
          cotización.
        </p>
      ) : (
        <p className={css['sum']}>
          <span className={css['name']}>Estimado, con IVA</span>
          <b className={css['amount']}>{formatCentavos(total)}</b>
        </p>
      )}
      {seal && lines.some(({ price }) => price !== null) && (
        <p className={css['seal']} data-old={seal.isOld || undefined}>
          {seal.text}
          {seal.isOld && '. Los confirmamos en la cotización.'}
        </p>
      )}
    </div>
  );
}
