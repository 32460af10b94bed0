import { instantToMilliseconds, parseInstant } from '#domain/kernel/instant.ts';
import { several } from '#domain/kernel/several.ts';
import { LATEST_QUOTES } from '#domain/quotes/inbox.ts';
import type { ListedProduct } from '#domain/staff/products/product-list.ts';
import { hasOldPrice, plainQuery, queryToAddress } from '#domain/staff/products/product-query.ts';
import type { RepairState } from '#domain/workshop/repair-state.ts';
import { useCatalogue } from '#store/catalogue-store.ts';
import { useDocuments } from '#store/documents-store.ts';
import { selectPendingCount, useJournal } from '#store/journal-store.ts';
import { useOlderQuotes } from '#store/older-quotes-store.ts';
import { AppLink } from '#ui/AppLink.tsx';
import { paths } from '../paths.ts';
import { useStaffQuotes, useStaffRepairs } from '../shared/documents/use-staff-rows.ts';
import { agoSince } from '../shared/texts/ago-text.ts';
import { momentText } from '../shared/texts/moment-text.ts';
import { LastBackup } from './LastBackup.tsx';
import css from './WaitingStrip.module.css';

interface WaitingStripProps {
  readonly listed: readonly ListedProduct[];
  /** The day before which a price is old. */
  readonly oldBefore: string;
}

/** What waits for somebody this morning, each a link to where it is done, and how old the backup is; counts of nought are left out. */
export function WaitingStrip({ listed, oldBefore }: WaitingStripProps) {
  const pending = useJournal(selectPendingCount);
  const old = listed.filter((one) => hasOldPrice(one, oldBefore)).length;
  return (
    <nav aria-label="Pendientes" className={css['strip']}>
      <WaitingQuotes />
      <WaitingRepairs />
      {pending > 0 && (
        <AppLink href={paths.pending} className={css['item']} data-waits>
          {several(pending, 'cambio por enviar', 'cambios por enviar')}
        </AppLink>
      )}
      {old > 0 && (
        <AppLink href={OLD_PRICES} className={css['item']}>
          {several(old, 'precio de hace más de 90 días', 'precios de hace más de 90 días')}
        </AppLink>
      )}
      <LastPublication />
      <LastBackup />
    </nav>
  );
}

function WaitingQuotes() {
  const { rows } = useStaffQuotes();
  const waiting = rows.filter(({ value }) => value.estado === 'recibida' && !value.spam);
  // The newest come first.
  const oldest = waiting.at(-1)?.value.creado;
  // The list knows the latest ones and those that somebody asked for.
  const isPart = useDocuments('cotizaciones').byId.size >= LATEST_QUOTES;
  const isAll = useOlderQuotes((state) => state.isAll);
  if (!oldest) return null;
  const waited = agoSince(instantToMilliseconds(oldest));
  return (
    <AppLink href={`${paths.quotes}?estado=recibida`} className={css['item']} data-waits>
      {several(waiting.length, 'cotización por atender', 'cotizaciones por atender')}
      <span className={css['detail']}>
        {waiting.length === 1 ? waited : `la más antigua, ${waited}`}
        {isPart && !isAll && ` (de las últimas ${LATEST_QUOTES})`}
      </span>
    </AppLink>
  );
}

function WaitingRepairs() {
  const { rows } = useStaffRepairs();
  const count = (estado: RepairState): number => rows.filter(({ value }) => value.estado === estado).length;
  const [toDiagnose, toHandBack] = [count('recibida'), count('reparada')];
  return (
    <>
      {toDiagnose > 0 && (
        <AppLink href={`${paths.workshop}?estado=recibida`} className={css['item']} data-waits>
          {several(toDiagnose, 'reparación por diagnosticar', 'reparaciones por diagnosticar')}
        </AppLink>
      )}
      {toHandBack > 0 && (
        <AppLink href={`${paths.workshop}?estado=reparada`} className={css['item']} data-waits>
          {several(toHandBack, 'reparación por entregar', 'reparaciones por entregar')}
        </AppLink>
      )}
    </>
  );
}

function LastPublication() {
  const { delta, publishedAt } = useCatalogue((state) => state.snapshot);
  const isKnown = useCatalogue((state) => state.products === 'known');
  const at = parseInstant(publishedAt);
  if (!at && !isKnown) return null;
  return (
    <AppLink href={paths.publish} className={css['item']}>
      {at ? `Publicado el ${momentText(instantToMilliseconds(at))}` : 'Catálogo sin publicar'}
      {delta > 0 && (
        <span className={css['detail']}>{several(delta, 'cambio desde entonces', 'cambios desde entonces')}</span>
      )}
    </AppLink>
  );
}

/** The list of them, the oldest first, with the column that says since when. */
const OLD_PRICES = `${paths.products}?${new URLSearchParams(
  queryToAddress({
    ...plainQuery,
    gap: 'vigencia',
    sort: 'vigencia',
    columns: ['clave', 'categoria', 'precio', 'vigencia', 'estado'],
  }),
)}`;
