import { type Sentences, textOf } from '#domain/calculators/measures.ts';
import type { NumberField } from '#domain/calculators/typed-number.ts';
import css from './Calculator.module.css';
import { MeasureInput } from './MeasureInput.tsx';
import type { Calculator } from './use-calculator.ts';

interface MeasureInputsProps {
  readonly calculator: Calculator;
  readonly fields: readonly NumberField[];
  readonly problems: Sentences;
  readonly notes: Sentences;
  readonly hints?: Readonly<Record<string, string>>;
}

/** Fields beside each other. */
export function MeasureInputs({ calculator, fields, problems, notes, hints = {} }: MeasureInputsProps) {
  return (
    <div className={css['inputs']}>
      {fields.map((field) => (
        <MeasureInput
          key={field.name}
          field={field}
          value={textOf(calculator.typed, field)}
          hint={hints[field.name]}
          problems={problems}
          notes={notes}
          onChange={(text) => calculator.setField(field.name, text)}
        />
      ))}
    </div>
  );
}
