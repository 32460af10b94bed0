import { type RefObject, useRef } from 'react';
import { useFocusAfter } from '#ui/use-focus-after.ts';

/** The number of products, or the place of a card. */
type Heir = 'count' | number;

/**
 * Where the focus goes in a list when what was pressed disappears: to the count after the last filter, and to the first card that came after the
 * link to more of them.
 * @returns the list's element, and what to call before
 */
export function useListFocus(): [RefObject<HTMLDivElement | null>, (heir: Heir) => void] {
  const list = useRef<HTMLDivElement>(null);
  const move = useFocusAfter((heir: Heir) =>
    heir === 'count'
      ? list.current?.querySelector('output')
      : list.current?.querySelectorAll('article')[heir]?.querySelector('a'),
  );
  return [list, move];
}
