import css from './Amount.module.css';

interface AmountProps {
  readonly name: string;
  readonly text: string;
  readonly isTotal?: boolean;
}

/** One line of the sum of a quotation or a repair, in a list of terms that has two columns. */
export function Amount({ name, text, isTotal }: AmountProps) {
  return (
    <div className={css['amount']} data-total={isTotal}>
      <dt>{name}</dt>
      <dd>{text}</dd>
    </div>
  );
}
