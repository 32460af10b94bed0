import type { Facet, FacetOption } from '#domain/catalogue/facets.ts';
import { keepMeasures } from '#domain/kernel/written-forms.ts';
import { CheckField } from '#ui/CheckField.tsx';
import { Disclosure } from '#ui/Disclosure.tsx';
import css from './FacetFields.module.css';

const SHOWN = 7;

interface FacetFieldsProps {
  readonly facets: readonly Facet[];
  readonly onToggle: (param: string, word: string) => void;
}

/** The facets of a list, each value with the number of products it would show. */
export function FacetFields({ facets, onToggle }: FacetFieldsProps) {
  return facets.map(({ param, name, options }) => {
    // A facet with only one value more than shown is shown whole.
    const cut = options.length > SHOWN + 1 ? SHOWN : options.length;
    const first = options.filter((option, at) => at < cut || option.chosen);
    const rest = options.filter((option, at) => at >= cut && !option.chosen);
    return (
      <fieldset key={param} className={css['facet']}>
        <legend className={css['name']}>{name}</legend>
        <Options options={first} onToggle={(word) => onToggle(param, word)} />
        {rest.length > 0 && (
          <Disclosure name={`Ver ${rest.length} más`} nameOpen="Ver menos" about={name}>
            <Options options={rest} onToggle={(word) => onToggle(param, word)} />
          </Disclosure>
        )}
      </fieldset>
    );
  });
}

interface OptionsProps {
  readonly options: readonly FacetOption[];
  readonly onToggle: (word: string) => void;
}

function Options({ options, onToggle }: OptionsProps) {
  return (
    <ul className={css['options']}>
      {options.map(({ word, name, count, chosen }) => (
        <li key={word}>
          <CheckField checked={chosen} onChange={() => onToggle(word)} note={String(count)}>
            {keepMeasures(name)}
          </CheckField>
        </li>
      ))}
    </ul>
  );
}
