import { useCatalogue } from '#store/catalogue-store.ts';
import { CheckField } from '#ui/CheckField.tsx';
import css from './LabelChoice.module.css';

interface LabelChoiceProps {
  readonly chosen: readonly string[];
  /** The product's category: only its labels and the chosen ones are offered. */
  readonly unicID: string;
  readonly onChange: (chosen: readonly string[]) => void;
  readonly problem: string | undefined;
}

/** The subcategories of a product, in the order of choosing, because the first one is part of the product's address. */
export function LabelChoice({ chosen, unicID, onChange, problem }: LabelChoiceProps) {
  const labels = useCatalogue((state) => state.catalogue.labels);
  const isKnown = useCatalogue((state) => state.menus === 'known');
  const shown = labels
    .filter((label) => unicID === '' || label.unicID === unicID || chosen.includes(label.id))
    .toSorted((a, b) => a.orden - b.orden);
  const orphans = chosen.filter((id) => !labels.some((label) => label.id === id));
  const toggle = (id: string): void =>
    onChange(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
  return (
    <fieldset className={css['field']} data-problem={problem ? '' : undefined} tabIndex={problem ? -1 : undefined}>
      <legend className={css['label']}>Subcategorías</legend>
      {shown.length === 0 && (
        <p className={css['hint']}>
          {isKnown ? 'Esta categoría no tiene subcategorías.' : 'Leyendo las subcategorías…'}
        </p>
      )}
      <div className={css['choices']}>
        {shown.map(({ id, nombre }) => (
          <CheckField
            key={id}
            checked={chosen.includes(id)}
            onChange={() => toggle(id)}
            {...(chosen[0] === id && chosen.length > 1 && { note: 'principal' })}
          >
            {nombre}
          </CheckField>
        ))}
        {orphans.map((id) => (
          <CheckField key={id} checked onChange={() => toggle(id)}>
            {isKnown ? 'Subcategoría que ya no existe' : id}
          </CheckField>
        ))}
      </div>
      {problem && <p className={css['problem']}>{problem}</p>}
    </fieldset>
  );
}
