import type { Product } from '#domain/catalogue/product.ts';
import { foldText } from '#domain/kernel/text-fold.ts';
import type { MaterialBasis } from './calculation.ts';
import { contentOf } from './can-content.ts';
import { type Coverage, coatsOf, coverageOf } from './coverage.ts';
import { PAINT_KINDS, type PaintKind, ROOF_COATING } from './paint-kinds.ts';

export type CalculatorName = 'pintura' | 'impermeabilizante' | 'adhesivo' | 'concreto';

const ROOF_COAT = /^impermeabilizante/;
const TILE_ADHESIVE = /^(?:adhesivo|pega)\b.*\b(?:loseta|azulejo|piso|porcelan|ceramic)|^pega(?:azulejo|piso)/;

type Described = Pick<Product, 'nombre' | 'ficha' | 'unidad'>;

/** The kind of paint that a product's name begins with. */
export function paintKindOf({ nombre }: Pick<Product, 'nombre'>): PaintKind | null {
  const name = foldText(nombre);
  return PAINT_KINDS.find(({ word }) => word.test(name)) ?? null;
}

/** The kind that a calculator of paint shows: that of the chosen product, else the one that is asked for, else the first. */
export function shownPaintKind(product: Pick<Product, 'nombre'> | undefined, asked: string | undefined): string {
  const chosen = (product && paintKindOf(product)) ?? PAINT_KINDS.find(({ value }) => value === asked);
  return (chosen ?? PAINT_KINDS[0])?.value ?? '';
}

/**
 * The calculator that computes how much of a product is needed; `null` for most products. It has to say what a can holds. Sealers are paint
 * only where they say how far they go, because what seals joints is called the same.
 */
export function calculatorOf(product: Described): CalculatorName | null {
  const name = calculatorNamed(product);
  // Most names begin with none of the words, and nothing else of such a product is read.
  const content = name && contentOf(product);
  if (!content) return null;
  if (name === 'adhesivo') return content.unit === 'kg' ? name : null;
  const coverage = coverageOf(product);
  if (!coverage && paintKindOf(product)?.value === 'sellador') return null;
  return content.unit === (coverage?.unit ?? 'L') ? name : null;
}

function calculatorNamed({ nombre }: Pick<Product, 'nombre'>): Exclude<CalculatorName, 'concreto'> | null {
  const name = foldText(nombre);
  if (TILE_ADHESIVE.test(name)) return 'adhesivo';
  if (ROOF_COAT.test(name)) return 'impermeabilizante';
  return PAINT_KINDS.some(({ word }) => word.test(name)) ? 'pintura' : null;
}

/** What is counted with, and the product's own words about it; without them the numbers are those of its kind. */
export interface ProductBasis extends MaterialBasis {
  readonly coverage: Coverage | null;
}

/**
 * What the chosen product says of itself, or else its kind.
 * @param kind a kind of paint for people who have not chosen a product.
 */
export function basisOf(
  calculator: Exclude<CalculatorName, 'concreto'>,
  product: Described | undefined,
  kind: string | undefined,
): ProductBasis {
  const coverage = product ? coverageOf(product) : null;
  const usual = usualBasis(calculator, product, kind);
  return {
    unit: coverage?.unit ?? usual.unit,
    perCoat: coverage?.perCoat ?? usual.perCoat,
    coats: (product && coatsOf(product)) ?? usual.coats,
    coverage,
  };
}

function usualBasis(
  calculator: CalculatorName,
  product: Described | undefined,
  kind: string | undefined,
): MaterialBasis {
  if (calculator !== 'pintura') return ROOF_COATING;
  const chosen = product ? paintKindOf(product) : PAINT_KINDS.find(({ value }) => value === kind);
  const { perCoat, coats } = chosen ?? PAINT_KINDS[0] ?? ROOF_COATING;
  return { unit: 'L', perCoat, coats };
}

/** The presentations of a product that a need can be bought in: of its family those measured in the same unit, smallest first. */
export function presentationsOf(product: Product, family: readonly Product[]): readonly Presentation[] {
  const unit = contentOf(product)?.unit;
  const all = family.some(({ id }) => id === product.id) ? family : [product, ...family];
  return all
    .flatMap((one) => {
      const content = contentOf(one);
      return content && content.unit === unit ? [{ product: one, size: content.size, price: one.precio }] : [];
    })
    .sort((a, b) => a.size - b.size);
}

export interface Presentation {
  readonly product: Product;
  /** Millilitres or grams. */
  readonly size: number;
  readonly price: Product['precio'];
}
