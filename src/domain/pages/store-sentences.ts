import { formatPhone } from '#domain/kernel/phone.ts';
import { hoursRows, periodsShown } from '#domain/settings/opening-hours.ts';
import type { StoreProfile } from '#domain/store-profile.ts';
import type { PageShop } from './page-shop.ts';

/** How to ask the store, for descriptions that have room for it. */
export function phoneSentence({ profile }: PageShop): string {
  const phone = profile.lines[0]?.phone;
  return phone ? `Cotiza por WhatsApp o al ${formatPhone(phone)}.` : 'Cotiza por WhatsApp.';
}

/** Where the store is: `La Fragua, Av. Ruiz Cortines 1200, Monterrey.` */
export function placeSentence({ profile: { name, address } }: PageShop): string {
  return `${name}, ${address.street}, ${address.city}.`;
}

/** `Lunes a viernes de 8:30 a 18:30; Sábado de 9:00 a 14:00.` */
export function hoursSentence({ hours }: Pick<StoreProfile, 'hours'>): string {
  const parts = hoursRows(hours)
    .filter(({ periods }) => periods.length > 0)
    .map(({ days, periods }) => `${days} de ${periodsShown(periods).replaceAll(' y ', ' y de ')}`);
  return parts.length > 0 ? `${parts.join('; ')}.` : '';
}
