import { useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { useLeaveGuard } from '../forms/use-leave-guard.ts';

interface LeaveDialogProps {
  readonly isDirty: boolean;
  /** Deletes what was typed. */
  readonly onDiscard: () => void;
}

/** Asks before a form with unsaved work is left. What was typed stays on the device and is offered at the next visit. */
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
          <Button
            look="outline"
            onClick={() => {
              onDiscard();
              close();
              go?.();
            }}
          >
            Descartar y salir
          </Button>
          <Button
            look="outline"
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
        Lo que escribiste todavía no está guardado en la tienda. Si sales, queda en este equipo y te lo ofrecemos cuando
        vuelvas.
      </p>
    </Dialog>
  );
}
