import { foldTitle } from './fold-title.ts';
import { saysForeign } from './price-text.ts';

/** What a column may hold. `other` is not imported: with a weight its title names something else, without one it is unknown. */
export type ColumnKind = 'clave' | 'precio' | 'costo' | 'nombre' | 'other';

/** What a column title names and how surely: 3 is certain, 1 is a hint. A column that is certainly a cost is never published. */
export interface TitleReading {
  readonly kind: ColumnKind;
  readonly weight: number;
}

type Alias = readonly [RegExp, ColumnKind, number];

// In order: the first that fits decides. Titles come folded: no accents, no capitals, dots and underscores as blanks.
const ALIASES: readonly Alias[] = [
  // `Precio antes de IVA` is a price of today, all others with these words are old ones.
  [
    /\b(anterior|anteriores|antes(?! (?:del? )?(?:el |los )?(?:i ?v ?a|imp))|precioant|precio ant|ant|viejo|old)\b/,
    'other',
    1,
  ],
  // A column of the exported catalogue that is no price for visitors, and the day of one.
  [/^precio (oculto|vigente desde)$/, 'other', 1],
  // Shops also call the selling price «costo al público».
  [/\bcostos? (al |de )?(publico|venta)\b/, 'precio', 2],
  // Also within words: `COSTOPROM`, `UCOSTO`, `PRECIOCOMPRA`, `CTOPROM`; `producto` and `dcto` end as `cto` does.
  [
    /cost[oe]|\bcosts?\b|compra|c[op]?pra\b|\bcpa\b|\bcto|\b(?:u|ul|ult|ultimo|p|pre|prec|prom|c)ctos?\b|^c u(nit(ario)?)?$|^c unit(ario)?\b/,
    'costo',
    3,
  ],
  // `P. C/IVA` is a price with it, a `P. C.` what it costs to buy.
  [/^p (con|c|mas|\+|sin|s) ?i ?v ?a\b/, 'precio', 2],
  [/\b(p c|distribuidor|distrib|precio (de )?proveedor|entrada|reposicion|repos|factura)\b/, 'costo', 1],
  [/\bprecio (ya )?(con|c|menos) (el )?(descuento|desc|dcto)\b/, 'precio', 2],
  [
    /\b(existencias?|stock|inventario|inv|cantidad|cant|minimo|maximo|min|max|multiplo|empaque|caja|master|peso|kg|volumen)\b/,
    'other',
    0,
  ],
  [
    /\b(descuento|dcto|desc %|utilidad|margen|%|fecha|vigencia|orden|ranking|pagina|pag|sat|unidad|um|u m|created ?at|updated ?at)\b/,
    'other',
    0,
  ],
  [/^i ?v ?a\b/, 'other', 1],
  // This is the tax office's class of goods; many products share one.
  [/\bprod(ucto)? ?serv(icio)?\b/, 'other', 1],
  [/\b(codigo de barras|cod barras|barras|ean|upc|gtin|barcode)\b/, 'clave', 1],
  [/^(sku|clave|claves|clave (del )?(producto|articulo)|cve|clv)$/, 'clave', 3],
  [/\b(sku|clave|cve)\b/, 'clave', 3],
  [
    /\b(codigo|cod|code|no (de )?parte|num(ero)? (de )?parte|part number|referencia|ref|no articulo|num articulo|num art|no art)\b/,
    'clave',
    2,
  ],
  [
    /\b(precio (al )?publico|p ?publico|p ?pub|publico|pvp|p v p|p v|precio (de )?venta|p ?venta|p ?vta|vta|venta|pto venta|mostrador|precio (con|c) iva|menudeo|cliente final|consumidor final)\b/,
    'precio',
    3,
  ],
  [
    /^(precio|precios|price|precio \+ iva|precio mxn|precio mn|precio final|precio nuevo|nuevo precio|precio actual)$/,
    'precio',
    3,
  ],
  [/\bprecio (de |en )?(oferta|promocion|promo|especial|rebajado)\b/, 'precio', 1],
  [/\b(precio ?\d{0,2}|precios|price|prec|pcio|tarifa)\b/, 'precio', 2],
  // A column with this title is usually price times quantity; in a list without another price column it is the price.
  [/\bimporte\b/, 'precio', 1],
  // These titles stand beside an `Antes`, or beside the `Precio` of last month.
  [/^(nuevo|nueva|ahora|hoy)$/, 'precio', 3],
  [/^(actual|vigente)$/, 'precio', 1],
  // The second title of a `PRECIO` that covers two columns.
  [/^(con|c|mas|\+|sin|s|antes del?) ?i ?v ?a$/, 'precio', 1],
  [/\b(mayoreo|medio mayoreo|lista|neto|unitario|p u|p lista|p unitario)\b/, 'precio', 1],
  [/\b(nombre|descripcion|description|producto|concepto|detalle|name)\b/, 'nombre', 2],
  [/^(modelo|model|mod)$/, 'clave', 1],
  [/^(articulo|item)$/, 'clave', 1],
  [/^(id|no|num|numero|#)$/, 'clave', 1],
];

/** Whether a title names what articles are filed under. */
export const saysCategory = (title: string): boolean =>
  /^(categorias?|familias?|lineas?|departamentos?|depto|grupos?|secci[oó]n|category)$/.test(foldTitle(title));

/** What a title names. Unknown titles are `other` with weight 0. */
export function readTitle(title: string): TitleReading {
  if (/^\s*\$+\s*$/.test(title)) return { kind: 'precio', weight: 2 };
  // «Cada uno»; a `C.U.` is a «costo unitario».
  if (/^\s*c\s?\/\s?u\s?\.?\s*$/i.test(title)) return { kind: 'precio', weight: 1 };
  // The shop has no prices in dollars; read as pesos they would be far too low.
  if (saysForeign(title)) return { kind: 'other', weight: 1 };
  const folded = foldTitle(title);
  if (folded === '' || folded.length > 60) return { kind: 'other', weight: 0 };
  for (const [pattern, kind, weight] of ALIASES) if (pattern.test(folded)) return { kind, weight };
  return { kind: 'other', weight: 0 };
}

/** Whether a title names a cost. Costs are never published, even when a person chooses the column. */
export function saysCost(title: string): boolean {
  const { kind, weight } = readTitle(title);
  return kind === 'costo' && weight === 3;
}
