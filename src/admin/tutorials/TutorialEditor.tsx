import { useState } from 'react';
import { useLocation } from 'wouter';
import { textToSlug } from '#domain/kernel/text-fold.ts';
import type { StaffRow } from '#domain/staff/staff-rows.ts';
import { checkTutorial, emptyTutorialForm, type StaffTutorial, tutorialToForm } from '#domain/staff/tutorial-form.ts';
import { CheckField } from '#ui/CheckField.tsx';
import { TextAreaField } from '#ui/TextAreaField.tsx';
import { TextField } from '#ui/TextField.tsx';
import { paths } from '../paths.ts';
import { changeOf, creation } from '../shared/changes.ts';
import { FormBody } from '../shared/FormBody.tsx';
import { FormSection } from '../shared/FormSection.tsx';
import { FormLayout } from '../shared/Layout.tsx';
import { MissingDocument } from '../shared/MissingDocument.tsx';
import { ImagesField } from '../shared/pictures/ImagesField.tsx';
import { SaveBar } from '../shared/SaveBar.tsx';
import { useForm } from '../shared/use-form.ts';
import { useStaffTutorials } from '../shared/use-staff-rows.ts';
import { saveEdit, saveProblemText } from '../sync.ts';
import { LabelsField } from './LabelsField.tsx';
import { ProductsField } from './ProductsField.tsx';
import { TextPreview } from './TextPreview.tsx';

const BACK = { name: 'Tutoriales', href: paths.tutorials };

/** `null` for a new one. */
export function TutorialEditor({ id }: { readonly id: string | null }) {
  const { knowledge, rows } = useStaffTutorials();
  const row = rows.find(({ value }) => value.id === id);
  const title = id === null ? 'Crear tutorial' : 'Editar tutorial';
  // A new one needs no list; that its slug is free is then checked against what there is.
  if (id !== null && !row) return <MissingDocument title={title} back={BACK} isWaiting={knowledge === 'waiting'} />;
  return <TutorialFormScreen key={id} title={title} row={row} tutorials={rows.map(({ value }) => value)} />;
}

interface TutorialFormScreenProps {
  readonly title: string;
  readonly row: StaffRow<StaffTutorial> | undefined;
  readonly tutorials: readonly StaffTutorial[];
}

function TutorialFormScreen({ title, row, tutorials }: TutorialFormScreenProps) {
  const [, go] = useLocation();
  const [opened] = useState(row);
  const [refusal, setRefusal] = useState('');
  const before = opened?.value;
  const { form, set, problems, isDirty, place, submit } = useForm(
    before ? tutorialToForm(before) : emptyTutorialForm,
    (typed) => checkTutorial(typed, before, tutorials),
  );
  const [ownSlug, setOwnSlug] = useState(before !== undefined);

  async function save() {
    const fields = submit();
    if (!fields) return setRefusal('Revisa los campos marcados.');
    const change = opened ? changeOf('tutoriales', opened, { ...fields }) : creation('tutoriales', { ...fields });
    const saved = await saveEdit({ title: `Tutorial «${fields.titulo}»`, changes: [change] });
    if (saved.ok) go(paths.tutorials);
    else setRefusal(saveProblemText(saved.error));
  }

  return (
    <FormLayout
      title={title}
      back={BACK}
      // What it came to is told by the bar.
      bar={<SaveBar back={paths.tutorials} isDirty={isDirty} problem={refusal} onSave={() => void save()} />}
    >
      <FormBody place={place} onSave={() => void save()}>
        <FormSection title="Datos">
          <TextField
            label="Título"
            name="titulo"
            required
            value={form.titulo}
            problem={problems.titulo}
            onChange={(titulo) => set({ titulo, ...(!ownSlug && { slug: textToSlug(titulo) }) })}
          />
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
          <TextAreaField
            label="Resumen"
            name="resumen"
            rows={2}
            value={form.resumen}
            problem={problems.resumen}
            hint="Una o dos frases, para la lista y los buscadores."
            onChange={(resumen) => set({ resumen })}
          />
          <CheckField checked={form.isPublic} onChange={() => set({ isPublic: !form.isPublic })}>
            Visible en la tienda
          </CheckField>
        </FormSection>
        <FormSection
          title="Texto"
          hint="Línea vacía: otro párrafo. «## » al inicio: subtítulo. «- »: punto de una lista."
        >
          <TextAreaField
            label="Texto del tutorial"
            name="cuerpo"
            rows={10}
            value={form.cuerpo}
            problem={problems.cuerpo}
            onChange={(cuerpo) => set({ cuerpo })}
          />
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
        </FormSection>
        <FormSection title="De qué trata">
          <ProductsField
            ids={form.productos}
            problem={problems.productos}
            onChange={(productos) => set({ productos })}
          />
          <LabelsField ids={form.etiquetas} problem={problems.etiquetas} onChange={(etiquetas) => set({ etiquetas })} />
        </FormSection>
      </FormBody>
    </FormLayout>
  );
}
