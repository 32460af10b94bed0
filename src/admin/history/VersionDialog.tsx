import type { Result } from '#domain/kernel/result.ts';
import { type Change, sameDocument } from '#domain/staff/journal/change.ts';
import { changeTexts } from '#domain/staff/journal/change-text.ts';
import type { VersionProblem } from '#domain/staff/log/back-to-version.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { ChangeLines } from '../pending/ChangeLines.tsx';

interface VersionDialogProps {
  /** Which version is to come back: `del 21 nov 2026, 2:05 p.m.`; `null` while the dialog is closed. */
  readonly when: string | null;
  readonly changes: Result<readonly Change[], VersionProblem> | null;
  readonly onCancel: () => void;
  readonly onGoBack: (changes: readonly Change[]) => void;
}

/** Shows what an earlier version would change, or why it cannot come back. */
export function VersionDialog({ when, changes, onCancel, onGoBack }: VersionDialogProps) {
  const found = changes?.ok ? changes.value.filter(({ base, document }) => !sameDocument(base, document)) : [];
  const canGoBack = changes?.ok === true && found.length > 0;
  const problem = changes && !changes.ok ? changes.error : null;
  return (
    <Dialog
      title="¿Volver a esta versión?"
      open={when !== null}
      onCancel={onCancel}
      actions={
        <>
          <Button look="outline" onClick={onCancel}>
            {canGoBack || typeof problem === 'object' ? 'Dejarlo como está' : 'Entendido'}
          </Button>
          {canGoBack && <Button onClick={() => onGoBack(changes.value)}>Volver a esta versión</Button>}
        </>
      }
    >
      {canGoBack && (
        <>
          <p>La versión {when} se guarda como un cambio más, con tu nombre, y puedes deshacerlo. Esto cambia:</p>
          <ChangeLines texts={found.flatMap(changeTexts)} />
        </>
      )}
      {changes?.ok && !canGoBack && <p>Todo está ya como en esa versión.</p>}
      {typeof problem === 'string' && <p role="alert">No se puede volver a esta versión. {problem}</p>}
      {problem !== null && typeof problem === 'object' && (
        <p>
          <output>{problem.unread} En cuanto termine, aquí se ve qué cambia.</output>
        </p>
      )}
    </Dialog>
  );
}
