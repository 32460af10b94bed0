import { pesosText } from '#domain/quotes/answer-form.ts';
import { Button } from '#ui/Button.tsx';
import { SelectField } from '#ui/SelectField.tsx';
import { FormSection } from '../shared/forms/FormSection.tsx';
import { useIsCurrent, useSoldToday } from '../shared/products/use-products.ts';
import type { FreeWords } from './FreeLine.tsx';
import { LineList } from './LineList.tsx';
import css from './QuoteLines.module.css';
import { QuoteTotals } from './QuoteTotals.tsx';
import type { QuoteFormState } from './use-quote-form.ts';

type Basis = 'con' | 'sin';

interface QuoteLinesProps {
  readonly state: QuoteFormState;
  /** Whether prices are typed and shown without IVA. They are stored and sent with it in any case. */
  readonly net: boolean;
  readonly onNet: (net: boolean) => void;
  readonly free?: FreeWords;
}

/** What the quotation is for: its lines, added from the catalogue or in words, and what they come to. */
export function QuoteLines({ state, net, onNet, free }: QuoteLinesProps) {
  const { form, problems, set } = state;
  const { lineas } = form;
  const byId = useSoldToday();
  const isCurrent = useIsCurrent();

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
          <Button look="outline" disabled={!isCurrent} onClick={fillToday}>
            Poner precios de hoy
          </Button>
        )}
      </div>
      <LineList
        label="Líneas de la cotización"
        lineas={lineas}
        problems={problems.lineas}
        net={net}
        onChange={(next) => set({ lineas: next })}
        addLabel="Agregar del catálogo"
        free={free}
        freeHint="Un corte, una igualación de color, algo sobre pedido."
        fullText="Caben 60 líneas. Para más, haz otra cotización."
      />
      <QuoteTotals state={state} net={net} />
    </FormSection>
  );
}
