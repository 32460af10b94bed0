import JsBarcode from 'jsbarcode';

const FORMATS = { 'EAN-13': 'EAN13', 'EAN-8': 'EAN8', 'UPC-A': 'UPC', 'Code 128': 'CODE128' } as const;

/**
 * A code as its bars: one character for each narrowest one, `1` where it is printed.
 * @param text digits with their check digit, or for Code 128 what is to be read; another text throws
 */
export function barPattern(symbology: keyof typeof FORMATS, text: string): string {
  // Without an element the library only works the bars out.
  const drawn: { encodings?: readonly { readonly data: string }[] } = {};
  JsBarcode(drawn, text, { format: FORMATS[symbology], flat: true });
  return (drawn.encodings ?? []).map(({ data }) => data).join('');
}
