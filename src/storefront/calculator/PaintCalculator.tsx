import { PAINT_FIELDS, paintNeed, usualOf } from '#domain/calculators/paint.ts';
import { PAINT_KINDS } from '#domain/calculators/paint-kinds.ts';
import { basisOf, calculatorOf, shownPaintKind } from '#domain/calculators/product-calculator.ts';
import { ChoiceField } from '#ui/ChoiceField.tsx';
import css from './Calculator.module.css';
import { CalculatorForm } from './CalculatorForm.tsx';
import { CanResult } from './CanResult.tsx';
import { CoatFields } from './CoatFields.tsx';
import { FieldGroup } from './FieldGroup.tsx';
import { MaterialField } from './MaterialField.tsx';
import { MeasureInputs } from './MeasureInputs.tsx';
import { MeasureRows } from './MeasureRows.tsx';
import { withMissing } from './missing-measure.ts';
import { useCalculator } from './use-calculator.ts';
import { useMaterial } from './use-material.ts';

export function PaintCalculator() {
  const calculator = useCalculator('pintura');
  const found = useMaterial(calculator.clave);
  const isPaint = found.product && calculatorOf(found.product) === 'pintura';
  const material = isPaint ? found : { product: undefined, presentations: [] };
  const kind = shownPaintKind(material.product, calculator.typed.fields['tipo']);
  const basis = basisOf('pintura', material.product, kind);
  const calculation = withMissing(paintNeed(calculator.typed, basis), calculator);
  const { problems, notes } = calculation;
  const shared = { calculator, problems, notes };
  const { superficie, puertas, ventanas } = PAINT_FIELDS;

  return (
    <CalculatorForm
      calculator={calculator}
      hasResult={calculation.need !== null}
      result={<CanResult need={calculation.need} problems={problems} material={material} />}
    >
      <FieldGroup title="Pintura">
        <div className={css['pair']}>
          <ChoiceField
            label="Tipo"
            name="tipo"
            value={kind}
            options={PAINT_KINDS.map(({ value, name }) => ({ value, name }))}
            onChange={(tipo) => calculator.choose(undefined, { tipo })}
          />
          <MaterialField
            calculator={calculator}
            material={material}
            kind={kind}
            hint="Con él calculamos botes y precio."
          />
        </div>
        <CoatFields {...shared} basis={basis} usual={usualOf(basis)} />
      </FieldGroup>
      <FieldGroup
        title="Paredes"
        note="Un cuarto de 3 × 4 m: una pared de 3 m con 2 iguales y otra de 4 m con 2 iguales."
      >
        <MeasureRows {...shared} piece="Pared" />
        <MeasureInputs {...shared} fields={[superficie]} />
      </FieldGroup>
      <FieldGroup title="Puertas y ventanas" note="Se descuentan. Cambia la medida si las tuyas son otras.">
        <MeasureInputs {...shared} fields={[puertas, PAINT_FIELDS['puerta-ancho'], PAINT_FIELDS['puerta-alto']]} />
        <MeasureInputs {...shared} fields={[ventanas, PAINT_FIELDS['ventana-ancho'], PAINT_FIELDS['ventana-alto']]} />
      </FieldGroup>
    </CalculatorForm>
  );
}
