import { useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { useLeaveGuard } from './leave-guard.ts';

interface LeaveDialogProps {
  readonly isDirty: boolean;
  /** Forgets what was typed. Without it, what was typed is kept on the device and offered again. */
  readonly onDiscard?: () => void;
}

/** Asks before a form with unsaved work gives way to another page. */
export function LeaveDialog({ isDirty, onDiscard }: LeaveDialogProps) {
  const [go, setGo] = useState<(() => void) | null>(null);
  useLeaveGuard(isDirty, (leave) => setGo(() => leave));
  const close = (): void => setGo(null);
  return (
    <Dialog
      title="¿Salir sin guardar?"
      open={go !== null}
      onCancel={close}
      actions={
        <>
          <Button onClick={close}>Seguir editando</Button>
          {onDiscard && (
            <Button
              look="linea"
              onClick={() => {
                onDiscard();
                close();
                go?.();
              }}
            >
              Descartar y salir
            </Button>
          )}
          <Button
            look="linea"
            onClick={() => {
              close();
              go?.();
            }}
          >
            Salir
          </Button>
        </>
      }
    >
      <p>
        {onDiscard
          ? 'Lo que escribiste todavía no está guardado en la tienda. Si sales, queda en este equipo y te lo ofrecemos cuando vuelvas.'
          : 'Lo que escribiste todavía no está guardado y se perderá.'}
      </p>
    </Dialog>
  );
}
