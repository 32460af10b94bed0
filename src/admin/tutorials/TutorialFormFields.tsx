import { useState } from 'react';
import { textToSlug } from '#domain/kernel/text-fold.ts';
import type { TutorialForm, TutorialProblems } from '#domain/staff/forms/tutorial-form.ts';
import { CheckField } from '#ui/CheckField.tsx';
import { TextAreaField } from '#ui/TextAreaField.tsx';
import { TextField } from '#ui/TextField.tsx';
import { FieldWithNews } from '../shared/forms/FieldWithNews.tsx';
import { FormSection } from '../shared/forms/FormSection.tsx';
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
export function TutorialFormFields({ form, set, problems, isNew }: TutorialFormFieldsProps) {
  const [ownSlug, setOwnSlug] = useState(!isNew || form.slug !== textToSlug(form.titulo));
  return (
    <>
      <FormSection title="Datos">
        <FieldWithNews of="titulo">
          <TextField
            label="Título"
            name="titulo"
            required
            value={form.titulo}
            problem={problems.titulo}
            onChange={(titulo) => set({ titulo, ...(!ownSlug && { slug: textToSlug(titulo) }) })}
          />
        </FieldWithNews>
        <FieldWithNews of="slug">
          <TextField
            label="Dirección"
            name="slug"
            required
            value={form.slug}
            problem={problems.slug}
            hint={`Su dirección: /tutoriales/${form.slug || '…'}`}
            onChange={(slug) => {
              setOwnSlug(true);
              set({ slug });
            }}
          />
        </FieldWithNews>
        <FieldWithNews of="resumen">
          <TextAreaField
            label="Resumen"
            name="resumen"
            rows={2}
            value={form.resumen}
            problem={problems.resumen}
            hint="Una o dos frases, para la lista y los buscadores."
            onChange={(resumen) => set({ resumen })}
          />
        </FieldWithNews>
        <CheckField checked={form.isPublic} onChange={() => set({ isPublic: !form.isPublic })}>
          Visible en la tienda
        </CheckField>
      </FormSection>
      <FormSection
        title="Texto"
        hint="Línea vacía: otro párrafo. «## » al inicio: subtítulo. «- »: punto de una lista."
      >
        <FieldWithNews of="cuerpo">
          <TextAreaField
            label="Texto del tutorial"
            name="cuerpo"
            rows={10}
            value={form.cuerpo}
            problem={problems.cuerpo}
            onChange={(cuerpo) => set({ cuerpo })}
          />
        </FieldWithNews>
        <TextPreview text={form.cuerpo} />
      </FormSection>
      <FormSection title="Imagen y video">
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
        <FieldWithNews of="video">
          <TextField
            label="Video"
            name="video"
            type="url"
            inputMode="url"
            value={form.video}
            problem={problems.video}
            hint="Enlace de YouTube o Vimeo. Al cliente no se le carga hasta que lo pide."
            onChange={(video) => set({ video })}
          />
        </FieldWithNews>
      </FormSection>
      <FormSection title="De qué trata">
        <ProductsField ids={form.productos} problem={problems.productos} onChange={(productos) => set({ productos })} />
        <LabelsField ids={form.etiquetas} problem={problems.etiquetas} onChange={(etiquetas) => set({ etiquetas })} />
      </FormSection>
    </>
  );
}
