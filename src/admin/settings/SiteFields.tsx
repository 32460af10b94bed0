import type { SiteForm } from '#domain/staff/settings/site-form.ts';
import { FormSection } from '../shared/forms/FormSection.tsx';
import { FormText } from '../shared/forms/FormText.tsx';
import type { SubjectFieldsProps } from './subject-fields-props.ts';

/** What the site itself needs. */
export function SiteFields(props: SubjectFieldsProps<SiteForm>) {
  return (
    <FormSection title="Sitio">
      <FormText
        state={props}
        name="versionAviso"
        label="Versión del aviso de privacidad"
        type="date"
        required
        hint="El día desde el que vale el texto publicado. Cada solicitud guarda con cuál se hizo: cámbialo solo cuando cambie el aviso."
      />
      <FormText
        state={props}
        name="gestorEtiquetas"
        label="Google Tag Manager"
        hint="Su identificador, GTM-…, o vacío. Se guarda, pero hoy ninguna página lo carga: la política de contenido solo deja correr código del propio sitio, en este servidor y en Firebase."
      />
    </FormSection>
  );
}
