import { productPath } from '#domain/catalogue/addresses.ts';
import type { Category } from '#domain/catalogue/category.ts';
import type { Label } from '#domain/catalogue/label.ts';
import { dayInFull } from '#domain/kernel/written-days.ts';
import { drawLabel, type LabelDrawing, type Measures } from '#domain/shelf-labels/draw-label.ts';
import { labelCode } from '#domain/shelf-labels/label-code.ts';
import { labelWords } from '#domain/shelf-labels/label-content.ts';
import { labelFormats } from '#domain/shelf-labels/label-formats.ts';
import type { ListedProduct } from '#domain/staff/products/product-list.ts';
import { barPattern } from '#ui/codes/bar-pattern.ts';
import { qrSquares } from '#ui/codes/qr-squares.ts';
import type { LabelSettings } from './label-settings.ts';

/** A product's label, ready to be printed. */
export interface MadeLabel {
  readonly id: string;
  readonly name: string;
  readonly drawing: LabelDrawing;
  /** The bars, `1` for each that is printed; empty where there are none. */
  readonly pattern: string;
  /** The squares of the QR code as an SVG path; empty where there is none. */
  readonly qr: string;
  /** What the person who prints should know of this label. */
  readonly notes: readonly string[];
}

interface Shop {
  readonly categories: readonly Category[];
  readonly labels: readonly Label[];
  /** `https://tienda.mx` */
  readonly origin: string;
}

/** Makes labels, each once for as long as its product stays the same. */
export function createLabelMaker(
  settings: LabelSettings,
  shop: Shop,
  measures: Measures,
): (one: ListedProduct) => MadeLabel {
  const made = new WeakMap<ListedProduct['product'], MadeLabel>();
  return (one) => {
    const label = made.get(one.product) ?? makeLabel(one, settings, shop, measures);
    made.set(one.product, label);
    return label;
  };
}

/** The label of one product. */
function makeLabel(
  { id, state, product }: ListedProduct,
  { format, bars, qr }: LabelSettings,
  shop: Shop,
  measures: Measures,
): MadeLabel {
  const found = bars ? labelCode(product) : null;
  const code = found?.ok ? found.value : null;
  const drawn = code && { code, pattern: barPattern(code.symbology, code.text) };
  const squares = qr && state === 'public' ? qrSquares(shop.origin + productPath(product, shop)) : null;
  const drawing = drawLabel(
    labelFormats[format],
    { words: labelWords(product, code), bars: drawn, qrSize: squares?.size ?? null },
    measures,
  );
  return {
    id,
    name: product.nombre,
    drawing,
    pattern: drawing.bars && drawn ? drawn.pattern : '',
    qr: drawing.qr && squares ? squares.path : '',
    notes: [
      ...(found && !found.ok ? [found.error] : []),
      ...(drawing.problem ? [drawing.problem] : []),
      ...(product.precio === undefined ? ['No tiene precio: la etiqueta dice «Pregunta el precio».'] : []),
      ...(product.offer
        ? [
            `Lleva el precio de la promoción, que termina el ${dayInFull(product.offer.until)}: al día siguiente cambia la etiqueta.`,
          ]
        : []),
      ...(qr && state !== 'public' ? ['No está publicado: va sin código QR, porque su página no existe.'] : []),
      ...(qr && state === 'public' && !drawing.qr ? ['La dirección de su página es muy larga: va sin código QR.'] : []),
    ],
  };
}
