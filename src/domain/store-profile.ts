import { builtEmblem, type Emblem } from './appearance/emblem.ts';
import type { PaletteName } from './appearance/palette-names.ts';
import type { TypefaceName } from './appearance/typeface-names.ts';
import { builtHomePage, type HomePage } from './home/home-page.ts';
import { FIRST_ZONE, type ShopZone } from './kernel/shop-zone.ts';
import type { PageText, TextPage } from './page-text/page-text.ts';
import { noPromotions, type Promotions } from './promotions/promotions.ts';
import type { ClosedDay, WeekHours } from './settings/opening-hours.ts';

/** What a store says of itself. All of it can be changed in «Ajustes», see `settings/`. */
export interface StoreProfile {
  readonly name: string;
  readonly trade: string;
  readonly brand: string;
  readonly description: string;
  readonly address: {
    readonly street: string;
    readonly city: string;
    readonly state: string;
    readonly postalCode: string;
    readonly mapUrl: string;
    /** Of the door, in degrees, for maps and search engines. */
    readonly latitude: number;
    readonly longitude: number;
  };
  /** Digits only, with the country code: WhatsApp's own form. Never derived from a telephone line. */
  readonly whatsapp: string;
  readonly whatsappGreeting: string;
  readonly lines: readonly PhoneLine[];
  readonly hours: WeekHours;
  /** By whose clock the hours, a promotion's last day and every other day of the shop are. */
  readonly zone: ShopZone;
  /** In the order of their days. */
  readonly closedDays: readonly ClosedDay[];
  /** What the pages promise, in one place: a promise that differs between two pages is broken by one of them. */
  readonly policies: {
    /** Days a quotation's prices hold. */
    readonly quoteDays: number;
    /** Days to bring something back unused. */
    readonly exchangeDays: number;
    /** Days a repaired tool is kept for its owner. */
    readonly pickupDays: number;
    readonly payments: string;
    readonly deliveryArea: string;
  };
  /** Version of the privacy notice: its day. Every request that brings personal data keeps the one it was made under. */
  readonly privacyVersion: string;
  /** Of an advertising tag manager, `GTM-XXXX`; empty where the store has none. No page loads it: decision 072. */
  readonly tagManagerId: string;
  /** The texts of pages that were changed. The others are those that the site is built with: `textOf` in `page-text/` gives either. */
  readonly texts: { readonly [Page in TextPage]?: PageText };
  /** Of the text of the privacy notice, where it was changed: its day and how often. Absent where it was not. */
  readonly noticeTextVersion?: string;
  /** A name of the palette, see `appearance/palette.ts`. */
  readonly palette: PaletteName;
  /** A name of the typefaces, see `appearance/typeface.ts`. */
  readonly typeface: TypefaceName;
  readonly emblem: Emblem;
  /** Below the icon of the installed shop. Empty: the store's name. */
  readonly shortName: string;
  readonly home: HomePage;
  readonly promotions: Promotions;
}

export interface PhoneLine {
  readonly title: string;
  /** Ten digits, as dialled in Mexico since 2019. */
  readonly phone: string;
}

const WORKDAY = [{ opens: '08:30', closes: '18:30' }];

/**
 * The profile that the site is built with: the demo's store. It is shown until the documents of `ajustes` are known, and each of those stands in
 * the place of its subject. Screens read the store's profile with `useStoreProfile`, never from here.
 */
export const storeProfile: StoreProfile = {
  name: 'La Fragua',
  trade: 'Ferretería y pinturas',
  brand: 'TENAZ',
  description:
    'Reparación, garantías y refacciones TENAZ, y el primer centro de experiencia en Monterrey donde puedes probar la herramienta antes de llevártela.',
  address: {
    street: 'Av. Ruiz Cortines 1200',
    city: 'Monterrey',
    state: 'N.L.',
    postalCode: '64000',
    mapUrl: 'https://www.openstreetmap.org/search?query=Av.%20Ruiz%20Cortines%201200%2C%20Monterrey',
    latitude: 25.7021,
    longitude: -100.3302,
  },
  whatsapp: '528100000000',
  whatsappGreeting: 'Hola, La Fragua. Quiero cotizar: ',
  lines: [
    { title: 'Linea 1', phone: '8100000001' },
    { title: 'Linea 2', phone: '8100000002' },
    { title: 'Linea 3', phone: '8100000003' },
    { title: 'Linea 4', phone: '8100000004' },
  ],
  hours: [WORKDAY, WORKDAY, WORKDAY, WORKDAY, WORKDAY, [{ opens: '09:00', closes: '14:00' }], []],
  zone: FIRST_ZONE,
  closedDays: [],
  policies: {
    quoteDays: 8,
    exchangeDays: 15,
    pickupDays: 30,
    payments: 'efectivo, tarjeta de débito o crédito, o transferencia',
    deliveryArea: 'el área metropolitana de Monterrey',
  },
  privacyVersion: '2026-11-24',
  tagManagerId: '',
  texts: {},
  palette: 'fragua',
  typeface: 'barlow',
  emblem: builtEmblem,
  shortName: '',
  home: builtHomePage,
  promotions: noPromotions,
};
