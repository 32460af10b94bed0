import type { ContentUnit } from '#domain/calculators/can-content.ts';
import type { CanPlan } from '#domain/calculators/can-plan.ts';
import { shownNumber } from '#domain/calculators/typed-number.ts';
import { formatCentavos } from '#domain/kernel/money.ts';
import css from './Calculator.module.css';
import { sizeText } from './size-text.ts';

interface OneSizeTableProps {
  readonly plan: CanPlan;
  readonly unit: ContentUnit;
}

/** The same need with one size only, to compare. */
export function OneSizeTable({ plan, unit }: OneSizeTableProps) {
  return (
    <table className={css['table']}>
      <caption className={css['caption']}>Si compras de un solo tamaño</caption>
      <thead>
        <tr>
          <th scope="col">Tamaño</th>
          <th scope="col">Piezas</th>
          <th scope="col">Sobra</th>
          <th scope="col">Total</th>
        </tr>
      </thead>
      <tbody>
        {plan.alone.map(({ presentation, count, left, cost }) => (
          <tr key={presentation.product.id}>
            <th scope="row">{sizeText(presentation.size, unit)}</th>
            <td data-title="Piezas">{shownNumber(count)}</td>
            <td data-title="Sobra">{sizeText(left, unit)}</td>
            <td data-title="Total">{cost === undefined ? 'Cotizar' : formatCentavos(cost)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
