import { type Centavos, formatCentavos, groupThousands } from '#domain/kernel/money.ts';
import { keepMeasures } from '#domain/kernel/written-forms.ts';
import { percentText } from '#domain/quotes/percent.ts';
import type { QuoteLine } from '#domain/quotes/quote-list.ts';
import type { QuoteTerm } from '#domain/quotes/status-terms.ts';
import css from './PlainLines.module.css';

export interface PlainLine extends Pick<QuoteLine, 'clave' | 'nombre' | 'cantidad' | 'nota'> {
  /** Hundredths of a percent off this line, which the amount has already. */
  readonly descuento?: number | undefined;
  /** Of one piece, with IVA and before the line's discount. It is shown where there are several. */
  readonly each: Centavos | null;
  /** Of all its pieces, with IVA. */
  readonly amount: Centavos | null;
  /** Since when its price holds; empty where that is not known. */
  readonly term?: string;
}

interface PlainLinesProps {
  readonly lines: readonly PlainLine[];
  /** Amounts between the lines and the total. */
  readonly terms?: readonly QuoteTerm[];
  readonly total: { readonly name: string; readonly amount: Centavos } | null;
  /** Shown where a line has no amount yet. */
  readonly open: string;
}

/** The lines of a list, read-only. */
export function PlainLines({ lines, terms = [], total, open }: PlainLinesProps) {
  return (
    <>
      <ul className={css['lines']}>
        {lines.map(({ clave, nombre, cantidad, nota, descuento, each, amount, term }, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- their order never changes.
          <li key={at} className={css['line']}>
            <b className={css['count']}>{groupThousands(cantidad)} ×</b>
            <span className={css['name']}>
              {keepMeasures(nombre)}
              {clave && <span className={css['code']}>Clave {clave}</span>}
              {cantidad > 1 && each !== null && <span className={css['code']}>{formatCentavos(each)} c/u</span>}
              {term && <span className={css['code']}>Precio {term}</span>}
              {nota && <span className={css['code']}>{nota}</span>}
              {descuento ? <span className={css['code']}>Ya con {percentText(descuento)} % de descuento</span> : null}
            </span>
            <span className={css['amount']}>{amount === null ? open : formatCentavos(amount)}</span>
          </li>
        ))}
      </ul>
      {terms.length > 0 && (
        <dl className={css['terms']}>
          {terms.map(({ name, amount }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{formatCentavos(amount)}</dd>
            </div>
          ))}
        </dl>
      )}
      {total && (
        <p className={css['total']}>
          {total.name} <b>{formatCentavos(total.amount)}</b>
        </p>
      )}
    </>
  );
}
