import { classNames } from './class-names.ts';
import css from './Price.module.css';

interface PriceProps {
  /** The amount as text, `$2,499.00`, or the word that is shown instead. */
  readonly amount: string;
  readonly note?: string | false | undefined;
  /** What it was before a promotion, `$2,499.00`. */
  readonly before?: string | undefined;
  /** Since or until when it holds: behind the rest. */
  readonly term?: string | undefined;
  readonly size?: 'card' | 'large';
}

export function Price({ amount, note, before, term, size = 'card' }: PriceProps) {
  return (
    <p className={classNames(css['price'], size === 'large' ? css['large'] : css['above'])}>
      <span className={css['amount']}>{amount}</span>
      {(note || before) && (
        <span className={css['note']}>
          {note}
          {before && (
            <>
              Antes <s>{before}</s>
            </>
          )}
          {term && `, ${term}`}
        </span>
      )}
    </p>
  );
}
