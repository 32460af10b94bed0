import { formatCentavos, groupThousands } from '#domain/kernel/money.ts';
import type { PriceMove, PricePlan } from '#domain/staff/products/bulk-price.ts';
import css from './PriceDialog.module.css';
import { countProducts } from './use-bulk-edit.ts';

const MOST_SHOWN = 6;

/** How many prices move and where, and some of them before and after. */
export function PriceMoves({ plan }: { readonly plan: PricePlan }) {
  const { moves } = plan;
  return (
    <>
      <output className={css['counts']}>{countsText(plan)}</output>
      {moves.length > 0 && (
        <table className={css['moves']}>
          <caption className="visually-hidden">Precios antes y después</caption>
          <thead>
            <tr>
              <th scope="col">Producto</th>
              <th scope="col">Antes</th>
              <th scope="col">Después</th>
            </tr>
          </thead>
          <tbody>
            {moves.slice(0, MOST_SHOWN).map((move) => (
              <Move key={move.id} move={move} />
            ))}
          </tbody>
        </table>
      )}
      {moves.length > MOST_SHOWN && <p className={css['more']}>y {groupThousands(moves.length - MOST_SHOWN)} más</p>}
    </>
  );
}

function Move({ move: { nombre, before, after, doubt } }: { readonly move: PriceMove }) {
  return (
    <tr data-doubt={doubt ?? undefined}>
      <th scope="row">
        {nombre}
        {doubt === 'under-cost' && <small className={css['doubt']}>Menos de lo que cuesta</small>}
        {doubt === 'much' && <small className={css['doubt']}>Cambia mucho</small>}
      </th>
      <td>{formatCentavos(before)}</td>
      <td>{formatCentavos(after)}</td>
    </tr>
  );
}

function countsText({ up, down, same, unpriced, tooHigh }: PricePlan): string {
  const parts = [
    up > 0 && `${countProducts(up)} ${up === 1 ? 'sube' : 'suben'}`,
    down > 0 && `${countProducts(down)} ${down === 1 ? 'baja' : 'bajan'}`,
    same > 0 && `${countProducts(same)} ${same === 1 ? 'queda' : 'quedan'} igual por el redondeo`,
    unpriced > 0 && `${countProducts(unpriced)} sin precio ${unpriced === 1 ? 'sigue' : 'siguen'} sin precio`,
    tooHigh > 0 &&
      `${countProducts(tooHigh)} ${tooHigh === 1 ? 'pasaría' : 'pasarían'} del límite y no cambia${tooHigh === 1 ? '' : 'n'}`,
  ].filter((part) => part !== false);
  return `${parts.join('; ')}.`;
}
