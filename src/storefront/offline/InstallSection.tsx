import { useSyncExternalStore } from 'react';
import { install, installsByHand, isInstalled } from '#device/install.ts';
import { storeProfile } from '#domain/store-profile.ts';
import { useInstall } from '#store/install-store.ts';
import { Button } from '#ui/Button.tsx';
import { Section } from '../page/ReadingPage.tsx';
import { InstallByHand } from './InstallByHand.tsx';

const neverChanges = () => () => {};
const no = (): boolean => false;

/** On the page about it the way to install is always shown; a browser that knows none is not spoken of. */
export function InstallSection() {
  const { offer, installed } = useInstall();
  // The page is rendered without a browser too, where nobody knows yet.
  const wasInstalled = useSyncExternalStore(neverChanges, isInstalled, no);
  const byHand = useSyncExternalStore(neverChanges, installsByHand, no);
  const isApp = wasInstalled || installed;
  if (!isApp && !offer && !byHand) return null;
  return (
    <Section title="En tu pantalla de inicio" id="instalar">
      {isApp && <p>{storeProfile.name} ya está instalada en este equipo.</p>}
      {!isApp && offer && (
        <>
          <p>Abre como una aplicación, sin pasar por el navegador, y tu equipo guarda el catálogo por más tiempo.</p>
          {/* The answer changes the offer, which is what is shown here. */}
          <Button look="outline" onClick={() => void install()}>
            Instalar {storeProfile.name}
          </Button>
        </>
      )}
      {!isApp && !offer && <InstallByHand />}
    </Section>
  );
}
