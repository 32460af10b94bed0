import { useRef } from 'react';

/**
 * Lets one press at a time do its work. Without it a second press, which comes before the first has changed the screen, would store the same again,
 * and of a document from the revision that the first has left behind.
 * @returns runs the work, or answers `otherwise` while work is under way
 */
export function useOnlyOnce() {
  const isBusy = useRef(false);
  return async <T>(work: () => Promise<T>, otherwise: T): Promise<T> => {
    if (isBusy.current) return otherwise;
    isBusy.current = true;
    try {
      return await work();
    } finally {
      isBusy.current = false;
    }
  };
}
