import type { Draft } from '../family.ts';
import type { Look } from './look.ts';

/** Reads from an article's name and sheet how it looks. */
export type Reader = (draft: Draft) => Look;

/** The first measure in inches: `4 1/2"` is 4.5. */
export function inches({ nombre }: Draft, otherwise: number): number {
  const found = /(?:(\d+) )?(\d+)(?:\/(\d+))?"/.exec(nombre);
  return found ? Number(found[1] ?? 0) + Number(found[2]) / Number(found[3] ?? 1) : otherwise;
}

/** The step that a measure is nearest to: sizes that a picture would not tell apart share one. */
export function near(value: number, steps: readonly [number, ...number[]]): number {
  return steps.reduce((best, step) => (Math.abs(step - value) < Math.abs(best - value) ? step : best), steps[0]);
}

/** The number before a word or a unit: `numberOf(draft, 'V')`. */
export function numberOf({ nombre }: Draft, unit: string, otherwise: number): number {
  const found = new RegExp(`([\\d,]+(?:\\.\\d+)?) ?${unit}(?![\\p{L}])`, 'u').exec(nombre);
  return found ? Number(found[1]?.replaceAll(',', '')) : otherwise;
}

/** The first of the kinds whose words the name holds; the last one is for all others. */
export function kindOf(
  { nombre }: Draft,
  kinds: readonly (readonly [words: RegExp, kind: string])[],
  otherwise: string,
): string {
  return kinds.find(([words]) => words.test(nombre.toLowerCase()))?.[1] ?? otherwise;
}

export const says = ({ nombre }: Draft, words: RegExp): boolean => words.test(nombre.toLowerCase());
