import { useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { isKiosk } from '#device/kiosk-mode.ts';
import { priceTerm } from '#domain/catalogue/price-stamp.ts';
import { fragmentToList, linesToList } from '#domain/quotes/quote-link.ts';
import { useCatalogue } from '#store/catalogue-store.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { PageHead } from '../page/PageHead.tsx';
import { PageHeading } from '../page/PageHeading.tsx';
import { PriceSeal } from '../page/PriceSeal.tsx';
import { PrintHeader } from '../page/PrintHeader.tsx';
import { WaitingScreen } from '../page/WaitingScreen.tsx';
import { paths } from '../paths.ts';
import { useListView } from '../quote-list/use-list-view.ts';
import { beginList } from './job-actions.ts';
import { ListNameDialog } from './ListNameDialog.tsx';
import css from './ListPage.module.css';
import { addShared } from './list-actions.ts';
import rows from './PlainLines.module.css';
import { PlainLines } from './PlainLines.tsx';

/** A list that somebody shared. Opening the link changes nothing: the visitor decides whether to add it to their own. */
export function SharedListPage({ fragment }: { readonly fragment: string }) {
  const [, navigate] = useLocation();
  const products = useCatalogue((state) => state.catalogue.products);
  const known = useCatalogue((state) => state.products === 'known');
  const read = useMemo(() => fragmentToList(fragment), [fragment]);
  const list = useMemo(() => {
    if (!read.ok) return [];
    const byClave = new Map(products.map((product) => [product.clave, product]));
    return linesToList(read.value.lines, (clave) => {
      const product = byClave.get(clave);
      return product && { producto: product.id, nombre: product.nombre, precio: product.precio ?? null };
    });
  }, [read, products]);
  const view = useListView(list);
  const [isNaming, setNaming] = useState(false);
  const [isShared] = useState(isKiosk);

  // Until the catalogue is loaded every product would appear as unknown.
  if (read.ok && !known) return <WaitingScreen />;
  return (
    <div className={`container ${css['page']}`}>
      <PageHead title="Lista compartida" hidden />
      <PrintHeader />
      <PageHeading className={css['title']}>{(read.ok && read.value.nombre) || 'Lista compartida'}</PageHeading>
      {read.ok && read.value.nombre !== '' && <p className={css['intro']}>Lista compartida contigo.</p>}
      {read.ok ? (
        <>
          <PlainLines
            lines={view.lines.map(({ line, price, amount, product }) => ({
              ...line,
              each: price,
              amount,
              term: product ? priceTerm(product) : '',
            }))}
            total={view.total === null ? null : { name: 'Estimado, con IVA', amount: view.total }}
            open="Cotizar"
          />
          {view.lines.some(({ price }) => price !== null) && <PriceSeal />}
          <div className={rows['actions']}>
            <Button
              // What a full list does not take can still be kept as another one.
              onClick={() => void addShared(list).then((isAdded) => isAdded && navigate(paths.quote))}
            >
              Agregar a mi lista
            </Button>
            {!isShared && (
              <Button look="outline" onClick={() => setNaming(true)}>
                Guardarla como otra lista
              </Button>
            )}
            <ButtonLink look="outline" href={paths.quote}>
              Ver mi lista
            </ButtonLink>
          </div>
          <ListNameDialog
            open={isNaming}
            title="Guardarla como otra lista"
            note="Se abre aparte, y la tuya queda guardada como está."
            action="Guardar"
            initial={read.value.nombre}
            onSave={(name) => beginList(name, list)}
            onClose={() => setNaming(false)}
            onSaved={() => navigate(paths.quote)}
          />
        </>
      ) : (
        <>
          <p className={css['intro']}>
            {read.error === 'newer'
              ? 'El enlace viene de una versión más nueva del sitio. Actualiza la página e inténtalo de nuevo.'
              : 'El enlace está incompleto o dañado. Pide que te lo envíen otra vez.'}
          </p>
          <div className={rows['actions']}>
            <ButtonLink look="outline" href={paths.quote}>
              Ver mi lista
            </ButtonLink>
          </div>
        </>
      )}
    </div>
  );
}
