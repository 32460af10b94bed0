import { LeaveDialog } from '../dialogs/LeaveDialog.tsx';
import { RestoredNote } from './RestoredNote.tsx';

interface UnsavedWorkProps {
  readonly restoredAt: number | null;
  readonly isDirty: boolean;
  /** From `useForm`. */
  readonly drop: () => Promise<void>;
  /** From `useFormStart`: starts the form again. */
  readonly restart: () => void;
}

/** What a form says about work that is not saved: a note on what was restored from an earlier visit, and the question before leaving. */
export function UnsavedWork({ restoredAt, isDirty, drop, restart }: UnsavedWorkProps) {
  return (
    <>
      <RestoredNote at={restoredAt} onDiscard={() => void drop().then(restart)} />
      <LeaveDialog isDirty={isDirty} onDiscard={() => void drop()} />
    </>
  );
}
