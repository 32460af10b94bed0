import { formatPhone } from '#domain/kernel/phone.ts';
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

/** `Lunes a viernes de 8:30 a 18:30, sábado de 9:00 a 14:00.` */
export function hoursSentence({ profile: { hours } }: PageShop): string {
  const parts = hours.map(({ days, opens, closes }) => `${days} de ${opens} a ${closes}`);
  return parts.length > 0 ? `${parts.join('; ')}.` : '';
}
