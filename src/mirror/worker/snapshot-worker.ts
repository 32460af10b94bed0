import type { SnapshotPointer } from '#domain/snapshot/pointer.ts';
import { unpackSnapshot } from '#platform/snapshot-bytes.ts';
import type { BackendConfig } from '#rest/backend-config.ts';
import { readDocument } from '#rest/read-document.ts';
import { rowsToChunks } from '../row-chunks.ts';
import type { FromSnapshotWorker, ToSnapshotWorker } from '../snapshot-messages.ts';

// Fetching, hashing, unpacking and parsing ten thousand products takes half a second, so it happens in a worker and not on the page's thread.

addEventListener('message', ({ data }: MessageEvent<ToSnapshotWorker>) => {
  bring(data).then(
    (problem) => say(problem === null ? { kind: 'done' } : { kind: 'refused', problem }),
    (reason: unknown) => say({ kind: 'failed', problem: String(reason) }),
  );
});

const say = (message: FromSnapshotWorker): void => postMessage(message);

/** `null` once all rows are sent, or what is wrong with what was published. Rejects when the server does not answer. */
async function bring({ config, pointer }: ToSnapshotWorker): Promise<string | null> {
  const parts = await Promise.all(pointer.partes.map((part) => fetchPart(config, part)));
  const found = parts.filter((part) => part !== null);
  if (found.length < parts.length) return 'a part is missing';
  const snapshot = await unpack(pointer, found);
  if (typeof snapshot === 'string') return snapshot;
  for (const rows of rowsToChunks(snapshot)) say({ kind: 'chunk', rows });
  return null;
}

async function unpack(pointer: SnapshotPointer, parts: readonly Uint8Array[]) {
  try {
    const snapshot = await unpackSnapshot(pointer, parts);
    if (!snapshot.ok) return JSON.stringify(snapshot.error);
    const { rows, tombstones } = snapshot.value;
    return [...rows, ...tombstones.map(([id, rev]) => ({ id, rev, product: null }))];
  } catch (reason) {
    // No `crypto.subtle` (plain http in a shop's own network) or no `DecompressionStream`: the catalogue is then read page by page.
    return String(reason);
  }
}

/** The bytes of a part; `null` when there is no such document or it holds none. Its name is the hash of its content, so any cache may answer. */
async function fetchPart(config: BackendConfig, part: string): Promise<Uint8Array | null> {
  const bytes = (await readDocument(config, `publicado/${part}`, { cache: 'force-cache' }))?.fields['datos'];
  if (typeof bytes !== 'string') return null;
  const text = atob(bytes.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (unit) => unit.charCodeAt(0));
}
