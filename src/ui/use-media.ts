import { useSyncExternalStore } from 'react';

/** The widths from `md` up and below it, as in the style sheets. */
export const WIDE = '(width >= 48rem)';
export const NARROW = '(width < 48rem)';

/**
 * Whether a media query holds now.
 * @param unseen the answer on the server, where there is no screen.
 */
export function useMedia(query: string, unseen = false): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const media = matchMedia(query);
      media.addEventListener('change', onChange);
      return () => media.removeEventListener('change', onChange);
    },
    () => matchMedia(query).matches,
    () => unseen,
  );
}
