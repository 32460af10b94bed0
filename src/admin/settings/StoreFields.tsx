import type { StoreForm } from '#domain/staff/settings/store-form.ts';
import { TextField } from '#ui/TextField.tsx';
import { FieldWithNews } from '../shared/forms/FieldWithNews.tsx';
import { FieldRow, FormSection } from '../shared/forms/FormSection.tsx';
import { FormTextArea } from '../shared/forms/FormTextArea.tsx';
import type { SubjectFieldsProps } from './subject-fields-props.ts';

interface Input {
  readonly name: keyof StoreForm;
  readonly label: string;
  readonly hint?: string;
  readonly inputMode?: 'decimal' | 'numeric' | 'url' | 'text';
}

const WHO: readonly Input[] = [
  { name: 'nombre', label: 'Nombre' },
  { name: 'giro', label: 'Giro', hint: 'Va junto al nombre: Ferretería y pinturas.' },
  { name: 'marca', label: 'Marca que distribuye' },
];
const STREET: readonly Input[] = [
  { name: 'calle', label: 'Calle y número' },
  { name: 'codigoPostal', label: 'Código postal', inputMode: 'numeric' },
  { name: 'ciudad', label: 'Ciudad' },
  { name: 'estado', label: 'Estado', hint: 'Como se abrevia: N.L.' },
];
const POINT: readonly Input[] = [
  { name: 'latitud', label: 'Latitud', hint: 'En grados, por ejemplo 25.7021.' },
  { name: 'longitud', label: 'Longitud', hint: 'En grados, con menos: -100.3302.' },
];

/** Who the store is, and where. */
export function StoreFields(props: SubjectFieldsProps<StoreForm>) {
  const { form, set, problems } = props;
  const input = ({ name, label, hint, inputMode }: Input) => (
    <FieldWithNews key={name} of={name}>
      <TextField
        label={label}
        name={name}
        required
        inputMode={inputMode}
        hint={hint}
        value={form[name]}
        problem={problems[name]}
        onChange={(value) => set({ [name]: value })}
      />
    </FieldWithNews>
  );
  return (
    <>
      <FormSection title="La tienda">
        <FieldRow>{WHO.map(input)}</FieldRow>
        <FormTextArea
          state={props}
          name="descripcion"
          label="Descripción"
          required
          rows={3}
          hint="Una o dos frases: la leen los buscadores y quien recibe un enlace."
        />
      </FormSection>
      <FormSection title="Dirección">
        <FieldRow>{STREET.map(input)}</FieldRow>
        {input({ name: 'mapa', label: 'Enlace del mapa', inputMode: 'url', hint: 'Donde lleva «Ver en el mapa».' })}
        <FieldRow>{POINT.map(input)}</FieldRow>
      </FormSection>
    </>
  );
}
