/** Whether a list's prices may be multiplied by it: above nought, and not more than a hundredfold. */
export const isFactor = (factor: number): boolean => factor > 0 && factor <= 100;

/** A factor as a person types it: `1.35`, or `1,35`; `null` where that is none. */
export function readFactor(typed: string): number | null {
  const text = typed.trim();
  if (!/^\d{1,3}([.,]\d{1,4})?$/.test(text)) return null;
  const factor = Number(text.replace(',', '.'));
  return isFactor(factor) ? factor : null;
}
