import type { RankedSearch } from '#domain/search-report/search-totals.ts';
import type { SearchAnswer } from '#search/search-products.ts';
import { RowList } from '../shared/lists/RowList.tsx';
import css from './Searches.module.css';
import { SearchRow } from './SearchRow.tsx';
import type { ShopSearch } from './use-shop-search.ts';

interface SearchSectionProps {
  readonly id: string;
  readonly title: string;
  /** What is said where there are none. */
  readonly none: string;
  readonly searches: readonly RankedSearch[];
  readonly answers: ReadonlyMap<string, SearchAnswer>;
  readonly shop: ShopSearch;
  readonly onProblem: (problem: string) => void;
}

/** A ranked list of searches. */
export function SearchSection({ id, title, none, searches, answers, shop, onProblem }: SearchSectionProps) {
  return (
    <section className={css['section']} aria-labelledby={title ? id : undefined}>
      {title && (
        <h2 id={id} className={css['title']}>
          {title}
        </h2>
      )}
      {searches.length === 0 && <p>{none}</p>}
      {searches.length > 0 && (
        <RowList label={title || 'Ya se encuentra'}>
          {searches.map((one) => (
            <SearchRow key={one.texto} search={one} answer={answers.get(one.texto)} shop={shop} onProblem={onProblem} />
          ))}
        </RowList>
      )}
    </section>
  );
}
