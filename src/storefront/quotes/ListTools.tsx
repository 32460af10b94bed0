import { useState } from 'react';
import type { QuoteList } from '#domain/quotes/quote-list.ts';
import { useJobLists } from '#store/job-lists-store.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { ShareIcon } from '#ui/icons/ShareIcon.tsx';
import { copyText } from '../page/copy-text.ts';
import { useOrigin } from '../page/use-origin.ts';
import { ListCodes } from '../quote-list/codes/ListCodes.tsx';
import { listLink } from '../quote-list/list-link.ts';
import css from './ListTools.module.css';
import { emptyList } from './list-actions.ts';

type Outcome = 'copied' | 'failed' | null;

interface ListToolsProps {
  readonly list: QuoteList;
  /** Hidden on a kiosk, which hands the list to a phone instead; the browser's print dialog would lead out of kiosk mode. */
  readonly isShared: boolean;
  /** Whether a quantity has to be mended before the list leaves the page; then it leads there. */
  readonly isHeld: () => boolean;
}

/** Buttons to share, print and empty the list. */
export function ListTools({ list, isShared, isHeld }: ListToolsProps) {
  const origin = useOrigin();
  const name = useJobLists(({ abierta }) => abierta.nombre);
  const [outcome, setOutcome] = useState<Outcome>(null);
  const [isCode, setCode] = useState(false);

  async function share(): Promise<void> {
    const url = listLink(list, origin, name);
    if ('share' in navigator && matchMedia('(pointer: coarse)').matches) {
      // Closing the share dialog rejects too; neither that nor a refusal needs a message.
      await navigator.share({ title: name || 'Lista para cotizar', url }).catch(() => {});
      return;
    }
    setOutcome(await copyText(url));
  }

  return (
    <div className={css['tools']}>
      {!isShared && (
        <>
          {/* Not awaited: the outcome is shown below. */}
          <button type="button" onClick={() => isHeld() || void share()}>
            <ShareIcon size={16} /> Compartir la lista
          </button>
          <button type="button" onClick={() => isHeld() || setCode(true)}>
            Ver código QR
          </button>
          <button type="button" onClick={() => isHeld() || print()}>
            Imprimir
          </button>
        </>
      )}
      <button type="button" onClick={emptyList}>
        Vaciar la lista
      </button>
      <output className={css['outcome']}>
        {outcome === 'copied' && 'Enlace copiado. Quien lo abra verá tu lista; no guardamos nada de ella.'}
        {outcome === 'failed' && 'Tu navegador no dejó copiar el enlace.'}
      </output>
      <Dialog
        title="Tu lista en un código"
        open={isCode}
        onCancel={() => setCode(false)}
        actions={
          <Button look="outline" onClick={() => setCode(false)}>
            Cerrar
          </Button>
        }
      >
        <p>Apunta la cámara de otro teléfono y abre el enlace: verá esta misma lista. No guardamos nada de ella.</p>
        <div className={css['codes']}>
          <ListCodes list={list} />
        </div>
      </Dialog>
    </div>
  );
}
