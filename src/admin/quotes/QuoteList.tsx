import { useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { hasWords, LATEST_QUOTES } from '#domain/quotes/inbox.ts';
import type { Quote } from '#domain/quotes/parse-quote.ts';
import { QUOTE_STATES, type QuoteState, quoteStateName, stateOn } from '#domain/quotes/quote-state.ts';
import type { StaffRow } from '#domain/staff/staff-rows.ts';
import { useDocuments } from '#store/documents-store.ts';
import { useOlderQuotes } from '#store/older-quotes-store.ts';
import { AppLink } from '#ui/AppLink.tsx';
import { Button } from '#ui/Button.tsx';
import { SelectField } from '#ui/SelectField.tsx';
import { TextField } from '#ui/TextField.tsx';
import { paths } from '../paths.ts';
import { ListLayout } from '../shared/Layout.tsx';
import { RowList } from '../shared/RowList.tsx';
import { useStaffQuotes } from '../shared/use-staff-rows.ts';
import { downloadQuotes } from './download-quotes.ts';
import { OlderQuotesButton } from './OlderQuotesButton.tsx';
import css from './QuoteList.module.css';
import { QuoteRow } from './QuoteRow.tsx';
import { dayAfter } from './quote-labels.ts';

type Shown = QuoteState | 'todas';
const STATE_FIELD = 'estado';
const WORDS_FIELD = 'buscar';

/** The inbox, updated live, the newest first. */
export function QuoteList() {
  const { knowledge, rows } = useStaffQuotes();
  const [, go] = useLocation();
  const search = new URLSearchParams(useSearch());
  const [today] = useState(() => dayAfter(Date.now(), 0));
  const words = search.get(WORDS_FIELD) ?? '';
  const asked = search.get(STATE_FIELD);
  const state: Shown = QUOTE_STATES.find((one) => one === asked) ?? 'todas';

  const listened = useDocuments('cotizaciones').byId.size;
  const isAll = useOlderQuotes((state) => state.isAll);
  const hasOlder = listened >= LATEST_QUOTES && !isAll;

  const stateOf = ({ value }: StaffRow<Quote>): QuoteState => stateOn(value, today);
  const matching = rows.filter((row) => hasWords(row.value, words));
  const shown = matching.filter((row) => state === 'todas' || stateOf(row) === state);
  const count = (one: Shown): number =>
    one === 'todas' ? matching.length : matching.filter((row) => stateOf(row) === one).length;

  function set(field: string, value: string) {
    const next = new URLSearchParams(search);
    if (value === '' || value === 'todas') next.delete(field);
    else next.set(field, value);
    go(`${paths.quotes}${next.size > 0 ? `?${next}` : ''}`, { replace: true });
  }

  return (
    <ListLayout
      title="Cotizaciones"
      actions={
        <Button look="outline" onClick={() => downloadQuotes(shown.map(({ value }) => value))}>
          Exportar
        </Button>
      }
    >
      <div className={css['tools']}>
        <TextField
          label="Buscar por folio, nombre, teléfono o producto"
          name="buscar"
          type="search"
          value={words}
          onChange={(text) => set(WORDS_FIELD, text)}
        />
        <SelectField<Shown>
          label="Estado"
          name="estado"
          value={state}
          options={(['todas', ...QUOTE_STATES] as const).map((one) => ({
            value: one,
            name: `${nameOf(one)} (${count(one)})`,
          }))}
          onChange={(one) => set(STATE_FIELD, one)}
        />
        <AppLink href={paths.personData} className={css['person']}>
          Datos de una persona
        </AppLink>
      </div>
      {knowledge === 'waiting' && rows.length === 0 && <p aria-busy="true">Cargando cotizaciones</p>}
      {knowledge !== 'waiting' && shown.length === 0 && (
        <p className={css['none']}>
          {rows.length === 0 ? 'Todavía no llega ninguna cotización.' : 'Ninguna cotización coincide.'}
          {hasOlder && ` Buscamos en las ${rows.length} más recientes.`}
        </p>
      )}
      {shown.length > 0 && (
        <RowList label="Cotizaciones">
          {shown.map((row) => (
            <QuoteRow key={row.value.id} row={row} state={stateOf(row)} />
          ))}
        </RowList>
      )}
      {hasOlder && <OlderQuotesButton />}
    </ListLayout>
  );
}

function nameOf(state: Shown): string {
  if (state === 'todas') return 'Todas';
  return state === 'recibida' ? 'Por atender' : quoteStateName[state];
}
