/**
 * `8112345678` → `81 1234 5678`, `8441234567` → `844 123 4567`: only Mexico City, Guadalajara and Monterrey have area codes of two digits. A number
 * of another length is returned as it came.
 */
export function formatPhone(phone: string): string {
  const area = /^(?:33|55|56|81)/.test(phone) ? 2 : 3;
  return /^\d{10}$/.test(phone) ? `${phone.slice(0, area)} ${phone.slice(area, 6)} ${phone.slice(6)}` : phone;
}

/** The address a tap calls: E.164, no spaces. */
export function phoneHref(phone: string): string {
  return `tel:+52${phone}`;
}

/** A chat with the store with the message already written. */
export function whatsappHref(whatsapp: string, message: string): string {
  return `https://wa.me/${whatsapp}?text=${encodeURIComponent(message)}`;
}
