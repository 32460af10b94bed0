import type { ShopZone } from './shop-zone.ts';

// Apart from the names for `Intl`, which visitors load.
const LABELS: Readonly<Record<ShopZone, string>> = {
  centro: 'Centro: Ciudad de México, Monterrey, Guadalajara',
  sureste: 'Sureste: Quintana Roo',
  pacifico: 'Pacífico: Sonora, Sinaloa, Nayarit, Baja California Sur',
  noroeste: 'Noroeste: Baja California, con horario de verano',
};

/** How a form names a zone. */
export const zoneLabel = (zone: ShopZone): string => LABELS[zone];
