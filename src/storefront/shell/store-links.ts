import type { Product } from '#domain/catalogue/product.ts';
import { phoneHref, whatsappHref } from '#domain/kernel/phone.ts';
import { storeProfile } from '#domain/store-profile.ts';

const { whatsapp, whatsappGreeting, address, lines } = storeProfile;

/** A link to a chat that starts with a greeting; `about` completes its sentence. */
export function chatHref(about = ''): string {
  return whatsappHref(whatsapp, whatsappGreeting + about);
}

/** With the clave, by which staff look products up. */
export function productText({ nombre, clave }: Pick<Product, 'nombre' | 'clave'>): string {
  return `${nombre} (clave ${clave})`;
}

export function productChatHref(product: Pick<Product, 'nombre' | 'clave'>): string {
  return chatHref(productText(product));
}

export const mainLine = lines[0] ?? { title: '', phone: '' };
export const mainLineHref = phoneHref(mainLine.phone);

/** Ten digits, as people in Monterrey read them: WhatsApp's form has the country code before them. */
export const whatsappDigits = whatsapp.slice(-10);

export const shortAddress = `${address.street}, ${address.city}, ${address.state}`;
