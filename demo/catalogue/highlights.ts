/** What the home page shows first. */
export const FEATURED_CLAVES: ReadonlySet<string> = new Set([
  'TZ-DH20',
  'EA-45900',
  'RM-0800',
  'SI-714',
  'KC-20',
  'LI-2012',
  'SIN-10',
  'HL-1600',
  'CA-25',
  'PV-19',
  'IM-5',
  'SL-160',
]);

/** What stands on the benches of the experience centre, to be tried. */
export const DEMO_CLAVES: ReadonlySet<string> = new Set([
  'TZ-DH20',
  'TZ-DH20P',
  'TI-2012',
  'TZ-DT12',
  'RM-20V',
  'TZ-RM40',
  'AI-2014',
  'TZ-AI20H',
  'LI-2012',
  'TZ-LI20A',
  'EA-20V',
  'TZ-EA20P',
  'TZ-SI20K',
  'TZ-SC20',
  'TZ-SR20',
  'TZ-SN20',
  'TZ-LR20',
  'TZ-MU20',
  'SO-20V',
  'TZ-DB40',
  'TZ-MS40',
  'TZ-LR20L',
  'KC-20',
  'TP-7512',
  'RM-0800',
  'TZ-RM26',
  'MD-1500',
  'EA-45900',
  'TZ-AG45',
  'EA-92400',
  'PU-7',
  'HR-170',
  'CM-14',
  'PC-2000',
  'SL-160',
  'CT-913',
  'HL-1600',
  'SI-714',
  'SC-650',
  'SIN-10',
  'RB-14',
  'LR-5',
]);

/** Articles no longer sold: what is left of them is their id, so that devices that have them take them away. */
export const RETIRED_CLAVES = ['TZ-DT14', 'TZ-DT18', 'EA-45600', 'SC-400', 'PV-20', 'FX-3M'] as const;

/** The day of the last price upload; a shop that is filled with the demo has one of its own days. */
export const PRICE_DATE = '2026-11-20';
