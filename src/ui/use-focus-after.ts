import { useLayoutEffect, useRef } from 'react';

/**
 * Moves the focus on where a pressed element disappears: browsers leave it nowhere then, and a keyboard would begin again at the top of the page.
 * @param heirOf the element that gets it, looked for once the pressed one is gone
 * @returns call it with what was pressed, before it disappears
 */
export function useFocusAfter<T extends number | string>(
  heirOf: (pressed: T) => HTMLElement | null | undefined,
): (pressed: T) => void {
  const pressed = useRef<T>(null);
  // After every rendering, because the element may disappear with a later one than the first.
  useLayoutEffect(() => {
    const value = pressed.current;
    if (value === null || document.activeElement !== document.body) return;
    pressed.current = null;
    heirOf(value)?.focus();
  });
  return (value) => {
    pressed.current = value;
  };
}
