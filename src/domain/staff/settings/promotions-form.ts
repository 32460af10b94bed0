import { dayBefore } from '#domain/kernel/day-before.ts';
import { formatCentavos } from '#domain/kernel/money.ts';
import { err, ok, type Result } from '#domain/kernel/result.ts';
import { dayInFull, isDay } from '#domain/kernel/written-days.ts';
import type { Promotions } from '#domain/promotions/promotions.ts';
import { priceKey, priceValue } from '#domain/settings/parse-promotions.ts';
import {
  atMost,
  type FieldProblem,
  type FormProblems,
  firstProblem,
  hasProblems,
  plainLine,
  problemsOf,
} from '../forms/field-checks.ts';
import { parsePesos, pesosText } from '../forms/pesos.ts';
import type { Fields } from '../journal/change.ts';
import { addressProblem, type KnownShop, unknownShop } from './known-shop.ts';

/** A product's promotional price as it is typed. */
export interface PriceRow {
  readonly id: string;
  readonly precio: string;
  readonly desde: string;
  readonly hasta: string;
}

/** The promotions, under the names of the stored fields. */
export interface PromotionsForm {
  /** Empty: no banner. */
  readonly aviso: string;
  /** Empty: it leads nowhere. */
  readonly avisoEnlace: string;
  readonly avisoDesde: string;
  readonly avisoHasta: string;
  readonly precios: readonly PriceRow[];
}

export const MOST_PRICES = 60;

/** The profile's promotions as their form edits them, prices in pesos. */
export function promotionsToForm({ promotions }: { readonly promotions: Promotions }): PromotionsForm {
  const { banner, prices } = promotions;
  return {
    aviso: banner?.text ?? '',
    avisoEnlace: banner?.href ?? '',
    avisoDesde: banner?.from ?? '',
    avisoHasta: banner?.until ?? '',
    precios: prices.map(({ id, price, from, until }) => ({ id, precio: pesosText(price), desde: from, hasta: until })),
  };
}

/**
 * A promotion that runs since an earlier day, with yesterday as its last: one that was taken away instead would not be known for the labels in the
 * store, which still say its price. `null` where it can be taken away.
 */
export function endedYesterday(row: PriceRow, today: string): PriceRow | null {
  const { desde, hasta } = row;
  return isDay(desde) && desde < today && hasta >= today ? { ...row, hasta: dayBefore(today, 1) } : null;
}

/** The fields of `ajustes/promociones`, or what is wrong: with an input of a price under `precios-0-precio`. */
export function checkPromotions(
  form: PromotionsForm,
  shop: KnownShop = unknownShop,
): Result<Fields, FormProblems<string>> {
  const aviso = form.aviso.trim();
  const { avisoEnlace, avisoDesde, avisoHasta, precios } = form;
  const problems = problemsOf<string>({
    aviso: firstProblem(
      aviso === '' && avisoDesde !== '' && avisoHasta !== ''
        ? 'Escribe qué dice el aviso, o borra sus días.'
        : undefined,
      plainLine(aviso),
      atMost(aviso, 120),
    ),
    avisoEnlace: avisoEnlace === '' ? undefined : addressProblem(avisoEnlace, shop),
    avisoDesde: aviso && !isDay(avisoDesde) ? 'Elige desde qué día se muestra.' : undefined,
    avisoHasta: aviso ? lastDayProblem(avisoDesde, avisoHasta) : undefined,
    precios: precios.length > MOST_PRICES ? `Son ${precios.length} precios y caben ${MOST_PRICES}.` : undefined,
    ...Object.fromEntries(precios.flatMap((row, at) => rowProblems(row, at, precios.slice(0, at), shop))),
  });
  if (hasProblems(problems)) return err(problems);
  return ok({
    aviso,
    avisoEnlace: aviso && avisoEnlace,
    avisoDesde: aviso && avisoDesde,
    avisoHasta: aviso && avisoHasta,
    precios: Object.fromEntries(
      precios.map(({ id, precio, desde, hasta }) => {
        const parsed = parsePesos(precio);
        return [
          priceKey({ id, from: desde }),
          priceValue({ until: hasta, price: parsed.ok ? (parsed.value ?? 0) : 0 }),
        ];
      }),
    ),
  });
}

function rowProblems(
  { id, precio, desde, hasta }: PriceRow,
  at: number,
  before: readonly PriceRow[],
  { products, today = '' }: KnownShop,
): (readonly [string, FieldProblem])[] {
  const parsed = parsePesos(precio);
  const stored = products?.get(id)?.precio;
  // The price of the product may be less by now than it was in a promotion that is kept only for the labels.
  const isPast = isDay(hasta) && hasta < today;
  const isSold = products?.has(id) === true && !isPast;
  const other = before.find((row) => row.id === id && row.desde <= hasta && desde <= row.hasta);
  return [
    [`precios-${at}-precio`, parsed.ok ? priceProblem(parsed.value, stored, isSold) : parsed.error],
    [
      `precios-${at}-desde`,
      !isDay(desde)
        ? 'Elige desde qué día vale.'
        : other && `Ese producto ya tiene una promoción del ${dayInFull(other.desde)} al ${dayInFull(other.hasta)}.`,
    ],
    [`precios-${at}-hasta`, lastDayProblem(desde, hasta)],
  ];
}

/** The price of before is the stored one and never another, so a promotion of a product without a price, or above it, would promise nothing. */
function priceProblem(price: number | null, stored: number | undefined, isSold: boolean): FieldProblem {
  if (price === null || price <= 0) return 'Escribe el precio de la promoción.';
  if (!isSold) return undefined;
  if (stored === undefined) return 'Este producto no tiene precio público: ponle uno antes de rebajarlo.';
  return price >= stored ? `Tiene que ser menos que su precio de hoy, ${formatCentavos(stored)}.` : undefined;
}

function lastDayProblem(from: string, until: string): FieldProblem {
  if (!isDay(until)) return 'Elige hasta qué día.';
  return until < from ? `Termina el ${dayInFull(until)}, antes de empezar el ${dayInFull(from)}.` : undefined;
}
