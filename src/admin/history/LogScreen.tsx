import { useMemo, useState } from 'react';
import { instantToMilliseconds } from '#domain/kernel/instant.ts';
import { groupThousands } from '#domain/kernel/money.ts';
import { several } from '#domain/kernel/several.ts';
import { dayInFull, shopDayOf } from '#domain/kernel/written-days.ts';
import type { LogLine } from '#domain/staff/log/log-line.ts';
import { plainLogQuery } from '#domain/staff/log/log-query.ts';
import { useShopDay } from '#product-page/use-shop-day.ts';
import { useConnection } from '#store/connection-store.ts';
import { useSession } from '#store/session-store.ts';
import { Button } from '#ui/Button.tsx';
import { useMedia } from '#ui/use-media.ts';
import { useStaffNames } from '../shared/documents/use-upload-history.ts';
import { Intro } from '../shared/screen/Intro.tsx';
import { ListLayout } from '../shared/screen/Layout.tsx';
import { dayHeading } from './day-heading.ts';
import { LogControls } from './LogControls.tsx';
import { LogDetails } from './LogDetails.tsx';
import { LogEnd } from './LogEnd.tsx';
import { LogRows } from './LogRows.tsx';
import { CARDS, placeRows } from './log-rows.ts';
import { useLog } from './use-log.ts';
import { useLogQuery } from './use-log-query.ts';

/** `/admin/historial`: every change of the shop, the newest first. */
export function LogScreen() {
  const [query, setQuery] = useLogQuery();
  const names = useStaffNames();
  const log = useLog(query, names);
  const { list, waiting, lines, isCurrent, isSearch, isReading, problem, readMore } = log;
  const reachable = useConnection((state) => state.reachable);
  const uid = useSession((state) => (state.status === 'signed-in' ? state.uid : ''));
  const isCards = useMedia(CARDS);
  const [details, setDetails] = useState<LogLine | null>(null);
  const today = useShopDay();
  const oldest = list.records.at(-1);
  const reach = oldest ? dayInFull(shopDayOf(instantToMilliseconds(oldest.at))) : '';
  const cut = list.isAll ? undefined : oldest?.upload;
  const placed = useMemo(
    () =>
      placeRows(waiting, lines, {
        isCards,
        headingOf: (at) => dayHeading(at, today),
        isCut: ({ upload }) => upload !== '' && upload === cut,
      }),
    [waiting, lines, isCards, today, cut],
  );
  const whoOf = ({ by, email }: LogLine): string => (by === uid ? 'Tú' : (names.get(by) ?? email));
  const isFiltered = Object.values(query).some((value) => value !== '');
  const isOffline = !isCurrent && !reachable;

  return (
    <ListLayout title="Bitácora">
      <Intro problem={problem}>
        {isOffline && reach
          ? `Sin conexión: se ve lo que este equipo ya había leído, desde el ${reach}. Puede faltar lo más reciente.`
          : 'Lo que el personal cambia en la tienda, lo más reciente primero. Se guarda un año. De cotizaciones y reparaciones no se copian los datos del cliente.'}
      </Intro>
      <LogControls query={query} onChange={setQuery} names={names} lines={lines} />
      <output>{countText()}</output>
      {placed.count > 0 && (
        <LogRows
          placed={placed}
          whoOf={whoOf}
          onDetails={setDetails}
          onNearEnd={() => {
            if (isCurrent && !isSearch && !list.isAll && !problem) readMore();
          }}
        />
      )}
      {placed.count === 0 && isFiltered && !isReading && (isCurrent || isOffline) && (
        <div>
          <Button look="outline" onClick={() => setQuery(plainLogQuery)}>
            Quitar filtros
          </Button>
        </div>
      )}
      <LogEnd log={log} isOffline={isOffline} isFiltered={isFiltered} />
      <LogDetails line={details} whoOf={whoOf} onClose={() => setDetails(null)} />
    </ListLayout>
  );

  function countText(): string {
    const count = waiting.length + lines.length;
    if (!isCurrent && !isOffline && count === 0) return 'Leyendo la bitácora…';
    const found = several(count, 'cambio', 'cambios');
    if (list.isAll || !reach) return found;
    if (isSearch) return `${found} en los ${groupThousands(list.records.length)} leídos, desde el ${reach}`;
    return `${found} leídos, desde el ${reach}`;
  }
}
