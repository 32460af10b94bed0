import * as v from 'valibot';
import { err, ok, type Result } from '#domain/kernel/result.ts';
import { IMPORT_PROBLEMS, type ImportProblem, LARGEST_ARCHIVE } from '#domain/staff/archive/shop-import.ts';
import { answerLimit } from './answer-limit.ts';

const ADDRESS = '/__/tienda';

const loaded = v.object({ documentos: v.number(), archivos: v.number() });
const refused = v.object({ problema: v.picklist(IMPORT_PROBLEMS) });

export interface LoadedShop {
  readonly documents: number;
  readonly files: number;
}

/** Loads the archive of an earlier shop into this one of the embedded backend: all of it, or nothing. */
export async function loadShopArchive(token: string, archive: Blob): Promise<Result<LoadedShop, ImportProblem>> {
  if (archive.size > LARGEST_ARCHIVE) return err('too-large');
  try {
    const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/zip' };
    const response = await fetch(ADDRESS, {
      method: 'POST',
      body: archive,
      headers,
      signal: answerLimit(archive.size),
    });
    const json: unknown = await response.json();
    if (response.ok) {
      const { documentos, archivos } = v.parse(loaded, json);
      return ok({ documents: documentos, files: archivos });
    }
    if (response.status === 403) return err('denied');
    const refusal = v.safeParse(refused, json);
    return err(refusal.success ? refusal.output.problema : 'network');
  } catch {
    return err('network');
  }
}
