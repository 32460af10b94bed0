interface AmountProps {
  readonly name: string;
  readonly text: string;
  readonly isTotal?: boolean;
}

/** One line of a quotation's sum, in a list of terms. */
export function Amount({ name, text, isTotal }: AmountProps) {
  return (
    <div data-total={isTotal}>
      <dt>{name}</dt>
      <dd>{text}</dd>
    </div>
  );
}
