import { CEMENT_BAGS, CONCRETE_FIELDS, concreteNeed, MIXES } from '#domain/calculators/concrete.ts';
import { ChoiceField } from '#ui/ChoiceField.tsx';
import css from './Calculator.module.css';
import { CalculatorForm } from './CalculatorForm.tsx';
import { ConcreteResult } from './ConcreteResult.tsx';
import { FieldGroup } from './FieldGroup.tsx';
import { MeasureInputs } from './MeasureInputs.tsx';
import { MeasureRows } from './MeasureRows.tsx';
import { withMissing } from './missing-measure.ts';
import { useCalculator } from './use-calculator.ts';

export function ConcreteCalculator() {
  const calculator = useCalculator('concreto');
  const { fields } = calculator.typed;
  const strength = MIXES.find(({ value }) => value === fields['resistencia'])?.value ?? '200';
  const bag = CEMENT_BAGS.find(({ value }) => value === fields['saco'])?.value ?? '50';
  const calculation = withMissing(concreteNeed(calculator.typed, strength, bag), calculator);
  const { problems, notes } = calculation;
  const shared = { calculator, problems, notes };

  return (
    <CalculatorForm
      calculator={calculator}
      hasResult={calculation.need !== null}
      result={<ConcreteResult need={calculation.need} problems={problems} />}
    >
      <FieldGroup title="Concreto">
        <div className={css['pair']}>
          <ChoiceField
            label="Resistencia (kg/cm²)"
            name="resistencia"
            value={strength}
            options={MIXES}
            hint="Para más de 250 pide premezclado con diseño de mezcla."
            onChange={(text) => calculator.setField('resistencia', text)}
          />
          <ChoiceField
            label="Saco de cemento"
            name="saco"
            value={bag}
            options={CEMENT_BAGS}
            onChange={(text) => calculator.setField('saco', text)}
          />
        </div>
      </FieldGroup>
      <FieldGroup title="Por colar" note="El espesor va en centímetros: un firme de patio suele llevar 10.">
        <MeasureRows {...shared} piece="Pieza" />
        <MeasureInputs {...shared} fields={[CONCRETE_FIELDS.volumen, CONCRETE_FIELDS.desperdicio]} />
      </FieldGroup>
    </CalculatorForm>
  );
}
