import { currentShopZone, type ShopZone } from './shop-zone.ts';

/** What `Intl` calls each zone, and how a form names it. */
const NAMES: Readonly<Record<ShopZone, { readonly intl: string; readonly label: string }>> = {
  centro: { intl: 'America/Monterrey', label: 'Centro: Ciudad de México, Monterrey, Guadalajara' },
  sureste: { intl: 'America/Cancun', label: 'Sureste: Quintana Roo' },
  pacifico: { intl: 'America/Hermosillo', label: 'Pacífico: Sonora, Sinaloa, Nayarit, Baja California Sur' },
  noroeste: { intl: 'America/Tijuana', label: 'Noroeste: Baja California, con horario de verano' },
};

/** In the order of a form. */
export const SHOP_ZONES = ['centro', 'sureste', 'pacifico', 'noroeste'] as const satisfies readonly ShopZone[];

/** The zone's name as a form offers it. */
export const zoneLabel = (zone: ShopZone): string => NAMES[zone].label;

/** The zone's name for `Intl`; of the shop's own where none is given. */
export const intlZone = (zone = currentShopZone()): string => NAMES[zone].intl;
