import * as v from 'valibot';
import { err, ok, type Result } from '#domain/kernel/result.ts';
import { IMPORT_PROBLEMS, type ImportProblem, LARGEST_ARCHIVE } from '#domain/staff/archive/shop-import.ts';
import { answerLimit } from './answer-limit.ts';

const ADDRESS = '/__/tienda';

const loaded = v.object({ documentos: v.number(), archivos: v.number() });
const refused = v.object({ problema: v.picklist(IMPORT_PROBLEMS) });

const state = v.object({ vacia: v.boolean() });

/**
 * Loads the archive of an earlier shop into this one of the embedded backend, which is empty: all of it, or nothing. Where no answer comes, the server
 * may have loaded it all the same, so it is asked whether it is still empty.
 */
export async function loadShopArchive(token: string, archive: Blob): Promise<Result<null, ImportProblem>> {
  if (archive.size > LARGEST_ARCHIVE) return err('too-large');
  const headers = { Authorization: `Bearer ${token}` };
  try {
    const response = await fetch(ADDRESS, {
      method: 'POST',
      body: archive,
      headers: { ...headers, 'Content-Type': 'application/zip' },
      signal: answerLimit(archive.size),
    });
    const json: unknown = await response.json();
    if (response.ok) {
      v.parse(loaded, json);
      return ok(null);
    }
    if (response.status === 403) return err('denied');
    const refusal = v.safeParse(refused, json);
    return err(refusal.success ? refusal.output.problema : 'network');
  } catch {
    return (await isStillEmpty(headers)) ? err('network') : ok(null);
  }
}

/** Also where nobody answers. */
async function isStillEmpty(headers: Record<string, string>): Promise<boolean> {
  try {
    const response = await fetch(ADDRESS, { headers, signal: answerLimit() });
    return v.parse(state, await response.json()).vacia;
  } catch {
    return true;
  }
}
