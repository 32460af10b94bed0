import { useEffect, useState } from 'react';
import { measuresText, measuresToKeep } from '#domain/calculators/last-measures.ts';
import type { Typed } from '#domain/calculators/measures.ts';
import { Button } from '#ui/Button.tsx';
import css from './Calculator.module.css';
import { lastMeasured } from './kept-measures.ts';
import type { Calculator } from './use-calculator.ts';

/** Where nothing is measured yet, what was last measured here on this device, to be used again. */
export function LastMeasures({ calculator: { name, typed, reuse } }: { readonly calculator: Calculator }) {
  // Read behind the first drawing, which is the server's.
  const [last, setLast] = useState<Typed>();
  useEffect(() => setLast(lastMeasured(name)), [name]);
  if (!last || measuresToKeep(name, typed)) return null;
  return (
    <div className={css['last']}>
      <p>La última vez mediste {measuresText(name, last)}.</p>
      <Button look="outline" onClick={() => reuse(last)}>
        Usar esas medidas
      </Button>
    </div>
  );
}
