import { useEffect, useRef } from 'react';
import { several } from '#domain/kernel/several.ts';
import type { StoredUpload } from '#domain/price-import/stored-upload.ts';
import { Button } from '#ui/Button.tsx';
import { momentInFull } from '../shared/texts/moment-text.ts';
import css from './ConfirmUndo.module.css';

interface ConfirmUndoProps {
  readonly upload: StoredUpload | null;
  readonly onClose: () => void;
  readonly onUndo: (upload: StoredUpload) => void;
}

/** What undoing will do, before it does it. */
export function ConfirmUndo({ upload, onClose, onUndo }: ConfirmUndoProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (upload) dialog.current?.showModal();
    else dialog.current?.close();
  }, [upload]);
  return (
    <dialog ref={dialog} className={css['dialog']} aria-labelledby="undo" onClose={onClose}>
      {upload && (
        <>
          <h2 id="undo" className={css['title']}>
            Deshacer la carga
          </h2>
          <p>
            “{upload.archivo}”, {momentInFull(upload.creado)}.{' '}
            {several(upload.conteos.aplicadas, 'precio volverá', 'precios volverán')} a lo que era. Los productos cuyo
            precio alguien cambió después se quedan como están, y los verás en una lista.
          </p>
          <div className={css['buttons']}>
            <Button onClick={() => onUndo(upload)}>Deshacer la carga</Button>
            <Button look="outline" onClick={onClose}>
              Dejarla así
            </Button>
          </div>
        </>
      )}
    </dialog>
  );
}
