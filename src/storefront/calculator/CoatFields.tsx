import { type Sentences, textOf } from '#domain/calculators/measures.ts';
import { COAT_FIELDS } from '#domain/calculators/paint.ts';
import type { ProductBasis } from '#domain/calculators/product-calculator.ts';
import css from './Calculator.module.css';
import { MeasureInput } from './MeasureInput.tsx';
import type { Calculator } from './use-calculator.ts';

interface CoatFieldsProps {
  readonly calculator: Calculator;
  readonly basis: ProductBasis;
  readonly usual: Readonly<Record<'manos' | 'rendimiento', string>>;
  readonly problems: Sentences;
  readonly notes: Sentences;
}

/** Coats and coverage, with where the coverage comes from. */
export function CoatFields({ calculator, basis, usual, problems, notes }: CoatFieldsProps) {
  const { manos, rendimiento } = COAT_FIELDS;
  const source = basis.coverage
    ? `Su ficha dice ${basis.coverage.text}: contamos ${usual.rendimiento} por mano.`
    : 'Lo usual de este tipo. Cámbialo por lo que diga tu bote.';
  return (
    <div className={css['pair']}>
      <MeasureInput
        field={manos}
        value={textOf(calculator.typed, manos, usual)}
        untouched={usual.manos}
        problems={problems}
        notes={notes}
        onChange={(text) => calculator.setField(manos.name, text)}
      />
      <MeasureInput
        field={rendimiento}
        label={`${rendimiento.label} (m²/${basis.unit})`}
        value={textOf(calculator.typed, rendimiento, usual)}
        untouched={usual.rendimiento}
        hint={source}
        problems={problems}
        notes={notes}
        onChange={(text) => calculator.setField(rendimiento.name, text)}
      />
    </div>
  );
}
