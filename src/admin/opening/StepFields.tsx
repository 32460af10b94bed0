import { capitalised } from '#domain/kernel/written-forms.ts';
import { WEEKDAY_NAMES, WEEKDAYS } from '#domain/settings/opening-hours.ts';
import type { OpeningForm } from '#domain/staff/opening/opening-form.ts';
import { TextField } from '#ui/TextField.tsx';
import { DayFields } from '../settings/DayFields.tsx';
import { FieldRow } from '../shared/forms/FormSection.tsx';
import css from './OpeningScreen.module.css';
import type { OpeningFormTools } from './use-opening-form.ts';

type Tools = Pick<OpeningFormTools, 'form' | 'set' | 'problems'>;
type TextName = { [Name in keyof OpeningForm]: OpeningForm[Name] extends string ? Name : never }[keyof OpeningForm];

interface Input {
  readonly name: Exclude<TextName, 'inicio'>;
  readonly label: string;
  readonly hint?: string;
  readonly type?: 'tel';
  readonly inputMode?: 'numeric' | 'tel';
}

const STORE: readonly Input[] = [
  { name: 'nombre', label: 'Nombre de la tienda' },
  { name: 'giro', label: 'Giro', hint: 'Qué vendes, en pocas palabras: Ferretería y pinturas.' },
  { name: 'marca', label: 'Marca que distribuyes', hint: 'La principal: sale en la portada y arriba de cada página.' },
];
const STREET: readonly Input[] = [
  { name: 'calle', label: 'Calle y número' },
  { name: 'codigoPostal', label: 'Código postal', inputMode: 'numeric' },
  { name: 'ciudad', label: 'Ciudad' },
  { name: 'estado', label: 'Estado', hint: 'Como se abrevia: N.L.' },
];
const POINT: Input = {
  name: 'punto',
  label: 'Punto en el mapa',
  hint: 'Abre tu tienda en Google Maps y pega aquí el enlace de la barra de direcciones, o el punto: 25.6866, -100.3161.',
};
const CONTACT: readonly Input[] = [
  { name: 'telefono', label: 'Teléfono', type: 'tel', inputMode: 'tel', hint: 'Los 10 dígitos, como se marca.' },
  {
    name: 'whatsapp',
    label: 'WhatsApp',
    type: 'tel',
    inputMode: 'tel',
    hint: 'El número al que te escriben los clientes. Puede ser el mismo.',
  },
];

function Inputs({ inputs, form, set, problems }: Tools & { readonly inputs: readonly Input[] }) {
  return inputs.map(({ name, ...input }) => (
    <TextField
      key={name}
      {...input}
      name={name}
      required
      value={form[name]}
      problem={problems[name]}
      onChange={(value) => set({ [name]: value })}
    />
  ));
}

export const StoreStep = (tools: Tools) => <Inputs inputs={STORE} {...tools} />;

export function AddressStep(tools: Tools) {
  return (
    <>
      <FieldRow>
        <Inputs inputs={STREET} {...tools} />
      </FieldRow>
      <Inputs inputs={[POINT]} {...tools} />
    </>
  );
}

export function ContactStep(tools: Tools) {
  return (
    <FieldRow>
      <Inputs inputs={CONTACT} {...tools} />
    </FieldRow>
  );
}

export function HoursStep({ form, set, problems }: Tools) {
  return (
    <>
      {WEEKDAYS.map((day, at) => (
        <DayFields
          key={day}
          name={capitalised(WEEKDAY_NAMES[at] ?? day)}
          periods={form[day]}
          problem={problems[day]}
          onChange={(periods) => set({ [day]: periods })}
        />
      ))}
      <button
        type="button"
        className={css['text']}
        onClick={() => set(({ lunes }) => ({ martes: lunes, miercoles: lunes, jueves: lunes, viernes: lunes }))}
      >
        Repetir el lunes hasta el viernes
      </button>
    </>
  );
}
