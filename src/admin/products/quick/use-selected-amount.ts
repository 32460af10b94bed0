import { type RefObject, useEffect } from 'react';
import type { QuickValue } from '#domain/staff/quick/quick-cells.ts';

/** An amount that changes under the focus is replaced by what is typed next, as any other. */
export function useSelectedAmount(
  body: RefObject<HTMLElement | null>,
  amount: QuickValue | null | undefined,
  isTyped: boolean,
): void {
  useEffect(() => {
    const focused = document.activeElement;
    if (!isTyped && focused instanceof HTMLInputElement && body.current?.contains(focused)) focused.select();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another amount is selected again.
  }, [amount, isTyped, body]);
}
