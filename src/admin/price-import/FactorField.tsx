import { useState } from 'react';
import { readFactor } from '#domain/price-import/factor.ts';
import { TextField } from '#ui/TextField.tsx';

interface FactorFieldProps {
  readonly factor: number;
  readonly onChange: (factor: number) => void;
}

/** What the prices of a list are multiplied by to be the shop's. What is typed stays in the field until it is a number. */
export function FactorField({ factor, onChange }: FactorFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const read = typed === null ? factor : readFactor(typed);
  return (
    <TextField
      label="Factor"
      name="factor"
      inputMode="decimal"
      autoComplete="off"
      // Another sheet or encoding may have brought another factor since.
      value={typed !== null && (read === null || read === factor) ? typed : String(factor)}
      onChange={(text) => {
        setTyped(text);
        const next = readFactor(text);
        if (next !== null && next !== factor) onChange(next);
      }}
      hint="1 si la lista trae el precio al público. Con 1.35, cada precio con IVA se multiplica por 1.35."
      problem={read === null ? 'Escribe un número como 1.35. Mientras tanto se usa el anterior.' : undefined}
    />
  );
}
