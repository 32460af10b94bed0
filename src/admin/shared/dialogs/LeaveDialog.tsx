import { useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { useLeaveGuard } from '../forms/use-leave-guard.ts';
import { useArePicturesReady } from '../pictures/use-pictures-ready.ts';

interface LeaveDialogProps {
  readonly isDirty: boolean;
  /** Deletes what was typed; absent where the device keeps nothing of it. */
  readonly onDiscard?: () => void;
}

/** Asks before a form with unsaved work is left. Where the device keeps what was typed, it is offered at the next visit. */
export function LeaveDialog({ isDirty, onDiscard }: LeaveDialogProps) {
  const [go, setGo] = useState<(() => void) | null>(null);
  const areReady = useArePicturesReady();
  useLeaveGuard(isDirty || !areReady, (proceed) => setGo(() => proceed));
  const close = (): void => setGo(null);
  const leave = (): void => {
    close();
    go?.();
  };
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
              look="outline"
              onClick={() => {
                onDiscard();
                leave();
              }}
            >
              Descartar y salir
            </Button>
          )}
          <Button look="outline" onClick={leave}>
            {onDiscard ? 'Salir' : 'Salir y perderlo'}
          </Button>
        </>
      }
    >
      {!areReady && <p>Se prepara una foto: si sales ahora, se pierde.</p>}
      {(isDirty || areReady) && (
        <p>
          Lo que escribiste todavía no está guardado en la tienda.{' '}
          {onDiscard ? 'Si sales, queda en este equipo y te lo ofrecemos cuando vuelvas.' : 'Si sales, se pierde.'}
        </p>
      )}
    </Dialog>
  );
}
