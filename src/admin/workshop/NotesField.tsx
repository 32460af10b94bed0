import { TextAreaField } from '#ui/TextAreaField.tsx';
import { FieldWithNews } from '../shared/forms/FieldWithNews.tsx';
import { FormSection } from '../shared/forms/FormSection.tsx';
import type { RepairFormState } from './use-repair-form.ts';

/** What only staff see. */
export function NotesField({ state: { form, problems, set } }: { readonly state: RepairFormState }) {
  return (
    <FormSection title="Solo para el personal">
      <FieldWithNews of="notas">
        <TextAreaField
          label="Notas internas"
          name="notas"
          hint="No salen en los comprobantes, en los mensajes ni en la página del cliente."
          rows={2}
          value={form.notas}
          problem={problems.notas}
          onChange={(notas) => set({ notas })}
        />
      </FieldWithNews>
    </FormSection>
  );
}
