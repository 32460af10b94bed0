import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { dismissInstall, install, installsByHand, isInstalled, noteUse } from '#device/install.ts';
import { isKiosk } from '#device/kiosk-mode.ts';
import { useInstall } from '#store/install-store.ts';
import { useStoreProfile } from '#store/profile-store.ts';
import { Button } from '#ui/Button.tsx';
import { paths } from '../paths.ts';
import { Emblem } from '../shell/Emblem.tsx';
import { InstallByHand } from './InstallByHand.tsx';
import css from './InstallInvitation.module.css';

const PRODUCT = /^\/[^/]+\/[^/]+\/[^/]+$/;
const isUse = (path: string): boolean => path === paths.search || path === paths.quote || PRODUCT.test(path);

/**
 * Asks once whether to install, at the end of a page and never over it, after the visitor has used the site. A refusal is remembered for
 * ninety days.
 */
export function InstallInvitation() {
  const { name } = useStoreProfile();
  const [path] = useLocation();
  const { offer, installed, mayAsk } = useInstall();
  const [isDone, setDone] = useState(false);

  // Decided when a page opens, so that nothing appears under the pointer later.
  useEffect(() => noteUse(isUse(path)), [path]);

  if (installed && !isDone) {
    return (
      <aside className={css['band']} aria-label="Instalar">
        <div className={`container ${css['row']}`}>
          <Emblem size={44} />
          <output className={css['text']}>Listo: {name} está en tu pantalla de inicio.</output>
          <Button look="outline" onClick={() => setDone(true)}>
            Cerrar
          </Button>
        </div>
      </aside>
    );
  }
  const byHand = installsByHand();
  // The offline page has its own section about it.
  if (isDone || !mayAsk || isKiosk() || path === paths.offline || isInstalled() || !(offer || byHand)) return null;

  return (
    <aside className={css['band']} aria-label="Instalar">
      <div className={`container ${css['row']}`}>
        <Emblem size={44} />
        <div className={css['text']}>
          <p className={css['title']}>Lleva el catálogo contigo</p>
          {offer ? <p>Instala {name}: abre desde tu pantalla de inicio y funciona sin internet.</p> : <InstallByHand />}
        </div>
        <div className={css['actions']}>
          {/* A refusal in the browser's own dialog is remembered like one in ours. */}
          {offer && <Button onClick={() => void install()}>Instalar</Button>}
          <Button look="outline" onClick={dismissInstall}>
            Ahora no
          </Button>
        </div>
      </div>
    </aside>
  );
}
