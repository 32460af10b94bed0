import type { TextPage } from '#domain/page-text/page-text.ts';
import type { TextForm } from '#domain/staff/settings/text-form.ts';
import { FieldWithNews } from '../shared/forms/FieldWithNews.tsx';
import { FormSection } from '../shared/forms/FormSection.tsx';
import { FormText } from '../shared/forms/FormText.tsx';
import { FormTextArea } from '../shared/forms/FormTextArea.tsx';
import { BlockRows } from './BlockRows.tsx';
import { BuiltText } from './BuiltText.tsx';
import { FactHelp } from './FactHelp.tsx';
import type { SubjectFieldsProps } from './subject-fields-props.ts';

/** The inputs of a page's text. Made once for each page, because a part that is made anew loses what is typed in it. */
export function makeTextFields(page: TextPage) {
  return function TextFields(props: SubjectFieldsProps<TextForm>) {
    const { form, set, problems } = props;
    return (
      <>
        <FormSection title="Encabezado">
          <FormText state={props} name="titulo" label="Título" required />
          <FormTextArea state={props} name="entrada" label="Entrada" rows={2} hint="Una o dos frases bajo el título." />
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
