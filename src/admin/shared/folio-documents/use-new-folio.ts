import { useState } from 'react';
import type { Instant } from '#domain/kernel/instant.ts';
import { namesFromRandomBytes, type QuoteNames, RANDOM_BYTES } from '#domain/quotes/folio.ts';
import { instantNow } from './made-now.ts';

interface NewFolio {
  readonly names: QuoteNames;
  /** When its form was opened, by the clock of the tablet. */
  readonly creado: Instant;
}

/**
 * The names of a document that is made now, the same for as long as its form is open.
 * @param letter what the folio begins with: `C` for a quotation, `T` for a repair.
 */
export function useNewFolio(letter: 'C' | 'T'): NewFolio {
  const [made] = useState((): NewFolio => {
    const names = namesFromRandomBytes(crypto.getRandomValues(new Uint8Array(RANDOM_BYTES)), letter);
    return { names, creado: instantNow() };
  });
  return made;
}
