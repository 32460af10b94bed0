import { useId } from 'react';
import type { Product } from '#domain/catalogue/product.ts';
import { withoutIva } from '#domain/kernel/iva.ts';
import { type Centavos, formatCentavos } from '#domain/kernel/money.ts';
import { dayInFull } from '#domain/kernel/written-days.ts';
import { type LineForm, parsePesos } from '#domain/quotes/answer-form.ts';
import { type LineProblems, readLine } from '#domain/quotes/check-answer.ts';
import { lineAmount } from '#domain/quotes/quote-amounts.ts';
import { RemoveButton } from '../shared/forms/RemoveButton.tsx';
import { LineInput } from './LineInput.tsx';
import css from './QuoteLines.module.css';
import { QuotePrice } from './QuotePrice.tsx';

interface QuoteLineRowProps {
  readonly line: LineForm;
  readonly problems: LineProblems;
  readonly net: boolean;
  /** As the catalogue has it now. */
  readonly product: Product | undefined;
  /** Whether its product is not sold any more. */
  readonly isGone: boolean;
  readonly onChange: (change: Partial<LineForm>) => void;
  readonly onRemove: () => void;
}

/** A line of a quotation as staff edit it. */
export function QuoteLineRow({ line, problems, net, product, isGone, onChange, onRemove }: QuoteLineRowProps) {
  const id = useId();
  const { nombre, clave, nota, cantidad, precio, descuento } = line;
  const what = nombre || 'la línea';
  const amount = lineAmount(readLine(line));
  const today = product?.precio;
  const shown = (price: Centavos): string =>
    net ? `${formatCentavos(withoutIva(price))}, sin IVA` : formatCentavos(price);
  return (
    <li className={css['line']} aria-label={what}>
      <LineInput
        label={`Cantidad de ${what}`}
        short="Cantidad"
        value={cantidad}
        inputMode="numeric"
        describedBy={problems.cantidad ? id : undefined}
        onChange={(typed) => onChange({ cantidad: typed })}
      />
      <div className={css['what']}>
        {line.producto === '' ? (
          <LineInput
            label="Descripción de la línea"
            short="Descripción"
            value={nombre}
            describedBy={problems.nombre ? id : undefined}
            onChange={(typed) => onChange({ nombre: typed })}
          />
        ) : (
          <b>{nombre}</b>
        )}
        {clave && <small>Clave {clave}</small>}
        {nota && <small>Nota del cliente: {nota}</small>}
        {today !== undefined && precio !== '' && parsePesos(precio) !== today && (
          <small>Precio de hoy en la tienda: {shown(today)}</small>
        )}
        {product?.offer && (
          <small>
            En promoción hasta el {dayInFull(product.offer.until)}. Después, {shown(product.offer.before)}
          </small>
        )}
        {isGone && (
          <p className={css['gone']}>
            Este producto ya no está a la venta. La línea se queda como está hasta que la cambies o la quites.
          </p>
        )}
      </div>
      <QuotePrice
        of={what}
        value={precio}
        net={net}
        describedBy={problems.precio ? id : undefined}
        onChange={(typed) => onChange({ precio: typed })}
      />
      <LineInput
        label={`Descuento de ${what}, en porcentaje`}
        short="Desc. %"
        value={descuento}
        inputMode="decimal"
        placeholder="0"
        describedBy={problems.descuento ? id : undefined}
        onChange={(typed) => onChange({ descuento: typed })}
      />
      <output className={css['amount']}>
        {amount === null ? precio === '' && 'Sin precio' : formatCentavos(net ? withoutIva(amount) : amount)}
      </output>
      <div className={css['remove']}>
        <RemoveButton what={what} onClick={onRemove} />
      </div>
      <div id={id} className={css['problems']}>
        {Object.values(problems).map((problem) => (
          <p key={problem}>{problem}</p>
        ))}
      </div>
    </li>
  );
}
