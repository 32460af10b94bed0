import { intlZone } from '#domain/kernel/shop-zone-names.ts';

/** A format of moments by the shop's clock, whatever the device's is. Each is made once for a zone, because making one takes long. */
export function shopFormat(options: Intl.DateTimeFormatOptions): { readonly format: (at: number) => string } {
  const byZone = new Map<string, Intl.DateTimeFormat>();
  const inZone = (timeZone: string): Intl.DateTimeFormat => {
    const made = byZone.get(timeZone) ?? new Intl.DateTimeFormat('es-MX', { ...options, timeZone });
    byZone.set(timeZone, made);
    return made;
  };
  return { format: (at) => inZone(intlZone()).format(at) };
}
