import { withoutIva } from '#domain/kernel/iva.ts';
import { type Centavos, formatCentavos } from '#domain/kernel/money.ts';
import { dayInFull } from '#domain/kernel/written-days.ts';
import { parsePesos, pesosText } from '#domain/quotes/answer-quote.ts';
import { quoteTotal } from '#domain/quotes/reply-message.ts';
import { useCatalogue } from '#store/catalogue-store.ts';
import { Button } from '#ui/Button.tsx';
import { SelectField } from '#ui/SelectField.tsx';
import { TextField } from '#ui/TextField.tsx';
import { FormSection } from '../shared/FormSection.tsx';
import type { QuotePartProps } from './QuoteContact.tsx';
import css from './QuoteDetail.module.css';
import { QuotePrice } from './QuotePrice.tsx';

type Basis = 'con' | 'sin';

interface QuoteLinesProps extends QuotePartProps {
  /** Whether prices are typed and shown without IVA. They are stored and sent with it in any case. */
  readonly net: boolean;
  readonly onNet: (net: boolean) => void;
}

/** The requested products, with a price to fill in for each line. */
export function QuoteLines({ quote, form, problems, net, onChange, onNet }: QuoteLinesProps) {
  const products = useCatalogue((state) => state.catalogue.products);
  const priced = quote.lineas.map((line, at) => ({ ...line, precio: parsePesos(form.prices[at] ?? '') }));
  const total = quoteTotal(priced);
  const inBasis = (amount: Centavos): Centavos => (net ? withoutIva(amount) : amount);

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
      <div className={css['ways']}>
        <SelectField<Basis>
          label="Escribir y ver los precios"
          name="iva"
          value={net ? 'sin' : 'con'}
          options={[
            { value: 'con', name: 'Con IVA' },
            { value: 'sin', name: 'Sin IVA' },
          ]}
          onChange={(basis) => onNet(basis === 'sin')}
        />
        <Button look="outline" onClick={fillToday}>
          Poner precios de hoy
        </Button>
      </div>
      <table className={css['lines']}>
        <thead>
          <tr>
            <th scope="col">Cantidad</th>
            <th scope="col">Producto</th>
            <th scope="col" className={css['number']}>
              {net ? 'Precio sin IVA' : 'Precio con IVA'}
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
                  <QuotePrice
                    of={line.nombre}
                    id={`price-${at}`}
                    value={form.prices[at] ?? ''}
                    net={net}
                    problem={problem}
                    onChange={(text) => onChange({ prices: form.prices.with(at, text) })}
                  />
                </td>
                <td className={css['number']}>
                  {price === null ? '' : formatCentavos(inBasis(price * line.cantidad))}
                </td>
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
              Subtotal {formatCentavos(withoutIva(total))} + IVA {formatCentavos(total - withoutIva(total))}
            </span>
            <b>
              {formatCentavos(total)} <small>con IVA</small>
            </b>
          </>
        )}
      </div>
      <p className={css['paper']}>
        {form.vigencia && `Precios vigentes hasta el ${dayInFull(form.vigencia)}.`} La cotización no aparta mercancía.
      </p>
      <div className={css['hidden']}>
        <TextField
          label="Precios vigentes hasta"
          name="vigencia"
          type="date"
          value={form.vigencia}
          problem={problems.vigencia}
          onChange={(vigencia) => onChange({ vigencia })}
        />
      </div>
    </FormSection>
  );
}
