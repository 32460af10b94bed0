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

/** What was last measured for this calculator on this device; what cannot be read is nothing. */
export function lastMeasured(name: CalculatorName): Typed | undefined {
  if (isKiosk()) return undefined;
  try {
    return measuresKept(name, JSON.parse(localStorage.getItem(keyOf(name)) ?? 'null'));
  } catch {
    return undefined;
  }
}
