import { TextField } from '#ui/TextField.tsx';
import { ProductPicker } from '../shared/products/ProductPicker.tsx';
import css from './Searches.module.css';

interface MeaningFieldProps {
  readonly value: string;
  readonly problem: string | undefined;
  /** Words of the catalogue that resemble what is searched. */
  readonly near: readonly string[];
  readonly onChange: (value: string) => void;
}

const NOTHING: readonly string[] = [];

/** What a word means: typed, chosen among the words of the catalogue that resemble it, or taken from a product. */
export function MeaningField({ value, problem, near, onChange }: MeaningFieldProps) {
  const add = (word: string): void =>
    onChange(value.trim() === '' ? word : `${value.trim().replace(/,$/, '')}, ${word}`);
  return (
    <>
      <TextField
        label="Quiere decir"
        name="significa"
        required
        hint="Como lo llaman tus productos. Varias, con comas; la primera sale primero."
        value={value}
        problem={problem}
        onChange={onChange}
      />
      {near.length > 0 && (
        <ul className={css['near']} aria-label="Palabras parecidas del catálogo">
          {near.map((word) => (
            <li key={word}>
              <button type="button" className={css['nearWord']} onClick={() => add(word)}>
                {word}
              </button>
            </li>
          ))}
        </ul>
      )}
      <ProductPicker
        label="O toma el nombre de un producto"
        without={NOTHING}
        onPick={({ nombre }) => add(nombre.replaceAll(',', ''))}
      />
    </>
  );
}
