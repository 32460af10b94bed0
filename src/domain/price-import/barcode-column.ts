import { barcodeDigits, checkDigitOf, isBarcodeLong } from '#domain/kernel/barcode.ts';
import { foldTitle } from './fold-title.ts';

const BARCODE = /\b(codigo (de )?barras?|codigobarras?|cod barras?|codbarras?|barras|ean|upc|gtin|barcode)\b/;
/** The barcode of a box with many pieces is not that of the article. */
const OF_A_BOX = /\b(caja|master|empaque|corrugado|inner|paquete|dun|itf)\b|\b14\b/;

/** Whether a column holds the barcodes of the articles. */
export function saysBarcode(title: string): boolean {
  const folded = foldTitle(title);
  return BARCODE.test(folded) && !OF_A_BOX.test(folded);
}

/** The digits of a barcode whose check digit is right; empty of anything else. */
export function readBarcode(written: string): string {
  const code = barcodeDigits(written);
  return isBarcodeLong(code) && code.endsWith(String(checkDigitOf(code))) ? code : '';
}
