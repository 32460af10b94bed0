import { useState } from 'react';
import { withIva, withoutIva } from '#domain/kernel/iva.ts';
import { parsePesos, pesosText } from '#domain/quotes/answer-form.ts';
import { LineInput } from './LineInput.tsx';

interface QuotePriceProps {
  readonly of: string;
  /** With IVA: what is stored and sent. */
  readonly value: string;
  /** Whether the price is typed and shown without IVA. */
  readonly net: boolean;
  readonly describedBy: string | undefined;
  readonly onChange: (value: string) => void;
}

/** The price of one piece. The stored value changes only when somebody types, so that switching between with and without IVA rounds nothing. */
export function QuotePrice({ of, value, net, describedBy, onChange }: QuotePriceProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const price = parsePesos(value);
  const shown = net && price !== null ? pesosText(withoutIva(price)) : value;

  function type(text: string) {
    setTyped(text);
    const amount = parsePesos(text);
    onChange(net && amount !== null ? pesosText(withIva(amount)) : text);
  }

  return (
    <LineInput
      label={`Precio de ${of}`}
      short={net ? 'Sin IVA' : 'Precio'}
      value={typed ?? shown}
      inputMode="decimal"
      placeholder="Sin precio"
      describedBy={describedBy}
      onChange={type}
      onBlur={() => setTyped(null)}
    />
  );
}
