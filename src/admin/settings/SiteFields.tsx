import type { SiteForm } from '#domain/staff/settings/site-form.ts';
import { TextField } from '#ui/TextField.tsx';
import { FieldWithNews } from '../shared/forms/FieldWithNews.tsx';
import { FormSection } from '../shared/forms/FormSection.tsx';
import type { SubjectFieldsProps } from './subject-kinds.ts';

/** What the site itself needs. */
export function SiteFields({ form, set, problems }: SubjectFieldsProps<SiteForm>) {
  return (
    <FormSection title="Sitio">
      <FieldWithNews of="versionAviso">
        <TextField
          label="Versión del aviso de privacidad"
          name="versionAviso"
          type="date"
          required
          value={form.versionAviso}
          problem={problems['versionAviso']}
          hint="El día desde el que vale el texto publicado. Cada solicitud guarda con cuál se hizo: cámbialo solo cuando cambie el aviso."
          onChange={(versionAviso) => set({ versionAviso })}
        />
      </FieldWithNews>
      <FieldWithNews of="gestorEtiquetas">
        <TextField
          label="Google Tag Manager"
          name="gestorEtiquetas"
          value={form.gestorEtiquetas}
          problem={problems['gestorEtiquetas']}
          hint="Su identificador, GTM-…, o vacío. Se guarda, pero hoy ninguna página lo carga: la política de contenido solo deja correr código del propio sitio, en este servidor y en Firebase."
          onChange={(gestorEtiquetas) => set({ gestorEtiquetas })}
        />
      </FieldWithNews>
    </FormSection>
  );
}
