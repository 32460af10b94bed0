import { useState } from 'react';
import {
  addFreeTextLine,
  addProductLine,
  changeLine,
  hasRoom,
  type LineForm,
  pesosText,
} from '#domain/quotes/answer-form.ts';
import { selectProductIndex, useCatalogue } from '#store/catalogue-store.ts';
import { Button } from '#ui/Button.tsx';
import { SelectField } from '#ui/SelectField.tsx';
import { FieldWithNews } from '../shared/FieldWithNews.tsx';
import { FormSection } from '../shared/FormSection.tsx';
import { ProductPicker } from '../shared/ProductPicker.tsx';
import { FreeLine } from './FreeLine.tsx';
import { QuoteLineRow } from './QuoteLineRow.tsx';
import css from './QuoteLines.module.css';
import { QuoteTotals } from './QuoteTotals.tsx';
import type { QuoteFormState } from './use-quote-form.ts';

type Basis = 'con' | 'sin';

interface QuoteLinesProps {
  readonly state: QuoteFormState;
  /** Whether prices are typed and shown without IVA. They are stored and sent with it in any case. */
  readonly net: boolean;
  readonly onNet: (net: boolean) => void;
}

/** What the quotation is for: its lines, added from the catalogue or in words, and what they come to. */
export function QuoteLines({ state, net, onNet }: QuoteLinesProps) {
  const { form, problems, set } = state;
  const { lineas } = form;
  const byId = useCatalogue((catalogue) => selectProductIndex(catalogue).byId);
  const knows = useCatalogue((catalogue) => catalogue.products === 'known');
  const [removed, setRemoved] = useState<{ readonly line: LineForm; readonly at: number } | null>(null);

  function remove(line: LineForm) {
    setRemoved({ line, at: lineas.indexOf(line) });
    set({ lineas: lineas.filter((one) => one !== line) });
  }
  function putBack() {
    if (removed) set({ lineas: lineas.toSpliced(removed.at, 0, removed.line) });
    setRemoved(null);
  }
  function add(next: readonly LineForm[]) {
    setRemoved(null);
    set({ lineas: next });
  }
  function fillToday() {
    set({
      lineas: lineas.map((line) => {
        const today = byId.get(line.producto)?.precio;
        return today === undefined ? line : { ...line, precio: pesosText(today) };
      }),
    });
  }

  return (
    <FormSection title="Qué se cotiza">
      <div className={css['tools']}>
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
        {lineas.length > 0 && (
          <Button look="outline" onClick={fillToday}>
            Poner precios de hoy
          </Button>
        )}
      </div>
      {lineas.length === 0 && <p className={css['none']}>Todavía no tiene líneas. Agrégalas aquí abajo.</p>}
      {lineas.length > 0 && (
        <div className={css['lines']}>
          <div className={css['heads']} aria-hidden="true">
            <span>Cantidad</span>
            <span>Producto</span>
            <span>{net ? 'Precio sin IVA' : 'Precio con IVA'}</span>
            <span>Desc. %</span>
            <span>Importe</span>
          </div>
          <ul aria-label="Líneas de la cotización">
            {lineas.map((line) => (
              <QuoteLineRow
                key={line.key}
                line={line}
                problems={problems.lineas?.[line.key] ?? {}}
                net={net}
                product={byId.get(line.producto)}
                isGone={knows && line.producto !== '' && !byId.has(line.producto)}
                onChange={(change) => set({ lineas: changeLine(lineas, line.key, change) })}
                onRemove={() => remove(line)}
              />
            ))}
          </ul>
        </div>
      )}
      <FieldWithNews of="lineas">{null}</FieldWithNews>
      <p className={css['removed']} aria-live="polite">
        {removed && (
          <>
            Quitaste «{removed.line.nombre}».{' '}
            <button type="button" onClick={putBack}>
              Volver a ponerla
            </button>
          </>
        )}
      </p>
      {hasRoom(form) ? (
        <div className={css['add']}>
          <ProductPicker
            label="Agregar del catálogo"
            without={[]}
            onPick={(product) => add(addProductLine(lineas, product))}
          />
          <FreeLine onAdd={(text) => add(addFreeTextLine(lineas, text))} />
        </div>
      ) : (
        <p>Caben 60 líneas. Para más, haz otra cotización.</p>
      )}
      <QuoteTotals state={state} net={net} />
    </FormSection>
  );
}
