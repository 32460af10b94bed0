import type { Product } from '#domain/catalogue/product.ts';
import { checkDigitOf, isBarcodeLong } from '#domain/kernel/barcode.ts';
import { err, ok, type Result } from '#domain/kernel/result.ts';

/** What a label's bars say, and in which of the trade's codes. */
export interface LabelCode {
  readonly symbology: 'EAN-13' | 'EAN-8' | 'UPC-A' | 'Code 128';
  readonly text: string;
}

const SYMBOLOGIES: Readonly<Record<number, LabelCode['symbology']>> = { 8: 'EAN-8', 12: 'UPC-A', 13: 'EAN-13' };

/** What Code 128 has no bars for: of what can be written down it has ASCII, from the blank to the tilde. */
const NOT_CODE_128 = /[^ -~]/u;

/**
 * The code of a product's label: its barcode, or where it has none its clave as Code 128. The error is a sentence for whoever prints: why the
 * label has no bars.
 */
export function labelCode({ codigoBarras, clave }: Pick<Product, 'codigoBarras' | 'clave'>): Result<LabelCode, string> {
  if (codigoBarras) {
    const symbology = isBarcodeLong(codigoBarras) ? SYMBOLOGIES[codigoBarras.length] : undefined;
    if (!symbology) return err(`El código de barras ${codigoBarras} no tiene 8, 12 ni 13 dígitos: va sin barras.`);
    if (checkDigitOf(codigoBarras) !== Number(codigoBarras.at(-1)))
      return err(`El último dígito del código de barras ${codigoBarras} no corresponde a los demás: va sin barras.`);
    return ok({ symbology, text: codigoBarras });
  }
  if (clave.trim() === '') return err('No tiene clave ni código de barras: va sin barras.');
  const odd = NOT_CODE_128.exec(clave)?.[0];
  if (odd) return err(`La clave tiene «${odd}», que un código de barras no puede llevar: va sin barras.`);
  return ok({ symbology: 'Code 128', text: clave });
}

/** The free space that scanners need before and after the bars, in bars. EAN and UPC: GS1 General Specifications, 5.2.3.4; Code 128: 5.4.4.2. */
export const quietZones: Readonly<Record<LabelCode['symbology'], readonly [before: number, after: number]>> = {
  'EAN-13': [11, 7],
  'EAN-8': [7, 7],
  'UPC-A': [9, 9],
  'Code 128': [10, 10],
};

/** The widest bar that is worth its room: the nominal size of EAN. */
const WIDEST_BAR = 0.33;

/**
 * How wide one bar is printed, in millimetres: as wide as the room allows, on a thermal printer a whole number of its dots. `null` where it does
 * not fit.
 * @param bars how many bars wide the code is with its free space
 * @param room millimetres
 */
export function barWidth(
  bars: number,
  room: number,
  { narrowestBar, dot }: { readonly narrowestBar: number; readonly dot?: number },
): number | null {
  const widest = Math.min(room / bars, dot ? 3 * dot : WIDEST_BAR);
  // The small addition keeps a width that is exactly some dots from being rounded below them.
  const width = dot ? Math.floor(widest / dot + 1e-9) * dot : widest;
  return width + 1e-9 >= narrowestBar ? width : null;
}
