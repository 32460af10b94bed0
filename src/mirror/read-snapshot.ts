import type { KnownProduct } from '#domain/catalogue/product-rows.ts';
import { err, ok, type Result } from '#domain/kernel/result.ts';
import type { SnapshotPointer } from '#domain/snapshot/pointer.ts';
import { unpackSnapshot } from '#platform/snapshot-bytes.ts';
import type { BackendConfig } from '#rest/backend-config.ts';
import { readDocument } from '#rest/read-document.ts';

/** Half a megabyte on the slowest network. One that is lost without a sign would be waited for as long as the browser likes. */
const PART_MS = 300_000;

/**
 * The rows of a published snapshot, verified, or why they cannot be used. Rejects when the server does not answer. A part's name is the hash of its
 * content, so any cache may answer; where that is no use the server is asked past it, because Google's answer that there is no such document may be
 * kept too, and would hide the document when it is published after all.
 */
export async function readSnapshot(
  config: BackendConfig,
  pointer: SnapshotPointer,
): Promise<Result<readonly KnownProduct[], string>> {
  const kept = await readParts(config, pointer, 'force-cache');
  return kept.ok ? kept : readParts(config, pointer, 'reload');
}

async function readParts(
  config: BackendConfig,
  pointer: SnapshotPointer,
  cache: RequestCache,
): Promise<Result<readonly KnownProduct[], string>> {
  const parts = await Promise.all(pointer.partes.map((part) => fetchPart(config, part, cache)));
  const found = parts.filter((part) => part !== null);
  if (found.length < parts.length) return err('a part is missing');
  try {
    const snapshot = await unpackSnapshot(pointer, found);
    if (!snapshot.ok) return err(JSON.stringify(snapshot.error));
    const { rows, tombstones } = snapshot.value;
    return ok([...rows, ...tombstones.map(([id, rev]) => ({ id, rev, product: null }))]);
  } catch (reason) {
    // No `crypto.subtle` (plain http in a shop's own network) or no `DecompressionStream`: the catalogue is then read page by page.
    return err(String(reason));
  }
}

/** The bytes of a part; `null` when there is no such document or it holds none. */
async function fetchPart(config: BackendConfig, part: string, cache: RequestCache): Promise<Uint8Array | null> {
  const signal = AbortSignal.timeout(PART_MS);
  const bytes = (await readDocument(config, `publicado/${part}`, { cache, signal }))?.fields['datos'];
  if (typeof bytes !== 'string') return null;
  const text = atob(bytes.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (unit) => unit.charCodeAt(0));
}
