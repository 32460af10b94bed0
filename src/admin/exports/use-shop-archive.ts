import { shopDayOf } from '#domain/kernel/written-days.ts';
import { type ArchiveProgress, makeShopArchive } from '#exports/shop-archive.ts';
import { rememberedBackendConfig } from '#rest/remembered-backend.ts';
import { saveFile } from '../shared/save-file.ts';
import { useStaff } from '../staff.ts';
import { type FileMaking, useFileMaking } from './use-file-making.ts';

interface ShopArchive extends FileMaking<ArchiveProgress> {
  readonly start: () => void;
}

const FIRST: ArchiveProgress = { kind: 'documents', collection: '', count: 0 };

/** Makes the archive of the whole shop and saves it as a file. One that is under way ends with the page. */
export function useShopArchive(): ShopArchive {
  const { backend } = useStaff();
  const { progress, outcome, setProgress, start, cancel } = useFileMaking<ArchiveProgress>({
    cancelled: 'Cancelado: no se guardó nada.',
    failed: 'No se pudo leer toda la tienda y no se guardó nada. Revisa la conexión e inténtalo de nuevo.',
    fault: 'Tienda sin archivo',
  });

  async function make(signal: AbortSignal): Promise<string> {
    setProgress(FIRST);
    const config = await rememberedBackendConfig();
    const { connection } = await backend.openSession();
    const freshToken = async (): Promise<string> => String(await connection.freshToken());
    const file = await makeShopArchive({ config, freshToken }, new Date(), setProgress, signal);
    const name = `tienda-${shopDayOf(Date.now())}.zip`;
    saveFile(file, name);
    return `Listo: ${name}.`;
  }

  return { progress, outcome, start: () => start(make), cancel };
}
