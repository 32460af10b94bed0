import { useEffect, useRef, useState } from 'react';
import { isKiosk } from '#device/kiosk-mode.ts';
import { pages } from '#domain/site/pages.ts';
import { useStoreProfile } from '#store/profile-store.ts';
import { useQuotes } from '#store/quote-store.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { leadToProblem } from '#ui/lead-to-problem.ts';
import { useFocusAfter } from '#ui/use-focus-after.ts';
import { PageHead } from '../page/PageHead.tsx';
import { PageHeading } from '../page/PageHeading.tsx';
import { PrintHeader } from '../page/PrintHeader.tsx';
import { paths } from '../paths.ts';
import { useListView } from '../quote-list/use-list-view.ts';
import { useQuoteClient } from '../quote-list/use-quote-client.ts';
import { QuoteForm } from '../quote-request/QuoteForm.tsx';
import { WithoutScript } from '../quote-request/WithoutScript.tsx';
import { FreeLineForm } from './FreeLineForm.tsx';
import { HandOff } from './HandOff.tsx';
import { JobLists } from './JobLists.tsx';
import { LineRow } from './LineRow.tsx';
import css from './ListPage.module.css';
import { ListTools } from './ListTools.tsx';
import { ListTotal } from './ListTotal.tsx';
import { keepInAddress } from './list-address.ts';
import { PasteList } from './PasteList.tsx';
import { SentQuotes } from './SentQuotes.tsx';

/** The list, its total, and the form that requests a quotation. */
export function ListPage() {
  const { policies } = useStoreProfile();
  useQuoteClient();
  const list = useQuotes((state) => state.list);
  const known = useQuotes((state) => state.known);
  const lasting = useQuotes((state) => state.lasting);
  const view = useListView(list);
  const [isShared] = useState(isKiosk);
  useEffect(() => {
    if (!lasting) keepInAddress(list);
  }, [lasting, list]);
  const lines = useRef<HTMLUListElement>(null);
  const isEmpty = known && list.length === 0;
  const isHeld = (): boolean => leadToProblem(lines.current);
  const page = useRef<HTMLDivElement>(null);
  const moveFocusFrom = useFocusAfter((at: number) => {
    const left = lines.current?.querySelectorAll<HTMLElement>('[data-remove]');
    return left?.[Math.min(at, left.length - 1)] ?? page.current?.querySelector('h1');
  });

  return (
    <div ref={page} className={`container ${css['page']}`}>
      <PageHead title={pages.quote.title} hidden />
      <PrintHeader />
      <header>
        <PageHeading className={css['title']}>Tu lista para cotizar</PageHeading>
        <p className={css['intro']}>
          Te respondemos con precio y existencia el mismo día hábil. La cotización vale {policies.quoteDays}&nbsp;
          {policies.quoteDays === 1 ? 'día' : 'días'}; pedirla no aparta mercancía.
        </p>
      </header>
      {!lasting && (
        <p className={css['warning']}>
          Este equipo no tiene espacio, o tu navegador no deja guardar tu lista: se pierde al cerrar la pestaña. También
          está en la dirección de esta página, que puedes guardar; o envíala por WhatsApp.
        </p>
      )}
      {!isShared && known && <JobLists list={list} />}
      {isShared && list.length > 0 && <HandOff list={list} />}
      <div className={css['columns']} data-empty={isEmpty || undefined}>
        <section aria-label="Productos de tu lista">
          {isEmpty || !known ? (
            // Its room is kept until the list is known: most who come here for the first time have none.
            <div className={css['empty']} data-unknown={!known || undefined}>
              <p className={css['emptyTitle']}>Todavía no hay nada en tu lista</p>
              <p>Agrega productos con el botón + de cada tarjeta, o escribe abajo lo que buscas.</p>
              <ButtonLink look="outline" href={paths.home}>
                Ver el catálogo
              </ButtonLink>
            </div>
          ) : (
            <ul ref={lines} className={css['lines']}>
              {view.lines.map((line, at) => (
                <LineRow key={line.line.key} view={line} onRemove={() => moveFocusFrom(at)} />
              ))}
            </ul>
          )}
          <FreeLineForm />
          {/* Like everything that a kiosk has not, once the list is known: a server cannot tell a kiosk. */}
          {known ? !isShared && <PasteList /> : <div className={css['pastePlaceholder']} />}
          {list.length > 0 && <ListTotal view={view} />}
          {list.length > 0 && <ListTools list={list} isShared={isShared} isHeld={isHeld} />}
        </section>
        <section className={css['ask']} aria-labelledby="pedir">
          <h2 id="pedir" className={css['askTitle']}>
            Pide tu cotización
          </h2>
          <WithoutScript />
          <QuoteForm view={view} origin="lista" isHeld={isHeld} />
        </section>
      </div>
      {/* Not on a kiosk, where the next customer must not see what the one before requested. */}
      {!isShared && <SentQuotes />}
    </div>
  );
}
