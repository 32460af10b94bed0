import { foldText } from '#domain/kernel/text-fold.ts';
import { stem } from './stem.ts';

/** Materials as a title writes them. One that ends in -ado or -ada describes its noun without "de". */
const MATERIALS = 'PVC CPVC cobre latón bronce acero aluminio hierro plástico nailon galvanizado galvanizada';

const BY_STEM = new Map(MATERIALS.split(' ').map((name) => [stem(foldText(name)), name]));

/** The material that a word names, as a title writes it. */
export function materialOf(word: string): string | undefined {
  return BY_STEM.get(stem(foldText(word)));
}

/** `PVC` → `de PVC`; `galvanizado` stays. */
export function ofMaterial(name: string): string {
  return /ad[oa]$/.test(name) ? name : `de ${name}`;
}
