import { useRef } from 'react';
import { formatCentavos } from '#domain/kernel/money.ts';
import { endedYesterday, type PriceRow } from '#domain/staff/settings/promotions-form.ts';
import { Button } from '#ui/Button.tsx';
import { TextField } from '#ui/TextField.tsx';
import { useFocusAfter } from '#ui/use-focus-after.ts';
import { RemoveButton } from '../shared/forms/RemoveButton.tsx';
import css from './SettingsFields.module.css';
import type { SubjectFieldsProps } from './subject-fields-props.ts';
import { useKnownShop } from './use-known-shop.ts';

interface PromotionalPriceRowProps {
  readonly row: PriceRow;
  readonly at: number;
  /** The shop's day. */
  readonly today: string;
  readonly problems: SubjectFieldsProps<object>['problems'];
  readonly onChange: (change: Partial<PriceRow>) => void;
  readonly onRemove: () => void;
}

/** One product's promotional price and its days. */
export function PromotionalPriceRow({ row, at, today, problems, onChange, onRemove }: PromotionalPriceRowProps) {
  const { products } = useKnownShop();
  const product = products?.get(row.id);
  const name = product?.nombre ?? (products ? 'Producto retirado' : 'Producto');
  const note = product
    ? product.precio === undefined
      ? 'Sin precio público.'
      : `Su precio: ${formatCentavos(product.precio)}.`
    : products && 'Ya no está a la venta: la tienda salta esta promoción.';
  const ended = endedYesterday(row, today);
  const line = useRef<HTMLLIElement>(null);
  // On what stands in the place of the pressed button.
  const moveFocus = useFocusAfter<'button'>((next) => line.current?.querySelector(next));
  return (
    <li ref={line} className={css['price']}>
      <div className={css['priceHead']}>
        <p>
          <b>{name}</b>
          <br />
          {note}
        </p>
        {ended ? (
          <Button
            look="outline"
            aria-label={`Terminar ya la promoción de ${name}`}
            onClick={() => {
              moveFocus('button');
              onChange(ended);
            }}
          >
            Terminar ya
          </Button>
        ) : (
          <RemoveButton what={`la promoción de ${name}`} onClick={onRemove} />
        )}
      </div>
      <div className={css['priceInputs']}>
        <TextField
          label="Precio de promoción"
          name={`precios-${at}-precio`}
          inputMode="decimal"
          required
          value={row.precio}
          problem={problems[`precios-${at}-precio`]}
          onChange={(precio) => onChange({ precio })}
        />
        <TextField
          label="Desde"
          name={`precios-${at}-desde`}
          type="date"
          required
          value={row.desde}
          problem={problems[`precios-${at}-desde`]}
          onChange={(desde) => onChange({ desde })}
        />
        <TextField
          label="Hasta"
          name={`precios-${at}-hasta`}
          type="date"
          required
          value={row.hasta}
          problem={problems[`precios-${at}-hasta`]}
          onChange={(hasta) => onChange({ hasta })}
        />
      </div>
    </li>
  );
}
