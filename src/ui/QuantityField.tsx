import { useState } from 'react';
import { MinusIcon } from './icons/MinusIcon.tsx';
import { PlusIcon } from './icons/PlusIcon.tsx';
import css from './QuantityField.module.css';

interface QuantityFieldProps {
  /** What is counted, for the accessible names. */
  readonly of: string;
  readonly value: number;
  readonly max: number;
  readonly onChange: (value: number) => void;
}

/** A quantity: two buttons for small changes and a field for large numbers. While the field is empty or not a number, the quantity does not change. */
export function QuantityField({ of, value, max, onChange }: QuantityFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const step = (by: number): void => {
    setTyped(null);
    onChange(Math.min(max, Math.max(1, value + by)));
  };
  return (
    <fieldset className={css['field']}>
      <legend className="visually-hidden">Cantidad de {of}</legend>
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
        value={typed ?? value}
        onFocus={(event) => event.target.select()}
        onChange={(event) => {
          const text = event.target.value.replace(/\D/g, '').slice(0, 5);
          setTyped(text);
          if (Number(text) >= 1) onChange(Math.min(max, Number(text)));
        }}
        onBlur={() => setTyped(null)}
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
    </fieldset>
  );
}
