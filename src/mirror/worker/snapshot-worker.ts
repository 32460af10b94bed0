import { packRows } from '../pack-rows.ts';
import { laterFields } from '../packed-fields.ts';
import { readSnapshot } from '../read-snapshot.ts';
import { rowsToChunks } from '../row-chunks.ts';
import type { FromSnapshotWorker, ToSnapshotWorker } from '../snapshot-messages.ts';

// Fetching, hashing, unpacking and parsing ten thousand products takes half a second, so it happens in a worker and not on the page's thread. So does
// packing them for the device's copy: it looks up each text in a map, and V8 keeps a table of all texts that were looked up, through which every
// collection of the page's garbage then goes (8 of 12 ms with ten thousand products).

addEventListener('message', ({ data }: MessageEvent<ToSnapshotWorker>) => {
  bring(data).then(
    (problem) => say(problem === null ? { kind: 'done' } : { kind: 'refused', problem }),
    (reason: unknown) => say({ kind: 'failed', problem: String(reason) }),
  );
});

const say = (message: FromSnapshotWorker, moved: Transferable[] = []): void =>
  postMessage(message, { transfer: moved });

/** `null` once all rows are sent, or what is wrong with what was published. Rejects when the server does not answer. */
async function bring({ config, pointer }: ToSnapshotWorker): Promise<string | null> {
  const snapshot = await readSnapshot(config, pointer);
  if (!snapshot.ok) return snapshot.error;
  for (const rows of rowsToChunks(snapshot.value)) {
    const packed = packRows(rows, laterFields);
    say({ kind: 'chunk', packed }, [packed.lugares.buffer, packed.cantidades.buffer]);
  }
  return null;
}
