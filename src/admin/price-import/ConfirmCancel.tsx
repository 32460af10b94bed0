import { useState } from 'react';
import { several } from '#domain/kernel/several.ts';
import type { StoredUpload } from '#domain/price-import/stored-upload.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import type { UploadRunner, UploadRunProblem } from './use-upload-run.ts';

interface ConfirmCancelProps {
  readonly upload: StoredUpload | null;
  /** @param upload the one that was asked about, which is no longer the one in sight where another was chosen meanwhile */
  readonly onClose: (upload: StoredUpload | null) => void;
  readonly onCancel: UploadRunner['cancel'];
}

const PROBLEMS: Readonly<Record<UploadRunProblem, string>> = {
  offline: 'No hay conexión con la tienda, así que la carga sigue como estaba. Vuelve a intentarlo.',
  refused: 'El servidor no aceptó el cambio. Revisa que tu cuenta sea del personal.',
  unreadable: 'Esta carga está incompleta y no se puede cancelar. No se tocó ningún otro precio.',
};

/** What cancelling the rest of an upload leaves, before it is done. */
export function ConfirmCancel({ upload, onClose, onCancel }: ConfirmCancelProps) {
  const [asked, setAsked] = useState<{ readonly problem: UploadRunProblem | null } | null>(null);
  const close = (): void => {
    setAsked(null);
    onClose(upload);
  };
  const cancel = async (one: StoredUpload): Promise<void> => {
    const mine = { problem: null };
    setAsked(mine);
    const problem = await onCancel(one);
    // The dialog may have been closed meanwhile, and opened for another upload.
    setAsked((now) => (now === mine ? problem && { problem } : now));
    if (!problem) onClose(one);
  };
  return (
    <Dialog
      title="Cancelar el resto de la carga"
      open={upload !== null}
      onCancel={close}
      actions={
        upload && (
          <>
            <Button look="outline" onClick={close}>
              {/* What was sent may arrive, whatever is pressed now. */}
              {asked?.problem === null ? 'Cerrar' : 'Dejarla como está'}
            </Button>
            {/* Its outcome is visible: the dialog closes or says why not. */}
            <Button disabled={asked?.problem === null} onClick={() => void cancel(upload)}>
              Cancelar el resto
            </Button>
          </>
        )
      }
    >
      {upload && <p>{whatIsLeft(upload)}</p>}
      <p>Después puedes reanudarla donde se quedó.</p>
      {asked?.problem && <p role="alert">{PROBLEMS[asked.problem]}</p>}
    </Dialog>
  );
}

function whatIsLeft({ archivo, conteos: { escritas, aplicadas, saltadas } }: StoredUpload): string {
  const left = several(escritas - aplicadas - saltadas, 'precio no se aplicará', 'precios no se aplicarán');
  const stays = several(aplicadas, 'que ya se aplicó se queda', 'que ya se aplicaron se quedan');
  return `“${archivo}”: ${left}.${aplicadas === 0 ? '' : ` ${aplicadas === 1 ? 'El' : 'Los'} ${stays}.`}`;
}
