import { formatCentavos } from '#domain/kernel/money.ts';
import { addFreeTextLine, hasRoom } from '#domain/quotes/answer-form.ts';
import { readLine } from '#domain/quotes/check-answer.ts';
import { quoteAmounts } from '#domain/quotes/quote-amounts.ts';
import { Button } from '#ui/Button.tsx';
import { TextAreaField } from '#ui/TextAreaField.tsx';
import { TextField } from '#ui/TextField.tsx';
import { Amount } from '../quotes/Amount.tsx';
import { LineList } from '../quotes/LineList.tsx';
import { FieldWithNews } from '../shared/forms/FieldWithNews.tsx';
import { FormSection } from '../shared/forms/FormSection.tsx';
import css from './RepairPage.module.css';
import type { RepairFormState } from './use-repair-form.ts';

/** What was found, what it costs to repair, and for when: all of it is for the customer. */
export function DiagnosisFields({ state: { form, problems, set } }: { readonly state: RepairFormState }) {
  const { lineas } = form;
  const amounts = quoteAmounts({ lineas: lineas.map(readLine) });
  return (
    <FormSection
      title="Diagnóstico y presupuesto"
      hint="El cliente los ve en su enlace desde que el diagnóstico está listo."
    >
      <FieldWithNews of="diagnostico">
        <TextAreaField
          label="Diagnóstico"
          name="diagnostico"
          rows={3}
          value={form.diagnostico}
          problem={problems.diagnostico}
          onChange={(diagnostico) => set({ diagnostico })}
        />
      </FieldWithNews>
      <LineList
        label="Mano de obra y refacciones"
        lineas={lineas}
        problems={problems.lineas}
        net={false}
        onChange={(next) => set({ lineas: next })}
        addLabel="Agregar refacción del catálogo"
        freeHint="Una refacción sobre pedido, un ajuste."
        fullText="Caben 60 líneas."
        more={
          hasRoom(form) && (
            <div>
              <Button look="outline" onClick={() => set({ lineas: addFreeTextLine(lineas, 'Mano de obra') })}>
                Agregar mano de obra
              </Button>
            </div>
          )
        }
      />
      {problems.presupuesto && (
        <p className={css['refusal']} role="alert">
          {problems.presupuesto}
        </p>
      )}
      <div className={css['total']} aria-live="polite">
        {amounts && (
          <dl>
            <Amount name="Subtotal sin IVA" text={formatCentavos(amounts.net)} />
            <Amount name="IVA 16 %" text={formatCentavos(amounts.iva)} />
            <Amount name="Total con IVA" text={formatCentavos(amounts.total)} isTotal />
          </dl>
        )}
        {!amounts && (
          <p>
            {lineas.length > 0
              ? 'Falta el precio de alguna línea.'
              : form.garantia && 'Sin líneas: para el cliente no tiene costo.'}
          </p>
        )}
      </div>
      <FieldWithNews of="promesa">
        <TextField
          label="Prometida para"
          name="promesa"
          type="date"
          value={form.promesa}
          problem={problems.promesa}
          hint="El día en que estará lista. Se da cuando el cliente autoriza."
          onChange={(promesa) => set({ promesa })}
        />
      </FieldWithNews>
    </FormSection>
  );
}
