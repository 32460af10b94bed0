import { type ContactForm, MOST_LINES } from '#domain/staff/settings/contact-form.ts';
import { classNames } from '#ui/class-names.ts';
import { TextField } from '#ui/TextField.tsx';
import { FieldWithNews } from '../shared/forms/FieldWithNews.tsx';
import { FormSection } from '../shared/forms/FormSection.tsx';
import { FormText } from '../shared/forms/FormText.tsx';
import { EditableRows } from './EditableRows.tsx';
import css from './SettingsFields.module.css';
import type { SubjectFieldsProps } from './subject-fields-props.ts';

/** The phone lines, and the chat. */
export function ContactFields(props: SubjectFieldsProps<ContactForm>) {
  const { form, set, problems } = props;
  const { lineas } = form;
  return (
    <>
      <FormSection title="Teléfonos" hint="El primero es el que sale en todas las páginas.">
        <FieldWithNews of="lineas">
          <EditableRows
            label="Teléfonos"
            rows={lineas}
            empty={{ nombre: '', telefono: '' }}
            most={MOST_LINES}
            addName="Agregar teléfono"
            nameOf={({ nombre }, at) => `el teléfono ${nombre || at + 1}`}
            problem={problems['lineas']}
            onChange={(rows) => set({ lineas: rows })}
          >
            {(row, at, change) => (
              <>
                <TextField
                  label={at === 0 ? 'Línea principal' : `Línea ${at + 1}`}
                  name="nombre"
                  required
                  value={row.nombre}
                  problem={problems[`lineas-${at}-nombre`]}
                  onChange={(nombre) => change({ nombre })}
                />
                <TextField
                  label="Teléfono"
                  name="telefono"
                  type="tel"
                  inputMode="tel"
                  required
                  value={row.telefono}
                  problem={problems[`lineas-${at}-telefono`]}
                  onChange={(telefono) => change({ telefono })}
                />
                {at > 0 && (
                  <button
                    type="button"
                    className={classNames(css['text'], css['first'])}
                    onClick={() => set({ lineas: [row, ...lineas.filter((_, place) => place !== at)] })}
                  >
                    Poner primero
                  </button>
                )}
              </>
            )}
          </EditableRows>
        </FieldWithNews>
      </FormSection>
      <FormSection title="WhatsApp">
        <FormText
          state={props}
          name="whatsapp"
          label="Número de WhatsApp"
          type="tel"
          inputMode="tel"
          required
          hint="Con el 52 de México: 52 y los diez del número."
        />
        <FormText
          state={props}
          name="saludo"
          label="Saludo"
          hint="Así empieza el mensaje del cliente; después va lo que pregunta."
        />
      </FormSection>
    </>
  );
}
