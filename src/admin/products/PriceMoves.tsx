import type { PriceDoubt, PricePlan } from '#domain/staff/products/bulk-price.ts';
import { MoveTable } from './MoveTable.tsx';
import css from './PriceDialog.module.css';
import { countProducts } from './use-bulk-edit.ts';

const DOUBTS: Readonly<Record<PriceDoubt, string>> = {
  'under-cost': 'Menos de lo que cuesta',
  much: 'Cambia mucho',
};

/** How many prices move and where, and some of them before and after. */
export function PriceMoves({ plan }: { readonly plan: PricePlan }) {
  const moves = plan.moves.map(({ doubt, ...move }) => ({ ...move, doubt: doubt ? DOUBTS[doubt] : undefined }));
  return (
    <>
      <output className={css['counts']}>{countsText(plan)}</output>
      {moves.length > 0 && <MoveTable caption="Precios antes y después" moves={moves} />}
    </>
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
