import { type Need, neededSize } from '#domain/calculators/calculation.ts';
import type { ContentUnit } from '#domain/calculators/can-content.ts';
import { type CanPlan, planCans } from '#domain/calculators/can-plan.ts';
import { materialName } from '#domain/calculators/materials.ts';
import type { Sentences } from '#domain/calculators/measures.ts';
import { withUnit } from '#domain/calculators/typed-number.ts';
import { inSentence } from '#domain/kernel/in-sentence.ts';
import { formatCentavos } from '#domain/kernel/money.ts';
import { AddItems } from './AddItems.tsx';
import css from './Calculator.module.css';
import { CanTable } from './CanTable.tsx';
import { NoResult } from './NoResult.tsx';
import { OneSizeTable } from './OneSizeTable.tsx';
import { Steps } from './Steps.tsx';
import { sizeText } from './size-text.ts';
import type { ChosenMaterial } from './use-material.ts';

interface CanResultProps {
  readonly need: Need | null;
  readonly problems: Sentences;
  readonly material: ChosenMaterial;
  /** What can be said of the number while no product is chosen. */
  readonly without?: string;
}

/** How much is needed, what to buy for it, and how the number came about. */
export function CanResult({ need, problems, material: { product, presentations }, without = '' }: CanResultProps) {
  if (!need) return <NoResult problems={problems} />;
  const plan = planCans(neededSize(need), presentations);
  // A tenth more rather than less: nobody should come up short by rounding.
  const amount = withUnit(Math.ceil(need.amount * 10 - 1e-6) / 10, need.unit, 1);
  return (
    <div className={css['result']}>
      <output className={css['sum']}>
        <b className={css['amount']}>{amount}</b>
        <span>
          {product && <>de {inSentence(materialName(product.nombre))}. </>}
          {!product && without}
          {plan && planSentence(plan, need.unit)}
        </span>
      </output>
      {plan && (
        <>
          <CanTable plan={plan} unit={need.unit} />
          <AddItems
            items={plan.picks.map(({ presentation, count }) => ({ product: presentation.product, pieces: count }))}
          />
          {plan.alone.length > 1 && <OneSizeTable plan={plan} unit={need.unit} />}
        </>
      )}
      {!product && <p>Elige el producto y te decimos qué botes comprar y cuánto cuestan.</p>}
      {product && !plan && <p>Para esa cantidad pídenos cotización: te la damos por mayoreo.</p>}
      <Steps steps={need.steps} because="lo rugoso, lo poroso y la forma de aplicar gastan más." />
    </div>
  );
}

function planSentence({ picks, cost }: CanPlan, unit: ContentUnit): string {
  const cans = picks.map(({ presentation, count }) => `${count} de ${sizeText(presentation.size, unit)}`);
  const bought = cans.length > 1 ? `${cans.slice(0, -1).join(', ')} y ${cans.at(-1)}` : (cans[0] ?? '');
  return cost === undefined
    ? `Compra ${bought}; el precio se cotiza.`
    : `Lo más barato: ${bought}, ${formatCentavos(cost)} con IVA.`;
}
