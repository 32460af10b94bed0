import { currentShopZone, type ShopZone } from './shop-zone.ts';

/** What `Intl` calls each zone. */
const NAMES: Readonly<Record<ShopZone, string>> = {
  centro: 'America/Monterrey',
  sureste: 'America/Cancun',
  pacifico: 'America/Hermosillo',
  noroeste: 'America/Tijuana',
};

/** In the order of a form. */
export const SHOP_ZONES = ['centro', 'sureste', 'pacifico', 'noroeste'] as const satisfies readonly ShopZone[];

/** The zone's name for `Intl`; of the shop's own where none is given. */
export const intlZone = (zone = currentShopZone()): string => NAMES[zone];
