import { readTitle, saysCost } from './aliases.ts';
import { foldTitle, withoutIvaRate } from './fold-title.ts';

/**
 * Whose price a column is, by its title: `public` says so, `plain` is a price and no more, `vague` may be anybody's (`NETO`, `P.U.`), `partial`
 * is a price for some customers, occasions or units, `hint-of-cost` may be the supplier's, `none` names another thing, `unknown` names nothing
 * that we know.
 */
export type PriceLevel = 'public' | 'plain' | 'vague' | 'partial' | 'hint-of-cost' | 'none' | 'unknown';

const PUBLIC =
  /\bmsrp\b|\bretail\b|publico|\bp ?pub\b|\bpvp\b|\bp v p\b|mostrador|menudeo|cliente final|consumidor final/;
/** Words of a price; before a unit also `P. CAJA`. `INVENTARIO` has `venta` in it, and what was sold is no price. */
const PRICE =
  /\bmsrp\b|publico|\bp ?pub\b|\bpvp\b|\bp v\b|\bp v p\b|\b(?:p|pre|prec|precio)?venta\d*\b|\bp?vta\b|mostrador|menudeo|precios?\b|\bprec?\b|\bprice\b|tarifa|\bp (?:por |x |de |la |el )?(?:unidad|unit|um|pza?s?|pieza|caja|kgs?|kilo|mts?|metro|lts?|litro|paq|bolsa|rollo|millar|ciento|lista)\b/;
const SOME_CUSTOMERS =
  /\b(lista|mayoreo|medio mayoreo|may|oferta|promo(cion)?|especial|rebajado|descuento|desc|dcto|credito|contado|efectivo|tarjeta|transferencia|taller|sugerido|dist|distrib|distribuidor|subdist\w*|dealers?|wholesale|mayorist\w*|menudist\w*|minorist\w*|detallist\w*|revent\w*|ferreter\w*|ferr|concesionari\w*|franquici\w*|contratistas?|constructor\w*|instalador\w*|tecnicos?|empleados?|socios?|revend\w*|gobierno|tu|tus|mi|clientes?(?! final)|proyectos?|vip|web|en linea|internet|liquidacion|remate|outlet|min(imo)?|max(imo)?)\b/;
/** The same of a price; by themselves these words title other things. */
const SOME_TERMS =
  /\b(list|net|zona|frontera|sucursal(es)?|planta|obra|exportacion|industrial|pintor(es)?|plomeros?|herreros?)\b/;
/** A price for more than one of what is sold by itself. */
const SOME_UNITS =
  /\b(cajas?|millar|ciento|cantidad|cant|empaque|multiplo|master|kgs?|kilos?|peso|mts?|metros?|lts?|litros?|paq|paquetes?|pack|bolsas?|rollos?|volumen|um|u m|docenas?|doc|gruesas?|ton(eladas?)?|tarimas?|tramos?|atados?|carretes?|bobinas?|cubetas?|galon(es)?|tambor(es)?|sacos?|bultos?)\b|\b(c|x|por) \d{2,}\b|\b(?!1 )\d+ (pzas?|piezas?|pz|pcs)\b/;
/** `PRECIO 2`, `VENTA 3`: the first one is the public's, the others are for some customers. */
const SECOND = / [2-9]$/;
/** The price of buying so many: `1 a 5 pzas`, `6-11`, `12 o más`, `+ 12`. */
const QUANTITIES =
  /^(?:(?:de )?\d{1,3} (?:al? )?\d{1,3}(?: p\p{L}+)?|(?:de )?\d{1,3} ?(?:p\p{L}+ )?(?:\+|(?:[oy] )?mas|en adelante)(?: p\p{L}+)?|(?:\+|mas de|a partir de|desde) ?\d{1,3}(?: p\p{L}+)?|(?!1 )\d{1,3} (?:pza?s?|piezas?|pcs))$/u;
const VAGUE = /\bneto|\bp u\b|unitario|importe|\bnetos?\b/;
/** Named otherwise than by a price: quantities, dates, discounts. Their readings weigh nothing, as those of unknown titles do. */
const OTHER_THINGS =
  /\b(existencias?|exist|stock|inventarios?|inv|ventas|vendid[oa]s?|cantidad|cant|multiplo|empaque|caja|cajas|master|peso|kgs?|volumen|piezas|pzas|utilidad|margen|%|fecha|vigencia|orden|ranking|pagina|pag|sat|unidad|um|u m|created ?at|updated ?at|status|estatus|linea|familia|marca|grupo|departamento|almacen)\b/;

/** Whether a title names what the public pays, if only as a suggestion. */
export const saysPublic = (title: string): boolean =>
  /\bsugerid[oa]s?\b/.test(foldTitle(title)) || PUBLIC.test(foldTitle(title));

/** Of two columns the one of the higher rank is meant. `PRECIO` and `P. PÚBLICO` rank alike, because either may be meant. Unknown titles have no rank. */
const RANKS = { public: 2, plain: 2, vague: 1, partial: 1, 'hint-of-cost': 0, none: -1 } as const;

/** Whose price a column with this title is, see {@link PriceLevel}. */
export function priceLevel(title: string): PriceLevel {
  const { kind, weight } = readTitle(title);
  const folded = withoutIvaRate(foldTitle(title));
  if (kind === 'costo') return saysCost(title) ? 'none' : 'hint-of-cost';
  // Before what else a title may name: `P.V. UNIDAD` and `VENTA CAJA` are prices.
  const isPrice = kind === 'precio' || (kind === 'other' && weight === 0 && PRICE.test(folded));
  if (isPrice && !/%|\b(fecha|vigencia|utilidad|margen)\b/.test(folded)) {
    if (SOME_CUSTOMERS.test(folded) || SOME_TERMS.test(folded) || SOME_UNITS.test(folded) || SECOND.test(folded))
      return 'partial';
    if (PUBLIC.test(folded)) return 'public';
    if (VAGUE.test(folded)) return 'vague';
    return kind === 'precio' && weight === 1 ? 'partial' : 'plain';
  }
  // `3/4` is a size.
  if (kind === 'other' && QUANTITIES.test(folded) && !title.includes('/')) return 'partial';
  if (kind !== 'other' || weight > 0 || OTHER_THINGS.test(folded)) return 'none';
  // `OFERTA`, `FERRETERO`, `CONTADO` alone.
  if (SOME_CUSTOMERS.test(folded) && !/\b(desc|descuento|dcto|min|minimo|max|maximo)\b/.test(folded)) return 'partial';
  return 'unknown';
}

/** The rank of a level, or `null` where the title says nothing that could be ranked. */
export function rankOf(level: PriceLevel): number | null {
  return level === 'unknown' ? null : RANKS[level];
}
