import { useEffect, useState } from 'react';

/** One letter of each weight and family that a sample shows. */
const FACES = ['400 1em Plex', '600 1em Plex', '700 1em "Plex Condensed"'];

/**
 * Whether the files of the other typeface are here, as far as they can be had. A sample that was drawn before would keep the device's letters, because these
 * files are never swapped in.
 */
export function useTypefaces(): boolean {
  const [areHere, setHere] = useState(false);
  useEffect(() => {
    let isOpen = true;
    void Promise.allSettled(FACES.map((face) => document.fonts.load(face))).then(() => isOpen && setHere(true));
    return () => {
      isOpen = false;
    };
  }, []);
  return areHere;
}
