import { useId, useState } from 'react';
import { MinusIcon } from './icons/MinusIcon.tsx';
import { PlusIcon } from './icons/PlusIcon.tsx';
import css from './QuantityField.module.css';
import { readWhole, wholeProblem } from './whole-number.ts';

interface QuantityFieldProps {
  /** What is counted, for the accessible names. */
  readonly of: string;
  readonly value: number;
  readonly max: number;
  readonly onChange: (value: number) => void;
}

interface Typed {
  readonly text: string;
  /** The quantity before anything was typed. */
  readonly from: number;
}

/**
 * A quantity: two buttons for small changes and a field for large numbers. What is no quantity, such as `2.5`, changes nothing and stays in the field
 * with a sentence: read as another number it would be asked for unnoticed.
 */
export function QuantityField({ of, value, max, onChange }: QuantityFieldProps) {
  const problemId = useId();
  const [typed, setTyped] = useState<Typed | null>(null);
  const isQuantity = (text: string): boolean => readWhole(text, max) !== null;
  const isWrong = typed !== null && typed.text.trim() !== '' && !isQuantity(typed.text);
  function type(text: string): void {
    const from = typed?.from ?? value;
    const read = readWhole(text, max);
    setTyped({ text, from });
    if (read !== null) onChange(read);
    // `2` on the way to `2.5` was a quantity.
    else if (typed && isQuantity(typed.text)) onChange(from);
  }
  const step = (by: number): void => {
    setTyped(null);
    onChange(Math.min(max, Math.max(1, value + by)));
  };
  return (
    <fieldset className={css['field']}>
      <legend className="visually-hidden">Cantidad de {of}</legend>
      <div className={css['box']}>
        <button
          type="button"
          className={css['step']}
          aria-label="Una menos"
          disabled={value <= 1}
          onClick={() => step(-1)}
        >
          <MinusIcon size={16} />
        </button>
        <input
          className={css['number']}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          aria-label={`Cantidad de ${of}`}
          aria-describedby={isWrong ? problemId : undefined}
          aria-invalid={isWrong || undefined}
          value={typed?.text ?? value}
          onFocus={(event) => event.target.select()}
          onChange={(event) => type(event.target.value)}
          onBlur={() => !isWrong && setTyped(null)}
        />
        <button
          type="button"
          className={css['step']}
          aria-label="Una más"
          disabled={value >= max}
          onClick={() => step(1)}
        >
          <PlusIcon size={16} />
        </button>
      </div>
      {isWrong && (
        <p id={problemId} className={css['problem']}>
          {wholeProblem(max)}
        </p>
      )}
    </fieldset>
  );
}
