import { useState } from 'react';
import { proposedTutorialSlug, type TutorialForm, type TutorialProblems } from '#domain/staff/forms/tutorial-form.ts';
import { CheckField } from '#ui/CheckField.tsx';
import { FieldWithNews } from '../shared/forms/FieldWithNews.tsx';
import { FormSection } from '../shared/forms/FormSection.tsx';
import { FormText } from '../shared/forms/FormText.tsx';
import { FormTextArea } from '../shared/forms/FormTextArea.tsx';
import { ImagesField } from '../shared/pictures/ImagesField.tsx';
import { LabelsField } from './LabelsField.tsx';
import { ProductsField } from './ProductsField.tsx';
import { TextPreview } from './TextPreview.tsx';

interface TutorialFormFieldsProps {
  readonly form: TutorialForm;
  readonly set: (change: Partial<TutorialForm> | ((form: TutorialForm) => Partial<TutorialForm>)) => void;
  readonly problems: Partial<TutorialProblems>;
  /** The address of a new tutorial follows its title until somebody types an address. */
  readonly isNew: boolean;
}

/** Every field of a tutorial. */
export function TutorialFormFields(props: TutorialFormFieldsProps) {
  const { form, set, problems, isNew } = props;
  const [ownSlug, setOwnSlug] = useState(!isNew || form.slug !== proposedTutorialSlug(form.titulo));
  return (
    <>
      <FormSection title="Datos">
        <FormText
          state={props}
          name="titulo"
          label="Título"
          required
          onType={(titulo) => set({ titulo, ...(!ownSlug && { slug: proposedTutorialSlug(titulo) }) })}
        />
        <FormText
          state={props}
          name="slug"
          label="Dirección"
          required
          hint={`Su dirección: /tutoriales/${form.slug || '…'}`}
          onType={(slug) => {
            setOwnSlug(true);
            set({ slug });
          }}
        />
        <FormTextArea
          state={props}
          name="resumen"
          label="Resumen"
          rows={2}
          hint="Una o dos frases, para la lista y los buscadores."
        />
        <CheckField checked={form.isPublic} onChange={() => set({ isPublic: !form.isPublic })}>
          Visible en la tienda
        </CheckField>
      </FormSection>
      <FormSection
        title="Texto"
        hint="Línea vacía: otro párrafo. «## » al inicio: subtítulo. «- »: punto de una lista. «1. »: paso con su número."
      >
        <FormTextArea state={props} name="cuerpo" label="Texto del tutorial" rows={10} />
        <TextPreview text={form.cuerpo} />
      </FormSection>
      <FormSection title="Imagen y video">
        <FieldWithNews of="imagen">
          <ImagesField
            label="Imagen"
            max={1}
            described={false}
            images={form.imagen === '' ? [] : [{ imagen: form.imagen, alt: '', ancho: 1, alto: 1 }]}
            problem={problems.imagen}
            onChange={(change) =>
              set((now) => {
                const images = now.imagen === '' ? [] : [{ imagen: now.imagen, alt: '', ancho: 1, alto: 1 }];
                return { imagen: change(images)[0]?.imagen ?? '' };
              })
            }
          />
        </FieldWithNews>
        <FormText
          state={props}
          name="video"
          label="Video"
          type="url"
          inputMode="url"
          hint="Enlace de YouTube o Vimeo. Al cliente no se le carga hasta que lo pide."
        />
      </FormSection>
      <FormSection title="De qué trata">
        <FieldWithNews of="productos">
          <ProductsField
            ids={form.productos}
            problem={problems.productos}
            onChange={(productos) => set({ productos })}
          />
        </FieldWithNews>
        <FieldWithNews of="etiquetas">
          <LabelsField ids={form.etiquetas} problem={problems.etiquetas} onChange={(etiquetas) => set({ etiquetas })} />
        </FieldWithNews>
      </FormSection>
    </>
  );
}
