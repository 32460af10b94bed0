import { install, installsByHand, isInstalled } from '#device/install.ts';
import { storeProfile } from '#domain/store-profile.ts';
import { useInstall } from '#store/install-store.ts';
import { Button } from '#ui/Button.tsx';
import { Section } from '../shared/ReadingPage.tsx';
import { InstallByHand } from './InstallByHand.tsx';

/** On the page about it the way to install is always shown; a browser that knows none is not spoken of. */
export function InstallSection() {
  const { offer, installed } = useInstall();
  const isApp = isInstalled() || installed;
  if (!isApp && !offer && !installsByHand()) return null;
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
