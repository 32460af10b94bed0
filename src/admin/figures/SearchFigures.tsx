import { useMemo } from 'react';
import { shopDayOf } from '#domain/kernel/written-days.ts';
import { rankedSearches } from '#domain/search-report/search-totals.ts';
import { useSearchTotals } from '../searches/use-search-totals.ts';
import { useIgnoredSearches } from '../shared/documents/use-staff-rows.ts';
import { FigureSection } from './FigureSection.tsx';
import { mostSearchedTable } from './search-tables.ts';

/** Reports of searches delete themselves after three months. */
const KEPT_DAYS = 90;
const DAYS_OF_A_WEEK = 7;

interface SearchFiguresProps {
  readonly now: number;
  /** How many weeks are counted. */
  readonly weeks: number;
}

/** What people searched in the shop, as their devices reported it. */
export function SearchFigures({ now, weeks }: SearchFiguresProps) {
  const { totals, state } = useSearchTotals();
  const ignored = useIgnoredSearches();
  const days = Math.min(weeks * DAYS_OF_A_WEEK, KEPT_DAYS);
  const table = useMemo(() => {
    const hidden = new Set(ignored.flatMap(({ value }) => (value.ignorada ? [value.frase] : [])));
    return mostSearchedTable(rankedSearches(totals, days, shopDayOf(now)).filter(({ texto }) => !hidden.has(texto)));
  }, [totals, ignored, days, now]);
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
