import { COMPARED_AT_MOST } from './comparison-address.ts';

/** The products that a visitor chose to compare, by clave, in the order chosen. */
export interface CompareChoice {
  readonly claves: readonly string[];
  /** One that did not fit: it waits until another is taken out or it is given up. */
  readonly waiting: string | null;
}

export const noChoice: CompareChoice = { claves: [], waiting: null };

/** Chooses a product, or takes it out where it was chosen. One too many waits, and changes nothing else. */
export function toggleCompared({ claves }: CompareChoice, clave: string): CompareChoice {
  if (claves.includes(clave)) return { claves: claves.filter((one) => one !== clave), waiting: null };
  if (claves.length >= COMPARED_AT_MOST) return { claves, waiting: clave };
  return { claves: [...claves, clave], waiting: null };
}

/** Takes a product out; the one that waits comes in its place. */
export function takeOut({ claves, waiting }: CompareChoice, clave: string): CompareChoice {
  const left = claves.filter((one) => one !== clave);
  return { claves: waiting !== null && left.length < claves.length ? [...left, waiting] : left, waiting: null };
}
