import { foldTitle, readTitle, saysCost } from './aliases.ts';

/**
 * Whose price a column is, by its title: `public` says so, `plain` is a price and no more, `partial` is a price for some customers or
 * occasions, `hint-of-cost` may be the supplier's, `none` names another thing, `unknown` names nothing that we know.
 */
export type PriceLevel = 'public' | 'plain' | 'partial' | 'hint-of-cost' | 'none' | 'unknown';

const PUBLIC = /publico|pvp|p v p|\bp v\b|venta|\bp?vta\b|mostrador|menudeo|cliente final|consumidor final/;
const SOME_CUSTOMERS =
  /\b(lista|mayoreo|medio mayoreo|oferta|promo(cion)?|especial|rebajado|descuento|desc|dcto|credito|taller|caja|millar|ciento|min(imo)?|max(imo)?|sugerido)\b/;
/** `PRECIO 2`, `VENTA 3`: the first one is the public's, the others are for some customers. */
const SECOND = / [2-9]$/;
/** Named otherwise than by a price: quantities, dates, discounts. Their readings weigh nothing, as those of unknown titles do. */
const OTHER_THINGS =
  /\b(existencias?|exist|stock|inventario|inv|cantidad|cant|multiplo|empaque|caja|cajas|master|peso|kgs?|volumen|piezas|pzas|utilidad|margen|%|fecha|vigencia|orden|ranking|pagina|pag|sat|unidad|um|u m|created ?at|updated ?at|status|estatus|linea|familia|marca|grupo|departamento|almacen)\b/;

/** Ranks of what is known: of two columns the one of the higher rank is meant; of `PRECIO` and `P. PÚBLICO` nobody knows. Unknown titles have none. */
const RANKS = { public: 2, plain: 2, partial: 1, 'hint-of-cost': 0, none: -1 } as const;

export function priceLevel(title: string): PriceLevel {
  const { kind, weight } = readTitle(title);
  const folded = foldTitle(title);
  if (kind === 'costo') return saysCost(title) ? 'none' : 'hint-of-cost';
  if (kind === 'precio') {
    if (SOME_CUSTOMERS.test(folded) || SECOND.test(folded) || weight === 1) return 'partial';
    return PUBLIC.test(folded) ? 'public' : 'plain';
  }
  // `PRECIO POR CANTIDAD`, `PRECIO CAJA`: prices all the same.
  if (kind === 'other' && weight === 0 && /\bprecios?\b/.test(folded)) return 'partial';
  if (kind !== 'other' || weight > 0 || OTHER_THINGS.test(folded)) return 'none';
  return 'unknown';
}

/** The rank of a level, or `null` where the title says nothing that could be ranked. */
export function rankOf(level: PriceLevel): number | null {
  return level === 'unknown' ? null : RANKS[level];
}
