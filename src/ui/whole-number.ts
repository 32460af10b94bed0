const PLAIN = /^\d+$/;
const THOUSANDS = /^\d{1,3}(?:,\d{3})+$/;

/** The whole number from one to `max` that was typed, with or without a comma between its thousands; `null` for anything else. */
export function readWhole(text: string, max: number): number | null {
  const typed = text.trim();
  if (!PLAIN.test(typed) && !THOUSANDS.test(typed)) return null;
  const whole = Number(typed.replaceAll(',', ''));
  return whole >= 1 && whole <= max ? whole : null;
}

/** What is wrong with a text that `readWhole` cannot read. */
export const wholeProblem = (max: number): string =>
  `Va en números enteros, del 1 al ${String(max).replace(/\B(?=(\d{3})+$)/g, ',')}.`;
