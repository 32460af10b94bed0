/** `8112345678` → `81 1234 5678`, the way Monterrey writes it. A number of another length is returned as it came. */
export function formatPhone(phone: string): string {
  return /^\d{10}$/.test(phone) ? `${phone.slice(0, 2)} ${phone.slice(2, 6)} ${phone.slice(6)}` : phone;
}

/** The address a tap calls: E.164, no spaces. */
export function phoneHref(phone: string): string {
  return `tel:+52${phone}`;
}

/** A chat with the store with the message already written. */
export function whatsappHref(whatsapp: string, message: string): string {
  return `https://wa.me/${whatsapp}?text=${encodeURIComponent(message)}`;
}

/**
 * Ten digits from any usual writing of a Mexican number: spaces, dashes, dots, brackets, `+52`, the `1` that mobile numbers had after it until
 * 2019, and the long-distance prefixes `01`, `044` and `045` that went with it. `null` when it is no such number.
 * @see https://www.ift.org.mx/usuarios-y-audiencias/marcacion-10-digitos
 */
export function normalizePhone(text: string): string | null {
  const written = text.normalize('NFKC').trim();
  if (!/^(tel[.:]?\s*)?\+?[\d\s().\-\u2010-\u2015/]+$/i.test(written)) return null;
  const digits = written.replace(/\D/g, '');
  const national = /^(?:00)?52(1?)(\d{10})$/.exec(digits)?.[2] ?? /^(?:01|044|045|1)?(\d{10})$/.exec(digits)?.[1];
  // No Mexican area code begins with 0 or 1.
  return national && /^[2-9]/.test(national) ? national : null;
}
