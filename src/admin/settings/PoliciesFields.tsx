import type { PoliciesForm } from '#domain/staff/settings/policies-form.ts';
import { TextField } from '#ui/TextField.tsx';
import { FieldWithNews } from '../shared/forms/FieldWithNews.tsx';
import { FieldRow, FormSection } from '../shared/forms/FormSection.tsx';
import { FormText } from '../shared/forms/FormText.tsx';
import type { SubjectFieldsProps } from './subject-fields-props.ts';

const DAYS = [
  { name: 'diasCotizacion', label: 'Vale una cotización', hint: 'Días naturales.' },
  { name: 'diasCambio', label: 'Cambios y devoluciones', hint: 'Días para traerlo, con nota y sin uso.' },
  { name: 'diasResguardo', label: 'Se guarda una reparación', hint: 'Días desde que está lista.' },
] as const;

/** What the pages and the quotations promise. */
export function PoliciesFields(props: SubjectFieldsProps<PoliciesForm>) {
  const { form, set, problems } = props;
  return (
    <>
      <FormSection title="Plazos">
        <FieldRow>
          {DAYS.map(({ name, label, hint }) => (
            <FieldWithNews key={name} of={name}>
              <TextField
                label={label}
                name={name}
                required
                inputMode="numeric"
                hint={hint}
                value={form[name]}
                problem={problems[name]}
                onChange={(value) => set({ [name]: value })}
              />
            </FieldWithNews>
          ))}
        </FieldRow>
      </FormSection>
      <FormSection title="Pago y entrega">
        <FormText
          state={props}
          name="formasDePago"
          label="Formas de pago"
          required
          hint="En minúsculas, porque va dentro de frases: efectivo, tarjeta o transferencia."
        />
        <FormText
          state={props}
          name="zonaDeEntrega"
          label="Zona de entrega"
          required
          hint="Con su artículo: el área metropolitana de Monterrey."
        />
      </FormSection>
    </>
  );
}
