import { useSearch } from 'wouter';
import { CALCULATOR_FIELD, calculatorAt, isMeasured } from '#domain/calculators/calculator-address.ts';
import type { CalculatorName } from '#domain/calculators/product-calculator.ts';
import { pages } from '#domain/site/pages.ts';
import { Chips } from '#ui/Chips.tsx';
import { ReadingPage } from '../page/ReadingPage.tsx';
import { paths } from '../paths.ts';
import css from './Calculator.module.css';
import { ConcreteCalculator } from './ConcreteCalculator.tsx';
import { PaintCalculator } from './PaintCalculator.tsx';
import { RoofCalculator } from './RoofCalculator.tsx';
import { TileCalculator } from './TileCalculator.tsx';

const titles: Readonly<Record<CalculatorName, string>> = {
  pintura: 'Pintura',
  impermeabilizante: 'Impermeabilizante',
  adhesivo: 'Adhesivo para piso',
  concreto: 'Concreto',
};

/** The calculators, one at a time: the address says which, and what was measured. */
export function CalculatorScreen() {
  const search = useSearch();
  const fields = [...new URLSearchParams(search)];
  const name = calculatorAt(fields);
  const chips = Object.entries(titles).map(([value, title]) => ({
    name: title,
    // The open one leads to what is measured in it, or its address would lose that while the fields go on showing it.
    href: `${paths.calculator}?${value === name && search ? search : `${CALCULATOR_FIELD}=${value}`}`,
    current: value === name,
  }));
  return (
    <ReadingPage
      page={pages.calculator}
      heading="¿Cuánto necesito?"
      isOwn={isMeasured(fields.map(([field]) => field))}
      intro="Escribe tus medidas y te decimos cuánto material es y qué presentaciones te salen más baratas."
    >
      <div className={css['page']}>
        <div className={css['choice']}>
          <Chips label="Calculadoras" chips={chips} row />
        </div>
        <CalculatorOf key={name} name={name} />
      </div>
    </ReadingPage>
  );
}

/** Keyed by its name: what was typed in one calculator means nothing in another. */
function CalculatorOf({ name }: { readonly name: CalculatorName }) {
  switch (name) {
    case 'pintura':
      return <PaintCalculator />;
    case 'impermeabilizante':
      return <RoofCalculator />;
    case 'adhesivo':
      return <TileCalculator />;
    case 'concreto':
      return <ConcreteCalculator />;
  }
}
