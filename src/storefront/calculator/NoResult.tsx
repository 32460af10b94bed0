import type { Sentences } from '#domain/calculators/measures.ts';
import css from './Calculator.module.css';

/** What stands in the place of the result until there is one. The same element, so that the result is announced when it comes. */
export function NoResult({ problems }: { readonly problems: Sentences }) {
  const hasProblem = Object.keys(problems).length > 0;
  return (
    <div className={css['result']}>
      <output className={css['sum']}>
        {hasProblem
          ? 'Corrige lo marcado y aquí sale el resultado.'
          : 'Escribe al menos una medida y aquí sale cuánto necesitas.'}
      </output>
    </div>
  );
}
