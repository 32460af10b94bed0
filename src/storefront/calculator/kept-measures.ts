import { isKiosk } from '#device/kiosk-mode.ts';
import { measuresKept, measuresToKeep } from '#domain/calculators/last-measures.ts';
import type { Typed } from '#domain/calculators/measures.ts';
import type { CalculatorName } from '#domain/calculators/product-calculator.ts';

const keyOf = (name: CalculatorName): string => `medidas-${name}`;

/** Keeps what was last measured for this calculator on the device. On a kiosk not, because the next customer measures another place. */
export function keepMeasured(name: CalculatorName, typed: Typed): void {
  const kept = measuresToKeep(name, typed);
  if (!kept || isKiosk()) return;
  try {
    localStorage.setItem(keyOf(name), JSON.stringify(kept));
  } catch {
    // Without storage the measures are in the address only.
  }
}

/** What the device keeps of this calculator as it stands there; null where it keeps nothing. */
export function keptText(name: CalculatorName): string | null {
  try {
    return isKiosk() ? null : localStorage.getItem(keyOf(name));
  } catch {
    return null;
  }
}

/** What was last measured, of the text that the device keeps; what cannot be read is nothing. */
export function lastMeasured(name: CalculatorName, kept: string | null): Typed | undefined {
  try {
    return measuresKept(name, JSON.parse(kept ?? 'null'));
  } catch {
    return undefined;
  }
}
