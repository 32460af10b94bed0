import { dayInFull, shopDayOf, shortDay } from '#domain/kernel/written-days.ts';

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
  const told = isOld ? `sin confirmar desde el ${shortDay(confirmedAt)}` : 'confirmado hoy';
  return { begin, told: begin ? ` · ${told}` : `Precio ${told}`, isOld };
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
