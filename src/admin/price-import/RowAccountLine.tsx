import { groupThousands } from '#domain/kernel/money.ts';
import { several } from '#domain/kernel/several.ts';
import type { Review } from '#domain/price-import/review.ts';
import { ASIDE_MESSAGES, type AsideReason } from '#domain/price-import/row-account.ts';
import css from './RowAccountLine.module.css';

interface RowAccountLineProps extends Pick<Review, 'account' | 'asideBy'> {
  readonly onAside: () => void;
}

/** Where every row of the sheet went, as a sum, and why some are no prices. */
export function RowAccountLine({ account: { rows, read, aside }, asideBy, onAside }: RowAccountLineProps) {
  return (
    <details className={css['account']}>
      <summary className={css['sum']}>
        {several(read, 'fila leída', 'filas leídas')} + {several(aside, 'apartada', 'apartadas')} ={' '}
        {several(rows, 'fila de la hoja', 'filas de la hoja')}
      </summary>
      {aside > 0 && (
        <>
          <ul className={css['reasons']}>
            {(Object.keys(asideBy) as AsideReason[]).map((reason) => (
              <li key={reason}>
                {groupThousands(asideBy[reason] ?? 0)}: {ASIDE_MESSAGES[reason]}
              </li>
            ))}
          </ul>
          <button type="button" className={css['download']} onClick={onAside}>
            Descargar las filas apartadas
          </button>
        </>
      )}
    </details>
  );
}
