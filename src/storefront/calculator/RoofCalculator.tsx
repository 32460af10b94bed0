import { usualOf } from '#domain/calculators/paint.ts';
import { basisOf, calculatorOf } from '#domain/calculators/product-calculator.ts';
import { ROOF_FIELDS, ROOF_KINDS, roofNeed } from '#domain/calculators/roof.ts';
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

export function RoofCalculator() {
  const calculator = useCalculator('impermeabilizante');
  const found = useMaterial(calculator.clave);
  const isRoofing = found.product && calculatorOf(found.product) === 'impermeabilizante';
  const material = isRoofing ? found : { product: undefined, presentations: [] };
  const roof = ROOF_KINDS.find(({ value }) => value === calculator.typed.fields['techo'])?.value ?? 'losa';
  const basis = basisOf('impermeabilizante', material.product, undefined);
  const calculation = withMissing(roofNeed(calculator.typed, roof, basis), calculator);
  const { problems, notes } = calculation;
  const shared = { calculator, problems, notes };

  return (
    <CalculatorForm
      calculator={calculator}
      hasResult={calculation.need !== null}
      result={<CanResult need={calculation.need} problems={problems} material={material} />}
    >
      <FieldGroup title="Impermeabilizante">
        <MaterialField calculator={calculator} material={material} hint="Con él calculamos cubetas y precio." />
        <CoatFields {...shared} basis={basis} usual={usualOf(basis)} />
      </FieldGroup>
      <FieldGroup title="Techo" note="Mide como si lo vieras desde arriba; la pendiente agrega lo que falta.">
        <MeasureRows {...shared} piece="Techo" />
        <div className={css['pair']}>
          <ChoiceField
            label="Tipo de techo"
            name="techo"
            value={roof}
            options={ROOF_KINDS}
            onChange={(techo) => calculator.setField('techo', techo)}
          />
          <MeasureInputs
            {...shared}
            fields={[ROOF_FIELDS.pendiente]}
            hints={{ pendiente: '2% es una losa plana; 100% sube un metro por metro.' }}
          />
        </div>
      </FieldGroup>
      <FieldGroup title="Pretil" note="Lo que sube por el murete de la orilla. Déjalo vacío si no tiene.">
        <MeasureInputs {...shared} fields={[ROOF_FIELDS.pretil, ROOF_FIELDS['pretil-alto']]} />
      </FieldGroup>
    </CalculatorForm>
  );
}
