import { InternalNotes } from '../shared/folio-documents/InternalNotes.tsx';
import { FormSection } from '../shared/forms/FormSection.tsx';
import type { RepairFormState } from './use-repair-form.ts';

/** What only staff see. */
export function NotesField({ state }: { readonly state: RepairFormState }) {
  return (
    <FormSection title="Solo para el personal">
      <InternalNotes state={state} hint="No salen en los comprobantes, en los mensajes ni en la página del cliente." />
    </FormSection>
  );
}
