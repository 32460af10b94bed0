import { useState } from 'react';
import { err, ok, type Result } from '#domain/kernel/result.ts';
import { shopDayOf } from '#domain/kernel/written-days.ts';
import { type ArchiveProgress, makeShopArchive } from '#exports/shop-archive.ts';
import { saveFile } from '../shared/files/save-file.ts';
import { useStaff } from '../staff.ts';
import { readLastArchive, writeLastArchive } from './last-archive.ts';
import { type FileMaking, useFileMaking } from './use-file-making.ts';

export interface ArchiveOfShop extends FileMaking<ArchiveProgress> {
  /** When this device last saved one; `undefined` where it never did. */
  readonly lastArchive: number | undefined;
  readonly start: () => void;
}

const TOO_LARGE =
  'La tienda pasa de 4 GB y no cabe en un .zip: no se guardó nada. Quien cuida el servidor la saca completa con «npm run export».';

const FIRST: ArchiveProgress = { kind: 'documents', collection: '', count: 0 };

/** Makes the archive of the whole shop and saves it as a file. One that is under way ends with the page. */
export function useShopArchive(): ArchiveOfShop {
  const { backend, readConfig } = useStaff();
  const { progress, outcome, start, cancel } = useFileMaking<ArchiveProgress>({
    cancelled: 'Cancelado: no se guardó nada.',
    failed: 'No se pudo leer toda la tienda y no se guardó nada. Revisa la conexión e inténtalo de nuevo.',
    fault: 'Tienda sin archivo',
  });
  const [lastArchive, setLastArchive] = useState(readLastArchive);

  async function make(
    signal: AbortSignal,
    onProgress: (progress: ArchiveProgress) => void,
  ): Promise<Result<string, string>> {
    onProgress(FIRST);
    const config = await readConfig();
    const { connection } = await backend.openSession();
    const freshToken = async (): Promise<string> => String(await connection.freshToken());
    const file = await makeShopArchive({ config, freshToken }, new Date(), onProgress, signal);
    if (!file.ok) return err(TOO_LARGE);
    const name = `tienda-${shopDayOf(Date.now())}.zip`;
    saveFile(file.value, name);
    const savedAt = Date.now();
    writeLastArchive(savedAt);
    setLastArchive(savedAt);
    return ok(`Listo: ${name}.`);
  }

  return { progress, outcome, lastArchive, start: () => start(make), cancel };
}
