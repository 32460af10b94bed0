import { readSnapshot } from '../read-snapshot.ts';
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
  const snapshot = await readSnapshot(config, pointer);
  if (!snapshot.ok) return snapshot.error;
  for (const rows of rowsToChunks(snapshot.value)) say({ kind: 'chunk', rows });
  return null;
}
