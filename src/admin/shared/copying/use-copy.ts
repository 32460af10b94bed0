import { useEffect, useState } from 'react';

/** Long enough to be read. Later it may be said beside another text than the one that was copied. */
const SAID_MS = 8000;

interface CopyWords {
  /** Said when it was copied. */
  readonly copied: string;
  /** Said when the browser does not allow it. */
  readonly refused: string;
}

interface Copying {
  /** What came of the last attempt, for the screen to say; empty before the first, and again a while after the text was copied. */
  readonly said: string;
  /** Resolves with whether it was copied. */
  readonly copy: (text: string) => Promise<boolean>;
}

/** Copies a text to the clipboard, and says what came of it. */
export function useCopy({ copied, refused }: CopyWords): Copying {
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (said !== copied) return undefined;
    const timer = setTimeout(() => setSaid(''), SAID_MS);
    return () => clearTimeout(timer);
  }, [said, copied]);
  async function copy(text: string): Promise<boolean> {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      setSaid(refused);
      return false;
    }
    setSaid(copied);
    return true;
  }
  return { said, copy };
}

/** What is said of a link: where it cannot be copied, it is on the screen. */
export const LINK_WORDS: CopyWords = {
  copied: 'Enlace copiado.',
  refused: 'Este equipo no deja copiar. Selecciona el enlace y cópialo a mano.',
};
