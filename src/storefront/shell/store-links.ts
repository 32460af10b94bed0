import type { Product } from '#domain/catalogue/product.ts';
import { phoneHref, whatsappHref } from '#domain/kernel/phone.ts';
import { useStoreProfile } from '#store/profile-store.ts';

/** With the clave, by which staff look products up. */
export function productText({ nombre, clave }: Pick<Product, 'nombre' | 'clave'>): string {
  return `${nombre} (clave ${clave})`;
}

/** How the store is reached, as its profile has it now. */
export function useStoreLinks() {
  const { whatsapp, whatsappGreeting, address, lines } = useStoreProfile();
  const phone = lines[0]?.phone ?? '';
  return {
    /** A link to a chat that starts with a greeting; `about` completes its sentence. */
    chatHref: (about = ''): string => whatsappHref(whatsapp, whatsappGreeting + about),
    /** Ten digits, of the first line. */
    phone,
    callHref: phoneHref(phone),
    /** Ten digits, as people in Monterrey read them: WhatsApp's form has the country code before them. */
    whatsappDigits: whatsapp.slice(-10),
    shortAddress: `${address.street}, ${address.city}, ${address.state}`,
  };
}
