import { FormTextArea } from '../forms/FormTextArea.tsx';
import type { TextState } from '../forms/text-state.ts';

interface InternalNotesProps {
  readonly state: TextState<'notas'>;
  /** Where the customer does not see them. */
  readonly hint: string;
}

/** What only staff see of a quotation or a repair. */
export function InternalNotes({ state, hint }: InternalNotesProps) {
  return <FormTextArea state={state} name="notas" label="Notas internas" hint={hint} rows={2} />;
}
