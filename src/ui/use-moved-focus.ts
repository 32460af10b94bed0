import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Keeps the focus on the handle of an item that the arrow keys moved: the browser takes it away when the item leaves its old place.
 * @returns set it to the key of an item before moving the item; each handle has its key in `data-handle`.
 */
export function useMovedFocus(container: RefObject<HTMLElement | null>): RefObject<string | null> {
  const moved = useRef<string | null>(null);
  // With the rendering itself: the late effect of an earlier one would come before the item has moved, and forget it.
  useLayoutEffect(() => {
    const key = moved.current;
    moved.current = null;
    if (key === null) return;
    const handles = container.current?.querySelectorAll<HTMLElement>('[data-handle]') ?? [];
    for (const handle of handles) if (handle.dataset['handle'] === key) handle.focus();
  });
  return moved;
}
