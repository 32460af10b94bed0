import type { Product } from '#domain/catalogue/product.ts';
import { phoneHref, whatsappHref } from '#domain/kernel/phone.ts';
import { storeProfile } from '#domain/store-profile.ts';

const { whatsapp, whatsappGreeting, address, lines } = storeProfile;

/** A chat that already says who is greeted and what for; `about` finishes the sentence. */
export function chatHref(about = ''): string {
  return whatsappHref(whatsapp, whatsappGreeting + about);
}

/** The code comes with the name: staff look products up by it. */
export function productInWords({ nombre, clave }: Pick<Product, 'nombre' | 'clave'>): string {
  return `${nombre} (clave ${clave})`;
}

export function productChatHref(product: Pick<Product, 'nombre' | 'clave'>): string {
  return chatHref(productInWords(product));
}

export const mainLine = lines[0] ?? { title: '', phone: '' };
export const mainLineHref = phoneHref(mainLine.phone);

/** WhatsApp's form has the country code; people in Monterrey read ten digits. */
export const whatsappDigits = whatsapp.slice(-10);

export const shortAddress = `${address.street}, ${address.city}, ${address.state}`;
