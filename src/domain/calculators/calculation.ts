import type { ContentUnit } from './can-content.ts';
import type { Sentences } from './measures.ts';

/** One line of how the result came about: `Por pintar`, `30.3 m²`. */
export interface Step {
  readonly name: string;
  readonly value: string;
}

/** How much of one material a job takes. */
export interface Need {
  /** Litres or kilograms, more than 0. */
  readonly amount: number;
  readonly unit: ContentUnit;
  readonly steps: readonly Step[];
}

/** What a calculator answers. Without a need nothing was measured yet, or a field has a problem. */
export interface Calculation<Found = Need> {
  readonly need: Found | null;
  readonly problems: Sentences;
  readonly notes: Sentences;
}

/** What a calculator assumes of the chosen product, or of the kind of material where none is chosen. */
export interface MaterialBasis {
  readonly unit: ContentUnit;
  /** m² by litre or kilogram and coat. */
  readonly perCoat: number;
  readonly coats: number;
}

/** In whole millilitres or grams, rounded up; a rounding error of the arithmetic does not add one. */
export function neededSize({ amount }: Pick<Need, 'amount'>): number {
  return Math.ceil(amount * 1000 - 1e-6);
}
