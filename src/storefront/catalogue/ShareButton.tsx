import { useState } from 'react';
import { classNames } from '#ui/class-names.ts';
import { ShareIcon } from '#ui/icons/ShareIcon.tsx';
import { copyText } from '../page/copy-text.ts';
import css from './ShareButton.module.css';

interface ShareButtonProps {
  readonly title: string;
  readonly path: string;
}

type Outcome = 'copied' | 'failed' | null;

/** Opens the device's share dialog; where there is none, copies the address and says so on the button. */
export function ShareButton({ title, path }: ShareButtonProps) {
  const [outcome, setOutcome] = useState<Outcome>(null);

  async function share(): Promise<void> {
    const url = new URL(path, location.origin).href;
    if ('share' in navigator && matchMedia('(pointer: coarse)').matches) {
      // Closing the share dialog rejects too; neither that nor a refusal needs a message.
      await navigator.share({ title, url }).catch(() => {});
      return;
    }
    setOutcome(await copyText(url));
  }

  return (
    <p className={classNames(css['share'], 'needs-script')}>
      {/* Not awaited: the outcome is shown on the button. */}
      <button type="button" className={css['button']} onClick={() => void share()}>
        <ShareIcon size={18} /> Compartir
      </button>
      <output className={css['outcome']}>
        {outcome === 'copied' && 'Enlace copiado'}
        {outcome === 'failed' && 'Copia el enlace de la barra del navegador'}
      </output>
    </p>
  );
}
