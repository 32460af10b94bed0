import { shopTimeAt } from '#domain/kernel/shop-day.ts';
import { dayAndMonth, dayInFull, shopDayOf } from '#domain/kernel/written-days.ts';
import type { Product } from './product.ts';

export interface PriceStamp {
  /** `Precio desde el 3 nov 2026`; empty where that is not known. */
  readonly begin: string;
  /** What this device adds to it: ` · confirmado hoy`. Empty where it knows nothing yet, and on a server. */
  readonly told: string;
  /** The device has not heard from the store today: the price may have changed. */
  readonly isOld: boolean;
}

/** Since when a price holds, and whether this device has confirmed it today. */
export function priceStamp({
  since,
  until,
  confirmedAt,
  today,
}: {
  /** The day the price was set, `2026-11-03`. */
  readonly since: string | undefined;
  /** The last day of a promotional price. */
  readonly until?: string | undefined;
  /** When the store last confirmed the device's catalogue, in milliseconds by the device's clock; `null`: never, or not yet. */
  readonly confirmedAt: number | null;
  /** The shop's day by the device's clock, `2026-11-20`; empty on a server, which has no device. */
  readonly today: string;
}): PriceStamp {
  const begin = until ? `Oferta hasta el ${dayInFull(until)}` : since ? `Precio desde el ${dayInFull(since)}` : '';
  if (confirmedAt === null || today === '') return { begin, told: '', isOld: false };
  const isOld = isOldPrice(confirmedAt, today);
  const told = isOld ? `sin confirmar desde el ${dayOf(confirmedAt, today)}` : 'confirmado hoy';
  return { begin, told: begin ? `\u00a0· ${told}` : `Precio ${told}`, isOld };
}

/** Since when the price of a card or a row holds, `desde el 3 nov 2026`, or until when an offer does; empty where that is not known. */
export function priceTerm({
  precio,
  precioVigente,
  offer,
}: Pick<Product, 'precio' | 'precioVigente' | 'offer'>): string {
  if (precio === undefined) return '';
  if (offer) return `hasta el ${dayInFull(offer.until)}`;
  return precioVigente ? `desde el ${dayInFull(precioVigente)}` : '';
}

export interface PriceSeal {
  /** `Precios confirmados hoy, 10:32`. */
  readonly text: string;
  /** The device has not heard from the store today: any of the prices may have changed. */
  readonly isOld: boolean;
}

/**
 * Whether this device has confirmed the prices of a screen today: said once for all of them, because they are confirmed together. `null` before the
 * device has heard anything, and on a server. The arguments are those of {@link priceStamp}.
 */
export function priceSeal({
  confirmedAt,
  today,
}: {
  readonly confirmedAt: number | null;
  readonly today: string;
}): PriceSeal | null {
  if (confirmedAt === null || today === '') return null;
  if (isOldPrice(confirmedAt, today)) {
    return { text: `Precios del ${dayOf(confirmedAt, today)}, sin confirmar`, isOld: true };
  }
  // Of a clock that was put back since, the hour would be one to come.
  const hour = shopDayOf(confirmedAt) === today ? `, ${shopTimeAt(confirmedAt)}` : '';
  return { text: `Precios confirmados hoy${hour}`, isOld: false };
}

/** `18 nov`, and with its year where that is another than today's. */
function dayOf(milliseconds: number, today: string): string {
  const day = shopDayOf(milliseconds);
  return day.slice(0, 4) === today.slice(0, 4) ? dayAndMonth(day) : dayInFull(day);
}

/** Whether the store confirmed the prices on another day than today. A clock that was put back since makes none old. */
function isOldPrice(confirmedAt: number, today: string): boolean {
  return shopDayOf(confirmedAt) < today;
}

/**
 * What a visitor writes, and before it, where the prices of the request were not confirmed that day, which day they are of. As a part of the message both sides
 * read it wherever the request is shown: on the device, in the inbox, on paper and in a chat.
 */
export function withPriceNote(
  message: string,
  {
    hasPrices,
    confirmedAt,
    today,
  }: { readonly hasPrices: boolean; readonly confirmedAt: number | null; readonly today: string },
): string {
  if (!hasPrices || confirmedAt === null || !isOldPrice(confirmedAt, today)) return message;
  const note = `Pedida con precios del ${dayInFull(shopDayOf(confirmedAt))}, sin confirmar.`;
  return message.trim() === '' ? note : `${note}\n${message}`;
}
