import { coverageOf } from '#domain/calculators/coverage.ts';
import { textOf } from '#domain/calculators/measures.ts';
import { calculatorOf } from '#domain/calculators/product-calculator.ts';
import {
  adhesiveNeed,
  TILE_FIELDS,
  TILE_FORMATS,
  TROWELS,
  usualBags,
  usualConsumption,
} from '#domain/calculators/tile-adhesive.ts';
import { shownNumber } from '#domain/calculators/typed-number.ts';
import { ChoiceField } from '#ui/ChoiceField.tsx';
import css from './Calculator.module.css';
import { CalculatorForm } from './CalculatorForm.tsx';
import { CanResult } from './CanResult.tsx';
import { FieldGroup } from './FieldGroup.tsx';
import { MaterialField } from './MaterialField.tsx';
import { MeasureInput } from './MeasureInput.tsx';
import { MeasureInputs } from './MeasureInputs.tsx';
import { MeasureRows } from './MeasureRows.tsx';
import { withMissing } from './missing-measure.ts';
import { useCalculator } from './use-calculator.ts';
import { useMaterial } from './use-material.ts';

export function TileCalculator() {
  const calculator = useCalculator('adhesivo');
  const found = useMaterial(calculator.clave);
  const isAdhesive = found.product && calculatorOf(found.product) === 'adhesivo';
  const material = isAdhesive ? found : { product: undefined, presentations: [] };
  const { fields } = calculator.typed;
  const format = TILE_FORMATS.find(({ value }) => value === fields['formato']) ?? TILE_FORMATS[1];
  const trowel = TROWELS.find(({ value }) => value === fields['llana'])?.value ?? '';
  const coverage = material.product ? coverageOf(material.product) : null;
  const perM2 = coverage?.unit === 'kg' ? 1 / coverage.perCoat : null;
  const consumption = usualConsumption(trowel || format?.trowel || '6x10', perM2);
  const calculation = withMissing(adhesiveNeed(calculator.typed, consumption), calculator);
  const { problems, notes } = calculation;
  const shared = { calculator, problems, notes };
  const usual = { consumo: shownNumber(consumption) };
  const byFormat = TROWELS.find(({ value }) => value === format?.trowel)?.name ?? '';

  return (
    <CalculatorForm
      calculator={calculator}
      hasResult={calculation.need !== null}
      result={
        <CanResult
          need={calculation.need}
          problems={problems}
          material={material}
          without={calculation.need ? `Son ${usualBags(calculation.need.amount)}. ` : ''}
        />
      }
    >
      <FieldGroup title="Adhesivo y pieza">
        <MaterialField calculator={calculator} material={material} hint="Con él calculamos sacos y precio." />
        <div className={css['pair']}>
          <ChoiceField
            label="Tamaño de la pieza"
            name="formato"
            value={format?.value ?? ''}
            options={TILE_FORMATS}
            onChange={(formato) => calculator.choose(material.product?.clave, { formato })}
          />
          <ChoiceField
            label="Llana"
            name="llana"
            value={trowel}
            empty={`Según la pieza: ${byFormat}`}
            options={TROWELS}
            onChange={(llana) => calculator.choose(material.product?.clave, { llana })}
          />
        </div>
        <div className={css['pair']}>
          <MeasureInput
            field={TILE_FIELDS.consumo}
            value={textOf(calculator.typed, TILE_FIELDS.consumo, usual)}
            untouched={usual.consumo}
            hint={
              coverage ? `Su ficha dice ${coverage.text}; contamos lo más de ella y de la llana.` : 'Según la llana.'
            }
            problems={problems}
            notes={notes}
            onChange={(text) => calculator.setField('consumo', text)}
          />
          <MeasureInputs {...shared} fields={[TILE_FIELDS.desperdicio]} />
        </div>
      </FieldGroup>
      <FieldGroup title="Superficie" note="Piso o muro, rectángulo por rectángulo.">
        <MeasureRows {...shared} piece="Superficie" />
        <MeasureInputs {...shared} fields={[TILE_FIELDS.superficie]} />
      </FieldGroup>
    </CalculatorForm>
  );
}
