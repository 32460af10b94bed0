import type { ContentUnit } from '#domain/calculators/can-content.ts';
import type { CanPlan } from '#domain/calculators/can-plan.ts';
import { productPath } from '#domain/catalogue/addresses.ts';
import { priceTerm } from '#domain/catalogue/price-stamp.ts';
import type { Product } from '#domain/catalogue/product.ts';
import { stockStates } from '#domain/catalogue/stock.ts';
import { formatCentavos } from '#domain/kernel/money.ts';
import { keepMeasures } from '#domain/kernel/written-forms.ts';
import { useCatalogue } from '#store/catalogue-store.ts';
import { AppLink } from '#ui/AppLink.tsx';
import css from './Calculator.module.css';
import { sizeText } from './size-text.ts';

interface CanTableProps {
  readonly plan: CanPlan;
  readonly unit: ContentUnit;
}

/** What to buy, with its price, the total and what is left over. */
export function CanTable({ plan: { picks, cost, left, unpriced, soldOut, isSoldOut }, unit }: CanTableProps) {
  const catalogue = useCatalogue((state) => state.catalogue);
  const [open] = unpriced;
  return (
    <div>
      <table className={css['table']}>
        <caption className={css['caption']}>
          {cost === undefined ? 'La combinación con menos sobrante' : 'La combinación más barata'}
        </caption>
        <tbody>
          {picks.map(({ presentation: { product, price }, count }) => (
            <tr key={product.id}>
              <td className={css['count']}>{count} ×</td>
              <th scope="row">
                <AppLink href={productPath(product, catalogue)} className={css['link']}>
                  {keepMeasures(product.nombre)}
                </AppLink>
                <span className={css['note']}>{pickNote(product, count)}</span>
              </th>
              <td className={css['money']}>{price === undefined ? 'Cotizar' : formatCentavos(price * count)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          {cost !== undefined && (
            <tr>
              <th scope="row" colSpan={2}>
                Total con IVA
              </th>
              <td className={css['money']}>{formatCentavos(cost)}</td>
            </tr>
          )}
          <tr>
            <th scope="row" colSpan={2}>
              Te sobra
            </th>
            <td className={css['money']}>{sizeText(left, unit)}</td>
          </tr>
        </tfoot>
      </table>
      {soldOut.map(({ product: { id }, size }) => (
        <p key={id} className={css['note']}>
          {`La presentación de ${sizeText(size, unit)} está agotada por ahora: no entra en la cuenta.`}
        </p>
      ))}
      {isSoldOut && <p className={css['note']}>Pídelo en tu cotización y te decimos cuándo llega.</p>}
      {open && (
        <p className={css['note']}>
          {`La presentación de ${sizeText(open.size, unit)} se cotiza: no entra en la cuenta y puede convenirte más.`}
        </p>
      )}
    </div>
  );
}

/** What is said below a pick: whether the store has it, the price of one, and until or since when that holds. */
function pickNote(product: Product, count: number): string {
  const { precio, existencia } = product;
  return [
    existencia && existencia !== 'disponible' && stockStates[existencia],
    precio !== undefined && count > 1 && `${formatCentavos(precio)} cada una`,
    precio !== undefined && priceTerm(product),
  ]
    .filter(Boolean)
    .join(', ');
}
