import { useMemo } from 'react';
import { useSearch } from 'wouter';
import { openTimes } from '#domain/figures/open-time.ts';
import { quoteWeeks } from '#domain/figures/quote-figures.ts';
import { lastWeeks, startOfWeek } from '#domain/figures/shop-weeks.ts';
import { useShopDay } from '#product-page/use-shop-day.ts';
import { useStoreProfile } from '#store/profile-store.ts';
import { Chips } from '#ui/Chips.tsx';
import { paths } from '../paths.ts';
import { ListLayout } from '../shared/screen/Layout.tsx';
import { CatalogueSections } from './CatalogueSections.tsx';
import css from './FiguresScreen.module.css';
import { QuoteSections } from './QuoteSections.tsx';
import { ReadingNote } from './ReadingNote.tsx';
import { SearchFigures } from './SearchFigures.tsx';
import { useQuoteFacts } from './use-quote-facts.ts';

/** How many weeks can be looked back. */
const RANGES = [4, 12, 52];
const USUAL = 12;
const RANGE_FIELD = 'semanas';

/** How the store is doing, from its quotations and its catalogue, worked out on this device. */
export function FiguresScreen() {
  const asked = Number(new URLSearchParams(useSearch()).get(RANGE_FIELD));
  const count = RANGES.includes(asked) ? asked : USUAL;
  const today = useShopDay();
  const store = useStoreProfile();
  const weeks = useMemo(() => lastWeeks(today, count), [today, count]);
  const since = Math.min(...weeks.map(startOfWeek));
  const known = useQuoteFacts(since);
  const quotes = useMemo(() => known.quotes.filter(({ at }) => at >= since), [known.quotes, since]);
  const times = useMemo(() => openTimes(store), [store]);
  const figures = useMemo(() => quoteWeeks(quotes, weeks, times), [quotes, weeks, times]);
  return (
    <ListLayout title="Cuentas claras">
      <Chips
        label="Semanas que se cuentan"
        chips={RANGES.map((range) => ({
          name: `${range} semanas`,
          href: range === USUAL ? paths.figures : `${paths.figures}?${RANGE_FIELD}=${range}`,
          current: range === count,
        }))}
      />
      <ReadingNote known={known} />
      <div className={css['sections']}>
        <QuoteSections quotes={quotes} figures={figures} />
        <SearchFigures weeks={count} />
        <CatalogueSections today={today} />
      </div>
    </ListLayout>
  );
}
