import type { Step } from '#domain/calculators/calculation.ts';
import css from './Calculator.module.css';

/** How the number came about, and that it is approximate. */
export function Steps({ steps, because }: { readonly steps: readonly Step[]; readonly because: string }) {
  return (
    <div>
      <h3 className={css['caption']}>Cómo salió</h3>
      <dl className={css['steps']}>
        {steps.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={css['note']}>Es un cálculo aproximado: {because}</p>
    </div>
  );
}
