import { MATERIAL_FIELD } from '#domain/calculators/calculator-address.ts';
import { ChoiceField } from '#ui/ChoiceField.tsx';
import type { Calculator } from './use-calculator.ts';
import type { ChosenMaterial } from './use-material.ts';
import { useMaterials } from './use-material.ts';

interface MaterialFieldProps {
  readonly calculator: Calculator;
  readonly material: ChosenMaterial;
  readonly kind?: string | undefined;
  readonly hint: string;
}

/** Which product the job is done with. */
export function MaterialField({ calculator, material: { product }, kind, hint }: MaterialFieldProps) {
  const materials = useMaterials(calculator.name, kind, product);
  return (
    <ChoiceField
      label="Producto"
      name={MATERIAL_FIELD}
      value={product?.clave ?? ''}
      empty="Todavía no sé cuál"
      options={materials.map(({ clave, name }) => ({ value: clave, name }))}
      hint={hint}
      // Without a product its kind stays, and with it what is counted with.
      onChange={(clave) =>
        calculator.choose(clave || undefined, clave === '' && kind !== undefined ? { tipo: kind } : {})
      }
    />
  );
}
