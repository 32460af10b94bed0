import { useState } from 'react';
import { JOB_LIST_LIMITS } from '#domain/quotes/job-lists.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { TextField } from '#ui/TextField.tsx';
import { showQuoteFailure } from '../quote-list/quote-actions.ts';
import css from './ListNameDialog.module.css';

interface ListNameDialogProps {
  readonly open: boolean;
  readonly title: string;
  readonly note: string;
  readonly action: string;
  readonly initial?: string;
  /** Resolves with why the name cannot be, `null` where it is saved. */
  readonly onSave: (name: string) => Promise<string | null>;
  readonly onClose: () => void;
  readonly onSaved?: () => void;
}

/** Asks for the name of a list. */
export function ListNameDialog({ open, title, onClose, ...rest }: ListNameDialogProps) {
  return (
    <Dialog title={title} open={open} onCancel={onClose} actions={null}>
      <NameForm {...rest} onClose={onClose} />
    </Dialog>
  );
}

type NameFormProps = Omit<ListNameDialogProps, 'open' | 'title'>;

function NameForm({ note, action, initial = '', onSave, onClose, onSaved = onClose }: NameFormProps) {
  const [name, setName] = useState(initial);
  const [problem, setProblem] = useState<string>();

  async function save(): Promise<void> {
    const refused = await onSave(name);
    if (refused === null) onSaved();
    else setProblem(refused);
  }
  return (
    <form
      className={css['nameForm']}
      method="dialog"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save().catch(showQuoteFailure);
      }}
    >
      <p>{note}</p>
      <TextField
        label="Nombre de la lista"
        name="nombre-lista"
        hint="Por ejemplo: Baño de la señora Treviño."
        value={name}
        maxLength={JOB_LIST_LIMITS.name}
        problem={problem}
        onChange={setName}
      />
      <p className={css['nameActions']}>
        <Button look="outline" onClick={onClose}>
          Cancelar
        </Button>
        <Button type="submit">{action}</Button>
      </p>
    </form>
  );
}
