import { useEffect, useRef, useState } from 'react';
import { shopDayOf } from '#domain/kernel/written-days.ts';
import { type ArchiveProgress, makeShopArchive } from '#exports/shop-archive.ts';
import { rememberedBackendConfig } from '#rest/remembered-backend.ts';
import { saveFile } from '../shared/save-file.ts';
import { useStaff } from '../staff.ts';
import { readLastArchive, writeLastArchive } from './last-archive.ts';

export interface ArchiveOfShop {
  /** `null` while none is being made. */
  readonly progress: ArchiveProgress | null;
  /** What the last one came to, or why it failed. */
  readonly outcome: { readonly text: string; readonly isProblem: boolean } | null;
  /** When this device last saved one; `undefined` where it never did. */
  readonly lastArchive: number | undefined;
  readonly start: () => void;
  readonly cancel: () => void;
}

const FIRST: ArchiveProgress = { kind: 'documents', collection: '', count: 0 };

/** Makes the archive of the whole shop and saves it as a file. One that is under way ends with the page. */
export function useShopArchive(): ArchiveOfShop {
  const { backend } = useStaff();
  const [progress, setProgress] = useState<ArchiveProgress | null>(null);
  const [outcome, setOutcome] = useState<ArchiveOfShop['outcome']>(null);
  const [lastArchive, setLastArchive] = useState(readLastArchive);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function run(signal: AbortSignal): Promise<void> {
    const config = await rememberedBackendConfig();
    const { connection } = await backend.openSession();
    const freshToken = async (): Promise<string> => String(await connection.freshToken());
    const file = await makeShopArchive({ config, freshToken }, new Date(), setProgress, signal);
    const name = `tienda-${shopDayOf(Date.now())}.zip`;
    saveFile(file, name);
    const savedAt = Date.now();
    writeLastArchive(savedAt);
    setLastArchive(savedAt);
    setOutcome({ text: `Listo: ${name}.`, isProblem: false });
  }

  function start(): void {
    if (running.current) return;
    const controller = new AbortController();
    running.current = controller;
    setOutcome(null);
    setProgress(FIRST);
    void run(controller.signal)
      .catch((reason: unknown) => {
        if (controller.signal.aborted) return setOutcome({ text: 'Cancelado: no se guardó nada.', isProblem: false });
        console.warn('Tienda sin archivo', reason);
        setOutcome({
          text: 'No se pudo leer toda la tienda y no se guardó nada. Revisa la conexión e inténtalo de nuevo.',
          isProblem: true,
        });
      })
      .finally(() => {
        running.current = null;
        setProgress(null);
      });
  }

  return { progress, outcome, lastArchive, start, cancel: () => running.current?.abort() };
}
