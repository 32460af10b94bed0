import { useEffect, useRef } from 'react';
import { openPriceReader, type PriceReader } from '#prices/price-reader.ts';

/** The worker of the open file, and one opened in advance for the next file. */
export function usePriceReader() {
  const open = useRef<PriceReader | null>(null);
  const spare = useRef<PriceReader | null>(null);
  // Opened with the screen, so that its code is on the device if the network is lost later.
  useEffect(() => {
    const next = openPriceReader();
    spare.current = next;
    return () => {
      next.close();
      open.current?.leave();
    };
  }, []);
  return {
    current: (): PriceReader | null => open.current,
    /** A worker for another file; the one before it is closed. */
    begin(): PriceReader {
      open.current?.close();
      const next = spare.current ?? openPriceReader();
      spare.current = null;
      open.current = next;
      return next;
    },
    /** After the worker has ended by itself. */
    forget(): void {
      open.current = null;
    },
    close(): void {
      open.current?.close();
      open.current = null;
    },
  };
}
