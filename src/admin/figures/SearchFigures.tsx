import { useMemo } from 'react';
import { countedDayAt } from '#domain/kernel/shop-day.ts';
import { rankedSearches } from '#domain/search-report/search-totals.ts';
import { useSearchTotals } from '../searches/use-search-totals.ts';
import { useIgnoredSearches } from '../shared/documents/use-staff-rows.ts';
import { useMinute } from '../shared/screen/use-minute.ts';
import { FigureSection } from './FigureSection.tsx';
import { mostSearchedTable } from './search-tables.ts';

/** Reports of searches delete themselves after three months. */
const KEPT_DAYS = 90;
const DAYS_OF_A_WEEK = 7;

interface SearchFiguresProps {
  /** How many weeks are counted. */
  readonly weeks: number;
}

/** What people searched in the shop, as their devices reported it. */
export function SearchFigures({ weeks }: SearchFiguresProps) {
  const { totals, state } = useSearchTotals();
  const ignored = useIgnoredSearches();
  const today = countedDayAt(useMinute());
  const days = Math.min(weeks * DAYS_OF_A_WEEK, KEPT_DAYS);
  const table = useMemo(() => {
    const hidden = new Set(ignored.flatMap(({ value }) => (value.ignorada ? [value.frase] : [])));
    return mostSearchedTable(rankedSearches(totals, days, today).filter(({ texto }) => !hidden.has(texto)));
  }, [totals, ignored, days, today]);
  const isReading = state === 'opening' || state === 'reading';
  return (
    <FigureSection
      table={table}
      hint={`De los últimos ${days} días. Cada equipo lo cuenta una vez al día, sin datos de nadie${weeks * DAYS_OF_A_WEEK > KEPT_DAYS ? '; las de antes ya se borraron' : ''}`}
      none={
        isReading
          ? 'Leyendo las búsquedas…'
          : state === 'unreachable'
            ? 'Sin conexión, y este equipo todavía no las ha leído.'
            : 'En esos días ningún equipo contó búsquedas.'
      }
    />
  );
}
