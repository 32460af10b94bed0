import type { CurrentProduct } from '#domain/price-import/clave-match.ts';
import { createPriceImport } from '#domain/price-import/price-import.ts';
import { problemMessage } from '../problem-messages.ts';
import { readFile } from '../read-file.ts';
import { readLegacy } from '../read-legacy.ts';

const PRODUCTS = Array.from(
  { length: 60 },
  (_, at): CurrentProduct => ({
    id: `p${at}`,
    clave: `TZ-${at}`,
    nombre: `Brocha ${at}`,
    precio: 1000 + at,
    vigente: '',
    rev: 1,
  }),
);

/**
 * Reads a file and compares every sheet as the worker does. @returns `rows`, or the message that a person reads instead. An error that it
 * throws would end the worker.
 */
export async function readAndCompare(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const read = await readFile(bytes, () => Promise.resolve({ readLegacy }));
  if (!read.ok) return problemMessage(read.error);
  const priceImport = createPriceImport(read.value.sheets);
  priceImport.setProducts(PRODUCTS);
  for (let sheet = 0; sheet < read.value.sheets.length; sheet += 1) {
    priceImport.openSheet(sheet);
    const { choices } = priceImport.propose({}, null);
    priceImport.review({
      ...choices,
      clave: choices.clave ?? 0,
      precio: choices.precio ?? 1,
      iva: choices.iva ?? 'mas',
    });
    priceImport.page({ filter: 'todas', order: 'cambio', search: 'tz' }, 0, 60);
    priceImport.plan();
    priceImport.errorRows();
  }
  return 'rows';
}
