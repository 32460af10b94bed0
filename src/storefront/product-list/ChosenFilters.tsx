import type { FacetAnswer } from '#domain/catalogue/facets.ts';
import { keepMeasures } from '#domain/kernel/written-forms.ts';
import { RemovableChips } from '#ui/RemovableChips.tsx';
import css from './ProductList.module.css';

interface ChosenFiltersProps {
  readonly chosen: FacetAnswer['chosen'];
  readonly onToggle: (param: string, word: string) => void;
  readonly onClear: () => void;
  /** Called before the last one is removed, and the focus with it. */
  readonly onLast: () => void;
}

/** What the list is filtered by, each with a button that takes it away. */
export function ChosenFilters({ chosen, onToggle, onClear, onLast }: ChosenFiltersProps) {
  if (chosen.length === 0) return null;
  return (
    <div className={css['chosen']}>
      <RemovableChips
        label="Filtros elegidos"
        chips={chosen.map(({ param, word, name }) => ({
          key: `${param} ${word}`,
          name: keepMeasures(name),
          onRemove: () => {
            if (chosen.length === 1) onLast();
            onToggle(param, word);
          },
        }))}
        clear={{ name: 'Quitar todos', run: onClear }}
      />
    </div>
  );
}
