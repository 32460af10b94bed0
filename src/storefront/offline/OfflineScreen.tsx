import { type ReactNode, useEffect, useMemo, useSyncExternalStore } from 'react';
import { inspectPictures } from '#device/picture-download.ts';
import { groupThousands } from '#domain/kernel/money.ts';
import { shortDay } from '#domain/kernel/written-days.ts';
import { productCount } from '#domain/kernel/written-forms.ts';
import { pages } from '#domain/site/pages.ts';
import { useCatalogue } from '#store/catalogue-store.ts';
import { useConnection } from '#store/connection-store.ts';
import { usePictureDownload } from '#store/picture-download-store.ts';
import { ReadingPage, Section } from '../page/ReadingPage.tsx';
import { cataloguePictures } from './catalogue-pictures.ts';
import { InstallSection } from './InstallSection.tsx';
import css from './OfflineScreen.module.css';
import { PictureDownload } from './PictureDownload.tsx';

const neverChanges = () => () => {};
/** A browser without one, or an address without https, opens no page of the store without a network. */
const hasWorker = (): boolean => 'serviceWorker' in navigator;
const WITHOUT_WORKER =
  'Este navegador no puede abrir la tienda sin internet en esta dirección. Hace falta un navegador al día y que la dirección empiece con https.';
const INTRO =
  'Después de una visita, los menús, los productos y el buscador ya están en este equipo. Con las fotos, tienes el catálogo completo en la obra, en carretera o donde no haya señal.';

/** Shows what of the catalogue is on this device, and downloads the rest. */
export function OfflineScreen() {
  const catalogue = useCatalogue((state) => state.catalogue);
  const isKnown = useCatalogue((state) => state.products === 'known');
  const confirmedAt = useConnection((state) => state.confirmedAt);
  const isRefused = useConnection((state) => state.storage === 'refused');
  const pictures = useMemo(() => cataloguePictures(catalogue), [catalogue]);
  const { state, kept, total } = usePictureDownload();

  const isKept = useSyncExternalStore(neverChanges, hasWorker, () => true);

  useEffect(() => {
    // Rejects in a browser that cannot store anything; the page then shows what is known.
    if (isKnown && !isRefused) void inspectPictures(pictures).catch(() => {});
  }, [isKnown, isRefused, pictures]);

  return (
    <ReadingPage
      page={pages.offline}
      heading="El catálogo, también sin internet"
      intro={isKept ? INTRO : WITHOUT_WORKER}
    >
      {isKept && (
        // Without JavaScript nothing is kept.
        <div className="needs-script">
          <Section title="En este equipo">
            {isRefused ? (
              <p>Este navegador no deja guardar el catálogo. Prueba fuera de una ventana privada, o libera espacio.</p>
            ) : (
              <dl className={css['facts']}>
                <Fact name="Productos">
                  {isKnown ? productCount(catalogue.products.length) : 'Cargando…'}
                  {confirmedAt !== null && <span className={css['small']}>al {shortDay(confirmedAt)}</span>}
                </Fact>
                <Fact name="Fotos">
                  {state === 'unknown' ? 'Contando…' : `${groupThousands(kept)} de ${groupThousands(total)}`}
                </Fact>
              </dl>
            )}
          </Section>
        </div>
      )}
      {isKept && !isRefused && isKnown && (
        <Section title="Catálogo completo">
          <PictureDownload pictures={pictures} />
        </Section>
      )}
      <InstallSection />
    </ReadingPage>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className={css['fact']}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
