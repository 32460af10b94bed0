import { formatCentavos } from '#domain/kernel/money.ts';
import { shortDay } from '#domain/kernel/written-days.ts';
import type { ListView } from '#domain/quotes/list-view.ts';
import { useConnection } from '#store/connection-store.ts';
import css from './ListTotal.module.css';

export function ListTotal({ view: { lines, pieces, total } }: { readonly view: ListView }) {
  const reachable = useConnection((state) => state.reachable);
  const confirmedAt = useConnection((state) => state.confirmedAt);
  const open = lines.filter(({ amount }) => amount === null).length;
  return (
    <div className={css['total']}>
      <p className={css['count']}>
        {pieces} {pieces === 1 ? 'pieza' : 'piezas'}
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
      {!reachable && confirmedAt !== null && (
        <p className={css['offline']}>Precios del {shortDay(confirmedAt)}. Los confirmamos en la cotización.</p>
      )}
    </div>
  );
}
