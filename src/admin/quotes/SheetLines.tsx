import { formatCentavos, groupThousands } from '#domain/kernel/money.ts';
import { percentText } from '#domain/quotes/percent.ts';
import { lineAmount } from '#domain/quotes/quote-amounts.ts';
import type { StoredLine } from '#domain/quotes/stored-line.ts';
import css from './QuoteSheet.module.css';

/** The lines on paper. Browsers repeat the head of a table on each page. */
export function SheetLines({ lineas }: { readonly lineas: readonly StoredLine[] }) {
  const hasDiscount = lineas.some(({ descuento }) => descuento);
  return (
    <table className={css['lines']}>
      <thead>
        <tr>
          <th scope="col" data-number>
            Cant.
          </th>
          <th scope="col">Descripción</th>
          <th scope="col" data-number>
            Precio con IVA
          </th>
          {hasDiscount && (
            <th scope="col" data-number>
              Desc.
            </th>
          )}
          <th scope="col" data-number>
            Importe
          </th>
        </tr>
      </thead>
      <tbody>
        {lineas.map((line, at) => {
          const amount = lineAmount(line);
          return (
            // oxlint-disable-next-line react/no-array-index-key -- they are drawn anew with every change.
            <tr key={at}>
              <td data-number>{groupThousands(line.cantidad)}</td>
              <td>
                {line.nombre}
                {line.clave && <small>Clave {line.clave}</small>}
                {line.nota && <small>{line.nota}</small>}
              </td>
              <td data-number>{line.precio === null ? 'Por confirmar' : formatCentavos(line.precio)}</td>
              {hasDiscount && <td data-number>{line.descuento ? `${percentText(line.descuento)} %` : ''}</td>}
              <td data-number>{amount === null ? '' : formatCentavos(amount)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
