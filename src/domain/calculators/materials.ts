import type { Product } from '#domain/catalogue/product.ts';
import { CONTENT_UNITS } from './can-content.ts';
import { type CalculatorName, calculatorOf, paintKindOf } from './product-calculator.ts';

/** An article that can be chosen in a calculator: one for all its presentations. */
export interface Material {
  readonly clave: string;
  readonly name: string;
}

const SIZE_IN_NAME = new RegExp(String.raw`\s+(?:(?:\d+ +)?\d+/\d+|\d[\d,.]*)\s*(?:${CONTENT_UNITS})\b.*$`, 'i');

/** The name without its size: `Pintura vinílica blanco 4 L galón` → `Pintura vinílica blanco`. */
export function materialName(nombre: string): string {
  return nombre.replace(SIZE_IN_NAME, '') || nombre;
}

/**
 * The articles of a calculator by name, each once however many presentations it has.
 * @param kind only paint of that kind.
 */
export function materialsFor(
  products: readonly Product[],
  calculator: CalculatorName,
  kind?: string,
): readonly Material[] {
  const byFamily = new Map<string, Material>();
  for (const product of products) {
    const family = product.familia || product.id;
    if (byFamily.has(family) || calculatorOf(product) !== calculator) continue;
    if (kind !== undefined && paintKindOf(product)?.value !== kind) continue;
    byFamily.set(family, { clave: product.clave, name: materialName(product.nombre) });
  }
  return [...byFamily.values()].sort((a, b) => a.name.localeCompare(b.name, 'es'));
}
