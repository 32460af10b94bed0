import { type ReactNode, useEffect, useRef, useState } from 'react';
import { CALCULATOR_FIELD } from '#domain/calculators/calculator-address.ts';
import { Button } from '#ui/Button.tsx';
import { ShareButton } from '../catalogue/ShareButton.tsx';
import { PrintButton } from '../page/PrintButton.tsx';
import { paths } from '../paths.ts';
import css from './Calculator.module.css';
import type { Calculator } from './use-calculator.ts';

interface CalculatorFormProps {
  readonly calculator: Calculator;
  readonly children: ReactNode;
  readonly result: ReactNode;
  readonly hasResult: boolean;
}

/**
 * The fields, and beside them the result, which follows every key. "Calcular" leads to the result or to the first field with a problem;
 * without JavaScript it sends the form, and the server answers with the result.
 */
export function CalculatorForm({ calculator, children, result, hasResult }: CalculatorFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const answer = useRef<HTMLElement>(null);
  const [sent, setSent] = useState(0);

  useEffect(() => {
    if (sent === 0) return;
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid]');
    (wrong ?? answer.current)?.focus();
  }, [sent]);

  return (
    <div className={css['layout']}>
      <form
        ref={form}
        className={css['form']}
        action={paths.calculator}
        method="get"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          calculator.ask();
          setSent(sent + 1);
        }}
      >
        <input type="hidden" name={CALCULATOR_FIELD} value={calculator.name} />
        {children}
        <div className={css['submit']}>
          <Button type="submit">Calcular</Button>
        </div>
      </form>
      <section ref={answer} tabIndex={-1} className={css['answer']} aria-labelledby="resultado">
        <h2 id="resultado" className={css['answerTitle']}>
          Resultado
        </h2>
        {result}
        {hasResult && (
          <div className={css['tools']}>
            <PrintButton />
            <ShareButton title="¿Cuánto necesito?" path={calculator.address} />
          </div>
        )}
      </section>
    </div>
  );
}
