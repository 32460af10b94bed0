import { addFreeTextLine, hasRoom } from '#domain/quotes/answer-form.ts';
import { readLine } from '#domain/quotes/check-answer.ts';
import { quoteAmounts } from '#domain/quotes/quote-amounts.ts';
import { Button } from '#ui/Button.tsx';
import { LineList } from '../quotes/LineList.tsx';
import { TotalWithIva } from '../quotes/TotalWithIva.tsx';
import folioForm from '../shared/folio-documents/FolioForm.module.css';
import { FormSection } from '../shared/forms/FormSection.tsx';
import { FormText } from '../shared/forms/FormText.tsx';
import { FormTextArea } from '../shared/forms/FormTextArea.tsx';
import css from './RepairPage.module.css';
import { beyondText } from './repair-labels.ts';
import type { RepairFormState } from './use-repair-form.ts';

/** What was found, what it costs to repair, and for when: all of it is for the customer. */
export function DiagnosisFields({ state }: { readonly state: RepairFormState }) {
  const { form, problems, set } = state;
  const { lineas } = form;
  const terms = { lineas: lineas.map(readLine) };
  const amounts = quoteAmounts(terms);
  return (
    <FormSection
      title="Diagnóstico y presupuesto"
      hint="El cliente los ve en su enlace desde que el diagnóstico está listo."
    >
      <FormTextArea state={state} name="diagnostico" label="Diagnóstico" rows={3} />
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
        <p className={folioForm['refusal']} role="alert">
          {problems.presupuesto}
        </p>
      )}
      <div className={css['total']} aria-live="polite">
        {amounts && (
          <dl>
            <TotalWithIva amounts={amounts} />
          </dl>
        )}
        {!amounts && (
          <p>
            {lineas.length > 0
              ? 'Falta el precio de alguna línea.'
              : form.garantia && 'Sin líneas: para el cliente no tiene costo.'}
          </p>
        )}
        <p className={folioForm['refusal']}>{beyondText(state.repair, terms)}</p>
      </div>
      <FormText
        state={state}
        name="promesa"
        label="Prometida para"
        type="date"
        hint="El día en que estará lista. Se da cuando el cliente autoriza."
      />
    </FormSection>
  );
}
