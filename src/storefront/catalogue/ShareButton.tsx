import { useState } from 'react';
import { ShareIcon } from '#ui/icons/ShareIcon.tsx';
import css from './ShareButton.module.css';

interface ShareButtonProps {
  readonly title: string;
  readonly path: string;
}

type Outcome = 'copied' | 'failed' | null;

/** The device's own sheet where there is one; elsewhere the address goes to the clipboard and the button says so. */
export function ShareButton({ title, path }: ShareButtonProps) {
  const [outcome, setOutcome] = useState<Outcome>(null);

  async function share(): Promise<void> {
    const url = new URL(path, location.origin).href;
    if ('share' in navigator && matchMedia('(pointer: coarse)').matches) {
      // Closing the sheet rejects too; neither that nor a refusal is anything to tell.
      await navigator.share({ title, url }).catch(() => {});
      return;
    }
    setOutcome(
      await navigator.clipboard.writeText(url).then(
        () => 'copied' as const,
        () => 'failed' as const,
      ),
    );
  }

  return (
    <p className={css['share']}>
      {/* The outcome is told on the page; nothing waits for it. */}
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
