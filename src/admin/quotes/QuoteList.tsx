import { useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { hasWords, LATEST_QUOTES } from '#domain/quotes/inbox.ts';
import type { Quote } from '#domain/quotes/parse-quote.ts';
import { originText } from '#domain/quotes/quote-origin.ts';
import { QUOTE_STATES, type QuoteState, quoteStateName, stateOn } from '#domain/quotes/quote-state.ts';
import type { StaffRow } from '#domain/staff/staff-rows.ts';
import { useDocuments } from '#store/documents-store.ts';
import { useOlderQuotes } from '#store/older-quotes-store.ts';
import { AppLink } from '#ui/AppLink.tsx';
import { Button } from '#ui/Button.tsx';
import { SelectField } from '#ui/SelectField.tsx';
import { TextField } from '#ui/TextField.tsx';
import { paths, quotePath } from '../paths.ts';
import { ListLayout } from '../shared/Layout.tsx';
import { RowList } from '../shared/RowList.tsx';
import { StateChip } from '../shared/StateChip.tsx';
import { useStaffQuotes } from '../shared/use-staff-rows.ts';
import { useStaff } from '../staff.ts';
import { downloadQuotes } from './download-quotes.ts';
import css from './QuoteList.module.css';
import { QuoteStateChip } from './QuoteStateChip.tsx';
import { cameText, dayAfter, totalText, whatText } from './quote-labels.ts';

type Shown = QuoteState | 'todas';
const STATE_FIELD = 'estado';
const WORDS_FIELD = 'buscar';

/** The inbox: the newest first, live. */
export function QuoteList() {
  const { olderQuotes } = useStaff();
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
  const [older, setOlder] = useState<'asking' | 'failed' | null>(null);

  const stateOf = ({ value }: StaffRow<Quote>): QuoteState => stateOn(value, today);
  const matching = rows.filter((row) => hasWords(row.value, words));
  const shown = matching.filter((row) => state === 'todas' || stateOf(row) === state);
  const count = (one: Shown): number =>
    one === 'todas' ? matching.length : matching.filter((row) => stateOf(row) === one).length;

  async function showOlder(): Promise<void> {
    setOlder('asking');
    setOlder(
      await olderQuotes.readMore().then(
        () => null,
        (reason: unknown) => {
          console.info('Cotizaciones anteriores', reason);
          return 'failed' as const;
        },
      ),
    );
  }

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
            <li key={row.value.id} className={css['row']} data-state={stateOf(row)}>
              <div className={css['who']}>
                <AppLink href={quotePath(row.value.id)} className={css['name']}>
                  {row.value.nombre || 'Sin nombre'}
                </AppLink>
                <span className={css['folio']}>{row.value.folio}</span>
              </div>
              <p className={css['what']}>{whatText(row.value)}</p>
              <p className={css['when']}>
                {cameText(row.value)}
                <span>{originText(row.value)}</span>
              </p>
              <p className={css['total']}>{totalText(row.value.lineas)}</p>
              <p className={css['chips']}>
                <QuoteStateChip state={stateOf(row)} />
                {row.entry && <StateChip state={row.entry.state} />}
              </p>
            </li>
          ))}
        </RowList>
      )}
      {hasOlder && (
        <div className={css['older']}>
          {/* What it reads comes into the list; why not, is told beside it. */}
          <Button look="outline" disabled={older === 'asking'} onClick={() => void showOlder()}>
            {older === 'asking' ? 'Leyendo anteriores' : 'Ver anteriores'}
          </Button>
          <p aria-live="polite">
            {older === 'failed' && 'Las anteriores se leen del servidor y no responde. Inténtalo con conexión.'}
          </p>
        </div>
      )}
    </ListLayout>
  );
}

function nameOf(state: Shown): string {
  if (state === 'todas') return 'Todas';
  return state === 'recibida' ? 'Por atender' : quoteStateName[state];
}
