import type { AnswerForm, AnswerProblems } from '#domain/quotes/answer-quote.ts';
import type { Quote } from '#domain/quotes/parse-quote.ts';
import { TextAreaField } from '#ui/TextAreaField.tsx';
import { TextField } from '#ui/TextField.tsx';
import { FieldRow, FormSection } from '../shared/FormSection.tsx';
import css from './QuoteDetail.module.css';

export interface QuotePartProps {
  readonly quote: Quote;
  readonly form: AnswerForm;
  readonly problems: AnswerProblems;
  readonly onChange: (change: Partial<AnswerForm>) => void;
}

/** The customer's contact data. It can be edited, because a person has the right to have it corrected. */
export function QuoteContact({ quote, form, problems, onChange }: QuotePartProps) {
  return (
    <FormSection title="Quién pide">
      {/* Printed as text, because a printed input cuts off long values. */}
      <p className={css['paper']}>{[form.nombre, form.telefono, form.correo].filter(Boolean).join(' · ')}</p>
      <div className={css['hidden']}>
        <FieldRow>
          <TextField
            label="Nombre"
            name="nombre"
            value={form.nombre}
            problem={problems.nombre}
            onChange={(nombre) => onChange({ nombre })}
          />
          <TextField
            label="Teléfono"
            name="telefono"
            inputMode="numeric"
            value={form.telefono}
            problem={problems.telefono}
            onChange={(telefono) => onChange({ telefono })}
          />
          <TextField
            label="Correo"
            name="correo"
            type="email"
            value={form.correo}
            problem={problems.correo}
            onChange={(correo) => onChange({ correo })}
          />
        </FieldRow>
      </div>
      {quote.mensaje && <p className={css['message']}>{quote.mensaje}</p>}
      {/* Not printed, because the paper may be given to the customer. */}
      <div className={css['hidden']}>
        <TextAreaField
          label="Notas internas"
          name="notas"
          hint="Solo las ve el personal."
          rows={2}
          value={form.notas}
          problem={problems.notas}
          onChange={(notas) => onChange({ notas })}
        />
      </div>
    </FormSection>
  );
}
