import type { ConcreteNeed } from '#domain/calculators/concrete.ts';
import type { Sentences } from '#domain/calculators/measures.ts';
import { withUnit } from '#domain/calculators/typed-number.ts';
import { AddItems } from './AddItems.tsx';
import css from './Calculator.module.css';
import { NoResult } from './NoResult.tsx';
import { Steps } from './Steps.tsx';

interface ConcreteResultProps {
  readonly need: ConcreteNeed | null;
  readonly problems: Sentences;
}

/** What goes into the concrete. The materials go into the list in words, because the catalogue need not have them. */
export function ConcreteResult({ need, problems }: ConcreteResultProps) {
  if (!need) return <NoResult problems={problems} />;
  const [cement, sand, gravel] = need.materials;
  return (
    <div className={css['result']}>
      <output className={css['sum']}>
        <b className={css['amount']}>{withUnit(Math.ceil(need.volume * 100 - 1e-6) / 100, 'm³')}</b>
        <span>
          de concreto: {cement?.amount} de cemento, {sand?.amount} de arena y {gravel?.amount} de grava.
        </span>
      </output>
      <table className={css['table']}>
        <caption className={css['caption']}>Materiales</caption>
        <tbody>
          {need.materials.map(({ name, amount, also }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td className={css['money']}>
                {amount}
                <span className={css['note']}>{also}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <AddItems items={need.materials.flatMap(({ line }) => line ?? [])} />
      <p className={css['note']}>Cemento, arena y grava se cotizan: te respondemos con precio y entrega en obra.</p>
      <Steps
        steps={need.steps}
        because="la humedad de la arena y la mezcla cambian las cantidades. Lo estructural lo decide tu ingeniero."
      />
    </div>
  );
}
