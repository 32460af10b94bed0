import { createContext, type RefObject, useContext, useEffect } from 'react';
import { useLocation } from 'wouter';

/** Tells whether a heading at this path is the first of a new page, and remembers it. */
type Arrive = (path: string) => boolean;

export const ArrivalContext = createContext<Arrive>(() => false);

export function createArrivals(): Arrive {
  let last: string | null = null;
  return (path) => {
    const isNew = last !== null && last !== path;
    last = path;
    return isNew;
  };
}

/**
 * On a change of page the heading takes focus, which a screen reader reads aloud. Not on the first load, where the browser reads the page
 * itself, and not when the same page only learns more about itself.
 */
export function useArrival(heading: RefObject<HTMLElement | null>): void {
  const arrive = useContext(ArrivalContext);
  const [path] = useLocation();

  useEffect(() => {
    if (arrive(path)) heading.current?.focus({ preventScroll: true });
  }, [arrive, heading, path]);
}
