import { useState } from 'react';
import { type Instant, parseInstant } from '#domain/kernel/instant.ts';
import { namesFromRandomBytes, type QuoteNames, RANDOM_BYTES } from '#domain/quotes/folio.ts';

interface NewFolio {
  readonly names: QuoteNames;
  /** When it is made, by the clock of the tablet. */
  readonly creado: Instant;
}

/**
 * The names of a document that is made now, the same for as long as its form is open.
 * @param letter what the folio begins with: `C` for a quotation, `T` for a repair.
 */
export function useNewFolio(letter: 'C' | 'T'): NewFolio {
  const [made] = useState((): NewFolio => {
    const creado = parseInstant(new Date().toISOString());
    if (!creado) throw new Error('The clock of this device gives no time.');
    return { names: namesFromRandomBytes(crypto.getRandomValues(new Uint8Array(RANDOM_BYTES)), letter), creado };
  });
  return made;
}
