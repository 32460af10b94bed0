import { originText, STAFF_ORIGINS } from '#domain/quotes/quote-origin.ts';
import { ChoiceField } from '#ui/ChoiceField.tsx';
import folioForm from '../shared/folio-documents/FolioForm.module.css';
import { InternalNotes } from '../shared/folio-documents/InternalNotes.tsx';
import { FieldRow, FormSection } from '../shared/forms/FormSection.tsx';
import { FormText } from '../shared/forms/FormText.tsx';
import type { QuoteFormState } from './use-quote-form.ts';

interface QuoteContactProps {
  readonly state: QuoteFormState;
  /** Whether a colleague is making it, and says where it was asked for. */
  readonly isNew?: boolean;
}

/** The customer's contact data. It can be edited, because a person has the right to have it corrected. */
export function QuoteContact({ state, isNew }: QuoteContactProps) {
  const { quote, form, set } = state;
  return (
    <FormSection title="Quién pide">
      <FieldRow>
        <FormText state={state} name="nombre" label="Nombre" />
        <FormText state={state} name="telefono" label="Teléfono" inputMode="numeric" />
        <FormText state={state} name="correo" label="Correo" type="email" />
        {isNew && (
          <ChoiceField
            label="La pide por"
            name="origen"
            value={form.origen}
            options={STAFF_ORIGINS.map((value) => ({ value, name: originText({ origen: value }) }))}
            onChange={(origen) => set({ origen })}
          />
        )}
      </FieldRow>
      {quote.mensaje && <p className={folioForm['message']}>{quote.mensaje}</p>}
      <InternalNotes state={state} hint="Solo las ve el personal. No salen en la hoja ni en el mensaje." />
    </FormSection>
  );
}
