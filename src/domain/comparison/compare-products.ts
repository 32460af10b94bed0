import type { Product } from '#domain/catalogue/product.ts';
import { productFields } from '#domain/catalogue/product-fields.ts';
import { foldText } from '#domain/kernel/text-fold.ts';

/** One property of the products compared. */
export interface ComparedRow {
  readonly name: string;
  /** In the products' order, as each says it, its unit with it. `null`: that product does not say it. */
  readonly values: readonly (string | null)[];
  /** Every product says the same; never for one product alone. */
  readonly isShared: boolean;
}

type Said = Pick<Product, 'marca' | 'modelo' | 'unidad' | 'ficha'>;

/** Names that differ only in case, accents and spaces are one row. */
const nameKey = (name: string): string => foldText(name).replace(/\s+/g, ' ').trim();
/** A blank that may not be broken is a blank. Case counts: mW is not MW. */
const valueKey = (value: string): string => value.replace(/\s+/g, ' ').trim();

/**
 * The brand, the model, the unit and every row of the specification tables, joined by their names. No property that some product says is left out
 * and no value is made up. The rows keep the order that they have in each product's table, as far as the tables agree about it.
 */
export function compareProducts(products: readonly Said[]): readonly ComparedRow[] {
  const tables = products.map(saidBy);
  const names = new Map<string, string>();
  let order: string[] = [];
  for (const table of tables) {
    order = joinOrders(order, [...table.keys()]);
    for (const [key, { name }] of table) if (!names.has(key)) names.set(key, name);
  }
  return order.map((key) => {
    const values = tables.map((table) => table.get(key)?.value ?? null);
    return { name: names.get(key) ?? key, values, isShared: isShared(values) };
  });
}

/** The rows that tell the products apart. */
export function differences(rows: readonly ComparedRow[]): readonly ComparedRow[] {
  return rows.filter((row) => !row.isShared);
}

function isShared([first, ...others]: readonly (string | null)[]): boolean {
  if (typeof first !== 'string' || others.length === 0) return false;
  return others.every((value) => value !== null && valueKey(value) === valueKey(first));
}

interface SaidRow {
  readonly name: string;
  readonly value: string;
}

/** What a product says, by the key of its name. A name that its table has twice has both values. */
function saidBy({ marca, modelo, unidad, ficha }: Said): ReadonlyMap<string, SaidRow> {
  const said = new Map<string, SaidRow>();
  const own = [
    { nombre: productFields.marca.label, valor: marca },
    { nombre: productFields.modelo.label, valor: modelo },
    { nombre: productFields.unidad.label, valor: unidad },
  ];
  for (const { nombre, valor } of [...own, ...ficha]) {
    const [key, value] = [nameKey(nombre), valueKey(valor)];
    if (!key || !value) continue;
    const before = said.get(key);
    if (!before) said.set(key, { name: nombre.trim(), value: valor.trim() });
    else if (!before.value.split(' · ').some((one) => valueKey(one) === value)) {
      said.set(key, { ...before, value: `${before.value} · ${valor.trim()}` });
    }
  }
  return said;
}

/** The second list's own entries go into the first behind the one they follow there. */
function joinOrders(first: readonly string[], second: readonly string[]): string[] {
  const joined = [...first];
  let at = 0;
  for (const key of second) {
    const there = joined.indexOf(key);
    if (there >= 0) at = Math.max(at, there + 1);
    else {
      joined.splice(at, 0, key);
      at += 1;
    }
  }
  return joined;
}
