import { withoutIva } from '#domain/kernel/iva.ts';
import type { Centavos } from '#domain/kernel/money.ts';
import { type BasisPoints, shareOf } from './percent.ts';

/** What the amount of a line is calculated from. */
export interface PricedLine {
  readonly cantidad: number;
  /** Of one piece, with IVA; `null` while it has none. */
  readonly precio: Centavos | null;
  /** Off this line. */
  readonly descuento?: BasisPoints | undefined;
}

/** What the amounts of a quotation are calculated from. Absent: none. */
export interface QuoteTerms {
  readonly lineas: readonly PricedLine[];
  /** Off the sum of all lines, after their own discounts. The freight is not discounted. */
  readonly descuento?: BasisPoints | undefined;
  /** With IVA. */
  readonly flete?: Centavos | undefined;
}

/** All in whole centavos. `lines - discount + freight = total = net + iva`. */
export interface QuoteAmounts {
  /** The sum of the lines after their own discounts, with IVA. */
  readonly lines: Centavos;
  readonly discount: Centavos;
  readonly freight: Centavos;
  /** What the customer pays, with IVA. */
  readonly total: Centavos;
  /** The total without IVA. */
  readonly net: Centavos;
  readonly iva: Centavos;
}

/** All pieces of a line after its discount, with IVA; `null` while it has no price. */
export function lineAmount({ cantidad, precio, descuento = 0 }: PricedLine): Centavos | null {
  if (precio === null) return null;
  const amount = precio * cantidad;
  return amount - shareOf(amount, descuento);
}

/**
 * The amounts of a quotation; `null` without lines and while one of them has no price, because a sum of the others would be read as the whole.
 * Discounts are rounded to centavos one by one, and IVA is what the total has above its net amount, so what is printed always adds up.
 */
export function quoteAmounts({ lineas, descuento = 0, flete = 0 }: QuoteTerms): QuoteAmounts | null {
  let lines: Centavos | null = lineas.length === 0 ? null : 0;
  for (const line of lineas) {
    const amount = lineAmount(line);
    lines = lines === null || amount === null ? null : lines + amount;
  }
  if (lines === null) return null;
  const discount = shareOf(lines, descuento);
  const total = lines - discount + flete;
  const net = withoutIva(total);
  return { lines, discount, freight: flete, total, net, iva: total - net };
}

/** What the net amount is made of. */
type NetParts = Pick<QuoteAmounts, 'lines' | 'discount' | 'freight'>;

/**
 * The lines, the discount and the freight without IVA, so that they add up to the net amount: each is rounded by itself, and what that makes too much
 * or too little is in the discount, or without one in the lines.
 */
export function partsWithoutIva({ lines, discount, freight, net }: QuoteAmounts): NetParts {
  const freightNet = withoutIva(freight);
  const linesNet = discount > 0 ? withoutIva(lines) : net - freightNet;
  return { lines: linesNet, discount: linesNet + freightNet - net, freight: freightNet };
}
