import * as v from 'valibot';
import { text } from '#domain/catalogue/stored-fields.ts';
import { isCentavos } from '#domain/kernel/money.ts';
import type { PromotionalPrice, Promotions } from '#domain/promotions/promotions.ts';
import { siteAddress } from './parse-home.ts';

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const PRICE_KEY = /^(\d{4}-\d{2}-\d{2}) (.+)$/;
const PRICE_VALUE = /^(\d{4}-\d{2}-\d{2}) (\d{1,12})$/;
const day = v.union([v.literal(''), v.pipe(v.string(), v.regex(DAY))]);

const stored = v.object({
  aviso: text,
  avisoEnlace: v.union([v.literal(''), siteAddress]),
  avisoDesde: day,
  avisoHasta: day,
  precios: v.record(v.string(), v.string()),
});

/** The key of a promotional price in the map of the document: two people's prices join, and one product has one price from a day on. */
export const priceKey = ({ id, from }: Pick<PromotionalPrice, 'id' | 'from'>): string => `${from} ${id}`;

/** The value of a promotional price in the stored map: last day and centavos, `2026-11-30 199900`. */
export const priceValue = ({ until, price }: Pick<PromotionalPrice, 'until' | 'price'>): string => `${until} ${price}`;

/** An entry of that map; nothing where it is none, or ends before it starts. */
export function readPrice(key: string, value: string): PromotionalPrice | undefined {
  const [, from = '', id = ''] = PRICE_KEY.exec(key) ?? [];
  const [, until = '', centavos] = PRICE_VALUE.exec(value) ?? [];
  const price = Number(centavos);
  return from !== '' && from <= until && isCentavos(price) ? { id, price, from, until } : undefined;
}

/** `ajustes/promociones`. What is wrong with one price leaves that one out. */
export const promotions = {
  fields: Object.keys(stored.entries),
  schema: v.pipe(
    stored,
    v.transform(({ aviso, avisoEnlace, avisoDesde, avisoHasta, precios }): { readonly promotions: Promotions } => ({
      promotions: {
        banner: aviso && avisoDesde ? { text: aviso, href: avisoEnlace, from: avisoDesde, until: avisoHasta } : null,
        prices: Object.entries(precios)
          .flatMap(([key, value]) => readPrice(key, value) ?? [])
          // Of two at once, which only two people's edits can make, the one that began later counts, because it is the later of a list.
          .sort((a, b) => (a.from + a.id < b.from + b.id ? -1 : 1)),
      },
    })),
  ),
};
