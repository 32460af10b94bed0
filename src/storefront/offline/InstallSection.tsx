import { useSyncExternalStore } from 'react';
import { install, installsByHand, isInstalled } from '#device/install.ts';
import { useInstall } from '#store/install-store.ts';
import { useStoreProfile } from '#store/profile-store.ts';
import { Button } from '#ui/Button.tsx';
import { Section } from '../page/ReadingPage.tsx';
import { InstallByHand } from './InstallByHand.tsx';

const neverChanges = () => () => {};
const no = (): boolean => false;

/** The section that always offers to install. Left out in a browser that cannot. */
export function InstallSection() {
  const { name } = useStoreProfile();
  const { offer, installed } = useInstall();
  // The page is rendered on a server too, where neither is known.
  const wasInstalled = useSyncExternalStore(neverChanges, isInstalled, no);
  const byHand = useSyncExternalStore(neverChanges, installsByHand, no);
  const isApp = wasInstalled || installed;
  if (!isApp && !offer && !byHand) return null;
  return (
    <Section title="En tu pantalla de inicio" id="instalar">
      {isApp && <p>{name} ya está instalada en este equipo.</p>}
      {!isApp && offer && (
        <>
          <p>Abre como una aplicación, sin pasar por el navegador, y tu equipo guarda el catálogo por más tiempo.</p>
          {/* Not awaited: the visitor's answer changes the offer in the store. */}
          <Button look="outline" onClick={() => void install()}>
            Instalar {name}
          </Button>
        </>
      )}
      {!isApp && !offer && <InstallByHand />}
    </Section>
  );
}
