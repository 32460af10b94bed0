import { several } from '#domain/kernel/several.ts';
import type { StoreProfile } from '#domain/store-profile.ts';

/**
 * What a quotation on paper holds under: the shop's promises, as its pages have them.
 * @param until the last day of its prices in words; empty where it has none.
 */
export function quoteConditions(
  { policies }: Pick<StoreProfile, 'policies'>,
  { until, hasFreight }: { readonly until: string; readonly hasFreight: boolean },
): readonly string[] {
  return [
    'Precios en pesos mexicanos, con IVA incluido.',
    ...(until ? [`Los precios valen hasta el ${until}.`] : []),
    'La cotización no aparta mercancía: las existencias pueden cambiar.',
    hasFreight ? 'El flete es a pie de camión y en planta baja.' : 'No incluye flete: recoges en la tienda.',
    `Formas de pago: ${policies.payments}. El precio es el mismo con factura o sin ella.`,
    `Cambios dentro de ${several(policies.exchangeDays, 'día', 'días')}, con nota, en su empaque y sin uso. La pintura preparada y lo cortado a medida no tienen cambio, salvo defecto.`,
  ];
}
