import { originText, STAFF_ORIGINS } from '#domain/quotes/quote-origin.ts';
import { ChoiceField } from '#ui/ChoiceField.tsx';
import { TextAreaField } from '#ui/TextAreaField.tsx';
import { TextField } from '#ui/TextField.tsx';
import { FieldWithNews } from '../shared/forms/FieldWithNews.tsx';
import { FieldRow, FormSection } from '../shared/forms/FormSection.tsx';
import css from './QuoteDetail.module.css';
import type { QuoteFormState } from './use-quote-form.ts';

interface QuoteContactProps {
  readonly state: QuoteFormState;
  /** Whether a colleague is making it, and says where it was asked for. */
  readonly isNew?: boolean;
}

/** The customer's contact data. It can be edited, because a person has the right to have it corrected. */
export function QuoteContact({ state: { quote, form, problems, set }, isNew }: QuoteContactProps) {
  return (
    <FormSection title="Quién pide">
      <FieldRow>
        <FieldWithNews of="nombre">
          <TextField
            label="Nombre"
            name="nombre"
            value={form.nombre}
            problem={problems.nombre}
            onChange={(nombre) => set({ nombre })}
          />
        </FieldWithNews>
        <FieldWithNews of="telefono">
          <TextField
            label="Teléfono"
            name="telefono"
            inputMode="numeric"
            value={form.telefono}
            problem={problems.telefono}
            onChange={(telefono) => set({ telefono })}
          />
        </FieldWithNews>
        <FieldWithNews of="correo">
          <TextField
            label="Correo"
            name="correo"
            type="email"
            value={form.correo}
            problem={problems.correo}
            onChange={(correo) => set({ correo })}
          />
        </FieldWithNews>
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
      {quote.mensaje && <p className={css['message']}>{quote.mensaje}</p>}
      <FieldWithNews of="notas">
        <TextAreaField
          label="Notas internas"
          name="notas"
          hint="Solo las ve el personal. No salen en la hoja ni en el mensaje."
          rows={2}
          value={form.notas}
          problem={problems.notas}
          onChange={(notas) => set({ notas })}
        />
      </FieldWithNews>
    </FormSection>
  );
}
