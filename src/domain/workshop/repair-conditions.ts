import { several } from '#domain/kernel/several.ts';
import type { StoreProfile } from '#domain/store-profile.ts';

/** What an article is received under, as the shop's pages have it; printed on the receipt that the customer signs. */
export function repairConditions({ policies }: Pick<StoreProfile, 'policies'>): readonly string[] {
  return [
    'Con el diagnóstico te damos un presupuesto con IVA incluido. No reparamos nada sin tu autorización.',
    'Al autorizarlo te damos una fecha; depende de que haya refacciones.',
    `Una vez lista te la guardamos ${several(policies.pickupDays, 'día', 'días')}; después puede generar costo de almacenaje, que te avisamos.`,
    'Para recogerla, presenta este comprobante o una identificación de quien la dejó.',
    'La garantía del fabricante se tramita con la nota o factura. No cubre desgaste normal, golpes, agua, uso distinto al del manual ni reparación ajena.',
    'Usamos tus datos para atender esta reparación. Nuestro aviso de privacidad está en el sitio de la tienda.',
  ];
}
