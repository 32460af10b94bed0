import { CALCULATOR_FIELD, MATERIAL_FIELD } from '#domain/calculators/calculator-address.ts';
import { coverageOf } from '#domain/calculators/coverage.ts';
import { calculatorOf } from '#domain/calculators/product-calculator.ts';
import type { Product } from '#domain/catalogue/product.ts';
import { keepMeasures } from '#domain/kernel/written-forms.ts';
import { AppLink } from '#ui/AppLink.tsx';
import { ChevronRightIcon } from '#ui/icons/ChevronRightIcon.tsx';
import { paths } from '../paths.ts';
import css from './CalculatorLink.module.css';

/** From a paint, a roof coating or a tile adhesive to the calculator that says how much of it a job takes. Other products have none. */
export function CalculatorLink({ product }: { readonly product: Product }) {
  const calculator = calculatorOf(product);
  if (!calculator) return null;
  const coverage = coverageOf(product);
  const query = new URLSearchParams({ [CALCULATOR_FIELD]: calculator, [MATERIAL_FIELD]: product.clave });
  return (
    <AppLink href={`${paths.calculator}?${query.toString()}`} className={css['link']}>
      <span>
        <b className={css['title']}>Calcula cuánto necesitas</b>
        {coverage && <span className={css['note']}>{keepMeasures(`Rinde ${coverage.text}`)}</span>}
      </span>
      <ChevronRightIcon size={18} />
    </AppLink>
  );
}
