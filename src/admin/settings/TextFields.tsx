import type { TextPage } from '#domain/page-text/page-text.ts';
import type { TextForm } from '#domain/staff/settings/text-form.ts';
import { TextAreaField } from '#ui/TextAreaField.tsx';
import { TextField } from '#ui/TextField.tsx';
import { FieldWithNews } from '../shared/forms/FieldWithNews.tsx';
import { FormSection } from '../shared/forms/FormSection.tsx';
import { BlockRows } from './BlockRows.tsx';
import { BuiltText } from './BuiltText.tsx';
import { FactHelp } from './FactHelp.tsx';
import type { SubjectFieldsProps } from './subject-kinds.ts';

/** The inputs of a page's text. Made once for each page, because a part that is made anew loses what is typed in it. */
export function makeTextFields(page: TextPage) {
  return function TextFields({ form, set, problems }: SubjectFieldsProps<TextForm>) {
    return (
      <>
        <FormSection title="Encabezado">
          <FieldWithNews of="titulo">
            <TextField
              label="Título"
              name="titulo"
              required
              value={form.titulo}
              problem={problems['titulo']}
              onChange={(titulo) => set({ titulo })}
            />
          </FieldWithNews>
          <FieldWithNews of="entrada">
            <TextAreaField
              label="Entrada"
              name="entrada"
              rows={2}
              value={form.entrada}
              problem={problems['entrada']}
              hint="Una o dos frases bajo el título."
              onChange={(entrada) => set({ entrada })}
            />
          </FieldWithNews>
        </FormSection>
        <FormSection title="Texto" hint="Arrastra cada parte a su lugar, o muévela con las flechas.">
          <FactHelp />
          <FieldWithNews of="texto">
            <BlockRows page={page} rows={form.texto} problems={problems} onChange={(texto) => set({ texto })} />
          </FieldWithNews>
          <BuiltText page={page} form={form} onChange={set} />
        </FormSection>
      </>
    );
  };
}
