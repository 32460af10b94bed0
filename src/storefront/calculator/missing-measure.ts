import type { Calculation } from '#domain/calculators/calculation.ts';
import { calculatorForms } from '#domain/calculators/calculator-address.ts';
import { rowField } from '#domain/calculators/measures.ts';
import type { Calculator } from './use-calculator.ts';

/** The answer with what is missing said at the first measure, once somebody asked for the result without measuring anything. */
export function withMissing<Found>(calculation: Calculation<Found>, { name, asked }: Calculator): Calculation<Found> {
  const [first] = calculatorForms[name].dimensions;
  const isIdle = calculation.need === null && Object.keys(calculation.problems).length === 0;
  if (!asked || !isIdle || !first) return calculation;
  return {
    ...calculation,
    problems: { [rowField(first.name, 0)]: `Falta ${first.said}: escribe al menos una medida.` },
  };
}
