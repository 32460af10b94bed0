import { useState } from 'react';
import { isPending } from '#domain/staff/journal.ts';
import { useJournal } from '#store/journal-store.ts';
import { useUploads } from '#store/upload-store.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { signOut } from './session.ts';
import { forgetWork } from './sync.ts';

/** Signing out leaves nothing on the device, so what has not been sent yet would be lost: it asks first. */
export function SignOutButton({ className }: { readonly className: string | undefined }) {
  const [isAsking, setAsking] = useState(false);
  const pending = useJournal((state) => state.journal).filter(isPending);
  const pictures = useUploads((state) => state.uploads.size);

  function leave() {
    setAsking(false);
    // The page starts anew when it is done; nothing here waits for it.
    void forgetWork().then(signOut);
  }

  return (
    <>
      <button
        type="button"
        className={className}
        onClick={() => (pending.length + pictures > 0 ? setAsking(true) : leave())}
      >
        Cerrar sesión
      </button>
      <Dialog
        title={pending.length > 0 ? 'Hay cambios sin enviar' : 'Hay fotos sin enviar'}
        open={isAsking}
        onCancel={() => setAsking(false)}
        actions={
          <>
            <Button look="linea" onClick={() => setAsking(false)}>
              Seguir en la sesión
            </Button>
            <Button onClick={leave}>Descartar y cerrar sesión</Button>
          </>
        }
      >
        <p>
          Al cerrar sesión se borra de este equipo todo lo del personal, también lo que todavía no llega a la tienda.
          {pictures > 0 && ` ${pictures === 1 ? 'Una foto espera' : `${pictures} fotos esperan`} su envío.`}
        </p>
        {pending.length > 0 && (
          <ul>
            {pending.slice(0, 6).map(({ id, title, by }) => (
              <li key={id}>
                {title} ({by.email})
              </li>
            ))}
            {pending.length > 6 && <li>y {pending.length - 6} más</li>}
          </ul>
        )}
      </Dialog>
    </>
  );
}
