import { useState } from 'react';
import { hasWords, LATEST_QUOTES } from '#domain/quotes/inbox.ts';
import type { Quote } from '#domain/quotes/parse-quote.ts';
import { QUOTE_STATES, type QuoteState, quoteStateName, stateOn } from '#domain/quotes/quote-state.ts';
import type { StaffRow } from '#domain/staff/journal/staff-rows.ts';
import { useShopDay } from '#product-page/use-shop-day.ts';
import { useDocuments } from '#store/documents-store.ts';
import { useOlderQuotes } from '#store/older-quotes-store.ts';
import { AppLink } from '#ui/AppLink.tsx';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { CheckField } from '#ui/CheckField.tsx';
import { PlusIcon } from '#ui/icons/PlusIcon.tsx';
import { paths } from '../paths.ts';
import { useStaffQuotes } from '../shared/documents/use-staff-rows.ts';
import list from '../shared/folio-documents/FolioList.module.css';
import { FolioListTools } from '../shared/folio-documents/FolioListTools.tsx';
import { useListAddress } from '../shared/folio-documents/use-list-address.ts';
import { RowList } from '../shared/lists/RowList.tsx';
import { ListLayout } from '../shared/screen/Layout.tsx';
import { downloadQuotes } from './download-quotes.ts';
import { OlderQuotesButton } from './OlderQuotesButton.tsx';
import { QuoteBulkBar } from './QuoteBulkBar.tsx';
import css from './QuoteList.module.css';
import { QuoteRow } from './QuoteRow.tsx';

type Shown = QuoteState | 'todas' | 'spam';
const SHOWN: readonly Shown[] = ['todas', ...QUOTE_STATES, 'spam'];

/** The inbox, updated live, the newest first. */
export function QuoteList() {
  const { knowledge, rows } = useStaffQuotes();
  const address = useListAddress(paths.quotes);
  const today = useShopDay();
  const state: Shown = SHOWN.find((one) => one === address.state) ?? 'todas';
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());

  const listened = useDocuments('cotizaciones').byId.size;
  const isAll = useOlderQuotes((state) => state.isAll);
  const hasOlder = listened >= LATEST_QUOTES && !isAll;

  const stateOf = ({ value }: StaffRow<Quote>): QuoteState => stateOn(value, today);
  const isIn = (row: StaffRow<Quote>, one: Shown): boolean =>
    row.value.spam ? one === 'spam' : one === 'todas' || stateOf(row) === one;
  const matching = rows.filter((row) => hasWords(row.value, address.words));
  const shown = matching.filter((row) => isIn(row, state));
  const chosenShown = shown.filter(({ value }) => chosen.has(value.id));
  const isAllChosen = shown.length > 0 && chosenShown.length === shown.length;
  const count = (one: Shown): number => matching.filter((row) => isIn(row, one)).length;

  function choose(id: string) {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    setChosen(next);
  }

  return (
    <ListLayout
      title="Cotizaciones"
      newHref={paths.newQuote}
      actions={
        <>
          <Button look="outline" onClick={() => downloadQuotes(shown.map(({ value }) => value))}>
            Exportar
          </Button>
          <ButtonLink href={paths.newQuote}>
            <PlusIcon size={18} /> Nueva cotización
          </ButtonLink>
        </>
      }
    >
      <FolioListTools<Shown>
        address={address}
        searchLabel="Buscar por folio, nombre, teléfono o producto"
        stateLabel="Estado"
        state={state}
        options={SHOWN.map((one) => ({ value: one, name: `${nameOf(one)} (${count(one)})` }))}
        onState={(one) => address.setState(one === 'todas' ? '' : one)}
      >
        <AppLink href={paths.personData} className={css['person']}>
          Datos de una persona
        </AppLink>
      </FolioListTools>
      {knowledge === 'waiting' && rows.length === 0 && <p aria-busy="true">Cargando cotizaciones</p>}
      {knowledge !== 'waiting' && shown.length === 0 && (
        <p className={list['none']}>
          {rows.length === 0 ? 'Todavía no llega ninguna cotización.' : 'Ninguna cotización coincide.'}
          {hasOlder && ` Buscamos en las ${rows.length} más recientes.`}
        </p>
      )}
      {shown.length > 0 && (
        <>
          <div className={css['all']}>
            <CheckField
              checked={isAllChosen}
              onChange={() => setChosen(new Set(isAllChosen ? [] : shown.map(({ value }) => value.id)))}
            >
              Elegir {shown.length === 1 ? 'la que se ve' : `las ${shown.length} que se ven`}
            </CheckField>
          </div>
          <RowList label="Cotizaciones">
            {shown.map((row) => (
              <QuoteRow
                key={row.value.id}
                row={row}
                state={stateOf(row)}
                isChosen={chosen.has(row.value.id)}
                onChoose={() => choose(row.value.id)}
              />
            ))}
          </RowList>
        </>
      )}
      {hasOlder && <OlderQuotesButton />}
      {chosenShown.length > 0 && <QuoteBulkBar chosen={chosenShown} onDone={() => setChosen(new Set())} />}
    </ListLayout>
  );
}

function nameOf(state: Shown): string {
  if (state === 'todas') return 'Todas';
  if (state === 'spam') return 'Spam';
  return state === 'recibida' ? 'Por atender' : quoteStateName[state];
}
