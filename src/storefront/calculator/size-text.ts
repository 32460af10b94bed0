import type { ContentUnit } from '#domain/calculators/can-content.ts';
import { withUnit } from '#domain/calculators/typed-number.ts';

/** Millilitres or grams as people say them: `250 ml`, `4 L`. */
export function sizeText(size: number, unit: ContentUnit): string {
  if (size < 1000) return withUnit(size, unit === 'L' ? 'ml' : 'g', 0);
  return withUnit(size / 1000, unit);
}
