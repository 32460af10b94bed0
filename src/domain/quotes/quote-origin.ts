/** Where it was asked from; stored with it. */
export type QuoteOrigin = 'lista' | 'contacto' | 'kiosko';

const originName: Readonly<Record<string, string>> = {
  lista: 'Lista',
  contacto: 'Contacto',
  kiosko: 'Kiosko',
} satisfies Record<QuoteOrigin, string>;

/** As staff say it. Another program may have sent anything. */
export function originText({ origen }: { readonly origen: string }): string {
  return Object.hasOwn(originName, origen) ? (originName[origen] ?? origen) : origen;
}
