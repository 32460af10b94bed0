import { groupThousands } from '#domain/kernel/money.ts';
import css from './RowFilters.module.css';

interface RowFiltersProps<Filter extends string> {
  readonly filters: readonly { readonly filter: Filter; readonly name: string; readonly count: number }[];
  readonly value: Filter;
  readonly onChange: (filter: Filter) => void;
}

/** Which rows of a table are seen, and how many there are of each kind. */
export function RowFilters<Filter extends string>({ filters, value, onChange }: RowFiltersProps<Filter>) {
  return (
    <fieldset className={css['filters']} aria-label="Qué filas se ven">
      {filters.map(({ filter, name, count }) => (
        <button
          key={filter}
          type="button"
          className={css['filter']}
          aria-pressed={value === filter}
          onClick={() => onChange(filter)}
        >
          {name} <span className={css['number']}>{groupThousands(count)}</span>
        </button>
      ))}
    </fieldset>
  );
}
