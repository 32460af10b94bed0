import { several } from '#domain/kernel/several.ts';
import { MUCH_PERCENT, type PricePlan } from '#domain/staff/products/bulk-price.ts';
import { CheckField } from '#ui/CheckField.tsx';
import css from './PriceDialog.module.css';
import type { Costs } from './use-costs.ts';

interface PriceGuardsProps {
  readonly plan: PricePlan;
  readonly costs: Costs['state'];
  /** Hundredths of a percent. */
  readonly points: number;
  readonly areDoubtsConfirmed: boolean;
  readonly isWholeConfirmed: boolean;
  readonly onDoubts: (are: boolean) => void;
  readonly onWhole: (is: boolean) => void;
}

/** What a person must say before prices change that look like a mistake: the same questions as when a price list is uploaded. */
export function PriceGuards(props: PriceGuardsProps) {
  const { plan, costs, points, areDoubtsConfirmed, isWholeConfirmed, onDoubts, onWhole } = props;
  const { underCost, much, up, down } = plan;
  const doubtful = underCost + much;
  return (
    <div className={css['guards']}>
      {costs === 'reading' && <p className={css['note']}>Leyendo los costos para comparar…</p>}
      {costs === 'unknown' && (
        <p className={css['note']}>Sin conexión no se conocen los costos: estos precios no se comparan con ellos.</p>
      )}
      {isNearIva(points) && (
        <p className={css['note']}>
          Los precios de la tienda ya llevan IVA. Revisa que este {points > 0 ? '16 %' : 'descuento'} no sea para
          {points > 0 ? ' sumarlo otra vez' : ' quitarlo'}.
        </p>
      )}
      {up > 0 && down > 0 && (
        <p className={css['note']}>
          Por el redondeo,{' '}
          {points > 0 ? several(down, 'precio baja', 'precios bajan') : several(up, 'precio sube', 'precios suben')}.
        </p>
      )}
      {doubtful > 0 && (
        <div className={css['guard']}>
          <p>
            {doubtText(plan)} Se {doubtful === 1 ? 'queda' : 'quedan'} como {doubtful === 1 ? 'está' : 'están'} si no lo
            confirmas.
          </p>
          <CheckField checked={areDoubtsConfirmed} onChange={() => onDoubts(!areDoubtsConfirmed)}>
            Sí, cambiar también {doubtful === 1 ? 'ese precio' : 'esos precios'}
          </CheckField>
        </div>
      )}
      {plan.isOneWay && (
        <div className={css['guard']}>
          <p>{up > down ? 'Casi todos los precios suben.' : 'Casi todos los precios bajan.'} ¿Es lo que quieres?</p>
          <CheckField checked={isWholeConfirmed} onChange={() => onWhole(!isWholeConfirmed)}>
            Sí, ya lo revisé y así es
          </CheckField>
        </div>
      )}
    </div>
  );
}

function doubtText({ underCost, much }: PricePlan): string {
  const parts = [
    underCost > 0 && several(underCost, 'precio queda por debajo de su costo', 'precios quedan por debajo de su costo'),
    much > 0 && several(much, `precio cambia más de ${MUCH_PERCENT} %`, `precios cambian más de ${MUCH_PERCENT} %`),
  ].filter((part) => part !== false);
  return `${parts.join(' y ')}.`;
}

/** 16 % more, or 13.79 % less, which takes it away. */
const isNearIva = (points: number): boolean => points === 1_600 || Math.abs(points + 1_379) <= 1;
