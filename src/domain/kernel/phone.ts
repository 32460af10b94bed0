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
