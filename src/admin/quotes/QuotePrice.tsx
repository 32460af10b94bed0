import { useState } from 'react';
import { withIva, withoutIva } from '#domain/kernel/iva.ts';
import { parsePesos, pesosText } from '#domain/quotes/answer-quote.ts';
import css from './QuoteDetail.module.css';

interface QuotePriceProps {
  readonly of: string;
  readonly id: string;
  /** With IVA: what is stored and sent. */
  readonly value: string;
  /** Whether the price is typed and shown without IVA. */
  readonly net: boolean;
  readonly problem: string | undefined;
  readonly onChange: (value: string) => void;
}

/** The price of one piece. The stored value changes only when somebody types, so that switching between with and without IVA rounds nothing. */
export function QuotePrice({ of, id, value, net, problem, onChange }: QuotePriceProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const price = parsePesos(value);
  const shown = net && price !== null ? pesosText(withoutIva(price)) : value;

  function type(text: string) {
    setTyped(text);
    const amount = parsePesos(text);
    onChange(net && amount !== null ? pesosText(withIva(amount)) : text);
  }

  return (
    <>
      <input
        className={css['price']}
        inputMode="decimal"
        aria-label={`Precio de ${of}`}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? id : undefined}
        placeholder="Sin precio"
        value={typed ?? shown}
        onChange={(event) => type(event.target.value)}
        onBlur={() => setTyped(null)}
      />
      {problem && (
        <p id={id} className={css['problem']}>
          {problem}
        </p>
      )}
    </>
  );
}
