import { useState } from 'react';
import { useLocation } from 'wouter';
import { textToSlug } from '#domain/kernel/text-fold.ts';
import { tutorialShapes } from '#domain/staff/kept-form.ts';
import { parseStaffTutorial } from '#domain/staff/parse-staff-tutorial.ts';
import {
  checkTutorial,
  emptyTutorialForm,
  type StaffTutorial,
  type TutorialForm,
  tutorialToForm,
} from '#domain/staff/tutorial-form.ts';
import { CheckField } from '#ui/CheckField.tsx';
import { TextAreaField } from '#ui/TextAreaField.tsx';
import { TextField } from '#ui/TextField.tsx';
import { saveProblemText } from '../journal/save-messages.ts';
import { paths } from '../paths.ts';
import { changeOf, creation } from '../shared/changes.ts';
import { FormBody } from '../shared/FormBody.tsx';
import { FormSection } from '../shared/FormSection.tsx';
import { FormLayout } from '../shared/Layout.tsx';
import { AFTER_SAVE } from '../shared/leave-guard.ts';
import { MissingDocument } from '../shared/MissingDocument.tsx';
import { ImagesField } from '../shared/pictures/ImagesField.tsx';
import { SaveBar } from '../shared/SaveBar.tsx';
import { UnsavedWork } from '../shared/UnsavedWork.tsx';
import { useForm } from '../shared/use-form.ts';
import { type FormStart, useFormStart } from '../shared/use-form-start.ts';
import { useStaffTutorials } from '../shared/use-staff-rows.ts';
import { useStaff } from '../staff.ts';
import { LabelsField } from './LabelsField.tsx';
import { ProductsField } from './ProductsField.tsx';
import { TextPreview } from './TextPreview.tsx';

const BACK = { name: 'Tutoriales', href: paths.tutorials };

const TUTORIAL = {
  kind: 'tutorial',
  parse: parseStaffTutorial,
  toForm: tutorialToForm,
  empty: emptyTutorialForm,
  shapes: tutorialShapes,
  standsAlone: true,
} as const;

/** `null` for a new one. */
export function TutorialEditor({ id }: { readonly id: string | null }) {
  const tutorials = useStaffTutorials();
  const { start, restart } = useFormStart(TUTORIAL, id, tutorials);
  const title = id === null ? 'Crear tutorial' : 'Editar tutorial';
  if (typeof start === 'string') return <MissingDocument title={title} back={BACK} isWaiting={start === 'waiting'} />;
  return (
    <TutorialFormScreen
      key={start.attempt}
      title={title}
      start={start}
      restart={restart}
      tutorials={tutorials.rows.map(({ value }) => value)}
    />
  );
}

interface TutorialFormScreenProps {
  readonly title: string;
  readonly start: FormStart<StaffTutorial, TutorialForm>;
  readonly restart: () => void;
  readonly tutorials: readonly StaffTutorial[];
}

function TutorialFormScreen({ title, start, restart, tutorials }: TutorialFormScreenProps) {
  const { journal } = useStaff();
  const [, go] = useLocation();
  const [refusal, setRefusal] = useState('');
  const { opened } = start;
  const before = opened?.value;
  const { form, set, problems, isDirty, place, submit, drop } = useForm(start, (typed) =>
    checkTutorial(typed, before, tutorials),
  );
  const [ownSlug, setOwnSlug] = useState(before !== undefined || form.slug !== textToSlug(form.titulo));

  async function save() {
    const fields = submit();
    if (!fields) return setRefusal('Revisa los campos marcados.');
    const change = opened ? changeOf('tutoriales', opened, { ...fields }) : creation('tutoriales', { ...fields });
    const saved = await journal.saveEdit({ title: `Tutorial «${fields.titulo}»`, changes: [change] });
    if (!saved.ok) return setRefusal(saveProblemText(saved.error));
    await drop();
    go(paths.tutorials, { state: AFTER_SAVE });
  }

  return (
    <FormLayout
      title={title}
      back={BACK}
      // What it came to is told by the bar.
      bar={<SaveBar back={paths.tutorials} isDirty={isDirty} problem={refusal} onSave={() => void save()} />}
    >
      <UnsavedWork restoredAt={start.restoredAt} isDirty={isDirty} drop={drop} restart={restart} />
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
