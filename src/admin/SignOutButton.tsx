import { useState } from 'react';
import { isPending } from '#domain/staff/journal/journal.ts';
import { readDraft } from '#prices/price-draft.ts';
import { useJournal } from '#store/journal-store.ts';
import { selectPendingFiles, useUploads } from '#store/upload-store.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { countKeptForms } from './journal/kept-forms.ts';
import { useStaff } from './staff.ts';

/** Signing out empties the device, so it asks first when something was not sent yet. */
export function SignOutButton({ className }: { readonly className: string | undefined }) {
  const { session, leaveGuard } = useStaff();
  /** What was left half done, while the dialog is open; `null` while it is closed. */
  const [asking, setAsking] = useState<{ readonly forms: number; readonly list: string | null } | null>(null);
  const pending = useJournal((state) => state.journal).filter(isPending);
  const files = useUploads(selectPendingFiles);

  async function ask() {
    const forms = Math.max(await countKeptForms(), leaveGuard.hasUnsavedWork() ? 1 : 0);
    const list = (await readDraft())?.name ?? null;
    if (pending.length + files + forms > 0 || list !== null) setAsking({ forms, list });
    else leave();
  }
  function leave() {
    setAsking(null);
    leaveGuard.stopAsking();
    // The page loads again when signing out is done, so nothing here waits for it.
    void session.signOut();
  }

  const what = pending.length > 0 ? 'cambios sin enviar' : files > 0 ? 'archivos sin enviar' : 'trabajo sin guardar';
  return (
    <>
      <button
        type="button"
        className={className}
        // Its outcome is visible: the dialog opens, or the page leaves.
        onClick={() => void ask()}
      >
        Cerrar sesión
      </button>
      <Dialog
        title={`Hay ${what}`}
        open={asking !== null}
        onCancel={() => setAsking(null)}
        actions={
          <>
            <Button look="outline" onClick={() => setAsking(null)}>
              Seguir en la sesión
            </Button>
            <Button onClick={leave}>Descartar y cerrar sesión</Button>
          </>
        }
      >
        <p>
          Al cerrar sesión se borra de este equipo todo lo del personal, también lo que todavía no llega a la tienda.
          {files > 0 && ` ${files === 1 ? 'Un archivo espera' : `${files} archivos esperan`} su envío.`}
          {asking && asking.forms > 0 && ` ${formsText(asking.forms)}`}
          {asking?.list && ` La lista de precios “${asking.list}” quedó a medias, sin aplicar.`}
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

const formsText = (count: number): string =>
  count === 1 ? 'Un formulario quedó a medias, sin guardar.' : `${count} formularios quedaron a medias, sin guardar.`;
