import type { EmblemForm } from '#domain/staff/settings/emblem-form.ts';
import { useStoreProfile } from '#store/profile-store.ts';
import { FieldWithNews } from '../shared/forms/FieldWithNews.tsx';
import { FormSection } from '../shared/forms/FormSection.tsx';
import { FormText } from '../shared/forms/FormText.tsx';
import { EmblemField } from './EmblemField.tsx';
import type { SubjectFieldsProps } from './subject-fields-props.ts';

/** The store's emblem on light and on dark, and its name below the icon of the installed shop. */
export function EmblemFields(props: SubjectFieldsProps<EmblemForm>) {
  const { form, set, problems } = props;
  const { name } = useStoreProfile();
  return (
    <>
      <FormSection
        title="Emblema"
        hint="Sobre fondo claro: encabezado, hojas impresas, pestaña del navegador e icono de la aplicación."
      >
        <FieldWithNews of="emblema">
          <EmblemField
            label="Emblema"
            use="emblem"
            hint="PNG, WebP o JPG, mejor cuadrado y con fondo transparente, de 512 pixeles o más. El borde vacío se recorta."
            value={form.emblema}
            without="El del sitio"
            problem={problems['emblema']}
            onChange={(emblema) => set({ emblema })}
          />
        </FieldWithNews>
        <FormText
          state={props}
          name="emblemaAlt"
          label="Qué se ve en el emblema"
          hint="Lo lee en voz alta el teléfono de quien no ve. Vacío: «Emblema de» y el nombre de la tienda."
        />
      </FormSection>
      <FormSection title="Logotipo blanco" hint="Sobre fondo oscuro: pie de página y área de personal.">
        <FieldWithNews of="blanco">
          <EmblemField
            label="Logotipo blanco"
            use="white"
            hint="El mismo dibujo en blanco o en claro, con fondo transparente. Sin él se pone el emblema sobre una placa clara."
            value={form.blanco}
            without={form.emblema ? 'El emblema, en una placa' : 'El del sitio'}
            problem={problems['blanco']}
            onChange={(blanco) => set({ blanco })}
          />
        </FieldWithNews>
        <FormText state={props} name="blancoAlt" label="Qué se ve en el logotipo blanco" />
      </FormSection>
      <FormSection
        title="Aplicación instalada"
        hint="El nombre y el icono de la tienda en un teléfono o una computadora."
      >
        <FormText
          state={props}
          name="nombreCorto"
          label="Nombre bajo el icono"
          hint={`Hasta 20 letras; los teléfonos muestran unas 12. Vacío: «${name}», o sus primeras palabras.`}
        />
      </FormSection>
    </>
  );
}
