/** Where it was asked from; stored with it. */
export type QuoteOrigin = 'lista' | 'contacto' | 'kiosko';

/** Where a colleague was asked, when a colleague makes the quotation. */
export const STAFF_ORIGINS = ['mostrador', 'telefono', 'whatsapp', 'correo'] as const;
export type StaffOrigin = (typeof STAFF_ORIGINS)[number];

const originName: Readonly<Record<string, string>> = {
  lista: 'Lista',
  contacto: 'Contacto',
  kiosko: 'Kiosko',
  mostrador: 'Mostrador',
  telefono: 'Teléfono',
  whatsapp: 'WhatsApp',
  correo: 'Correo',
} satisfies Record<QuoteOrigin | StaffOrigin, string>;

/** As staff say it. Another program may have sent anything. */
export function originText({ origen }: { readonly origen: string }): string {
  return Object.hasOwn(originName, origen) ? (originName[origen] ?? origen) : origen;
}
