import { formatCentavos } from '#domain/kernel/money.ts';
import { parsePesos, pesosText } from '#domain/quotes/answer-quote.ts';
import { quoteTotal } from '#domain/quotes/reply-message.ts';
import { useCatalogue } from '#store/catalogue-store.ts';
import { Button } from '#ui/Button.tsx';
import { TextField } from '#ui/TextField.tsx';
import { FormSection } from '../shared/FormSection.tsx';
import type { QuotePartProps } from './QuoteContact.tsx';
import css from './QuoteDetail.module.css';

/** What is asked for, with a price to fill in for each line. */
export function QuoteLines({ quote, form, problems, onChange }: QuotePartProps) {
  const products = useCatalogue((state) => state.catalogue.products);
  const priced = quote.lineas.map((line, at) => ({ ...line, precio: parsePesos(form.prices[at] ?? '') }));
  const total = quoteTotal(priced);

  function fillToday() {
    const byClave = new Map(products.map((product) => [product.clave, product]));
    onChange({
      prices: quote.lineas.map(({ clave }, at) => {
        const price = clave ? byClave.get(clave)?.precio : undefined;
        return price === undefined ? (form.prices[at] ?? '') : pesosText(price);
      }),
    });
  }

  if (quote.lineas.length === 0) {
    return (
      <FormSection title="Qué pide">
        <p>No trae productos: lo que necesita está en su mensaje.</p>
      </FormSection>
    );
  }
  return (
    <FormSection title="Qué pide">
      <p className={css['ways']}>
        <Button look="linea" onClick={fillToday}>
          Poner precios de hoy
        </Button>
      </p>
      <table className={css['lines']}>
        <thead>
          <tr>
            <th scope="col">Cantidad</th>
            <th scope="col">Producto</th>
            <th scope="col" className={css['number']}>
              Precio con IVA
            </th>
            <th scope="col" className={css['number']}>
              Importe
            </th>
          </tr>
        </thead>
        <tbody>
          {quote.lineas.map((line, at) => {
            const problem = problems.prices?.[at];
            const price = priced[at]?.precio ?? null;
            return (
              // oxlint-disable-next-line react/no-array-index-key -- the lines of a sent quotation never move.
              <tr key={at}>
                <td>{line.cantidad} ×</td>
                <td>
                  {line.nombre}
                  {line.clave && <small>Clave {line.clave}</small>}
                  {line.nota && <small>Nota: {line.nota}</small>}
                </td>
                <td className={css['number']}>
                  <input
                    className={css['price']}
                    inputMode="decimal"
                    aria-label={`Precio de ${line.nombre}`}
                    aria-invalid={problem ? true : undefined}
                    aria-describedby={problem ? `precio-${at}` : undefined}
                    placeholder="Sin precio"
                    value={form.prices[at] ?? ''}
                    onChange={(event) => onChange({ prices: form.prices.with(at, event.target.value) })}
                  />
                  {problem && (
                    <p id={`precio-${at}`} className={css['problem']}>
                      {problem}
                    </p>
                  )}
                </td>
                <td className={css['number']}>{price === null ? '' : formatCentavos(price * line.cantidad)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <div className={css['total']}>
        {total === null ? (
          <span>Falta el precio de alguna línea.</span>
        ) : (
          <>
            <span>
              Subtotal {formatCentavos(Math.round(total / 1.16))} + IVA{' '}
              {formatCentavos(total - Math.round(total / 1.16))}
            </span>
            <b>{formatCentavos(total)}</b>
          </>
        )}
      </div>
      <TextField
        label="Precios vigentes hasta"
        name="vigencia"
        type="date"
        value={form.vigencia}
        problem={problems.vigencia}
        onChange={(vigencia) => onChange({ vigencia })}
      />
    </FormSection>
  );
}
