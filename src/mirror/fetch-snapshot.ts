import type { KnownProduct } from '#domain/catalogue/product-rows.ts';
import { err, ok, type Result } from '#domain/kernel/result.ts';
import type { SnapshotPointer } from '#domain/snapshot/pointer.ts';
import type { BackendConfig } from '#rest/backend-config.ts';
import type { KeepRows } from './catalogue-follower.ts';
import { unpackRows } from './packed-rows.ts';
import type { PackedRows, PackedSnapshot } from './packed-shape.ts';
import type { FromSnapshotWorker, ToSnapshotWorker } from './snapshot-messages.ts';

/** More than both readings of all parts may take. A worker that was ended for want of memory says nothing. */
const ANSWER_MS = 660_000;
/** A network that fails for a moment stops the worker's script once; what refuses workers stops it every time. */
const MOST_STARTS = 2;
let failedStarts = 0;

/**
 * Fetches and verifies the snapshot of a pointer in a worker that ends afterwards. The rows come in chunks, one message each.
 * @param onPacked is given all of it as it is stored, before the rows are.
 * An error when what was published is missing or damaged, or no worker starts; rejects when the server does not answer.
 */
export async function fetchSnapshot(
  config: BackendConfig,
  pointer: SnapshotPointer,
  keep: KeepRows,
  onPacked: (packed: PackedSnapshot) => void,
): Promise<Result<readonly KnownProduct[], string>> {
  const worker = startWorker();
  if (!worker) return notStarted();
  const rows: KnownProduct[] = [];
  const chunks: (PackedRows | null)[] = [];
  const add = (packed: PackedRows): void => {
    const read = unpackRows(packed);
    const kept = keep(read);
    rows.push(...kept);
    chunks.push(kept.every((row, at) => hasAsMany(row, read[at])) ? packed : null);
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const answer = new Promise<Result<readonly KnownProduct[], string>>((resolve, reject) => {
    timer = setTimeout(() => reject(new Error('The snapshot worker does not answer')), ANSWER_MS);
    worker.addEventListener('message', ({ data }: MessageEvent<FromSnapshotWorker>) => {
      failedStarts = 0;
      if (data.kind === 'done') {
        onPacked({ sha256: pointer.sha256, chunks });
        resolve(ok(rows));
      } else if (data.kind === 'refused') resolve(err(data.problem));
      else if (data.kind === 'failed') reject(new Error(data.problem));
      else {
        try {
          add(data.packed);
        } catch (reason) {
          reject(reason);
        }
      }
    });
    worker.addEventListener('error', () => resolve(notStarted()));
  });
  worker.postMessage({ config, pointer } satisfies ToSnapshotWorker);
  return answer.finally(() => {
    clearTimeout(timer);
    worker.terminate();
  });
}

/** `null` where the browser refuses it at once; others tell it by an event. */
function startWorker(): Worker | null {
  try {
    return new Worker(new URL('./worker/snapshot-worker.ts', import.meta.url), { type: 'module', name: 'catalogo' });
  } catch {
    return null;
  }
}

/** Rejects, to be tried again, or says that it is no use: the catalogue is then read page by page. */
async function notStarted(): Promise<Result<never, string>> {
  failedStarts += 1;
  if (failedStarts < MOST_STARTS) throw new Error('The snapshot worker did not start');
  return err('the snapshot worker does not start');
}

/** A product that is kept in place of an equal one may have later fields besides. */
function hasAsMany({ product }: KnownProduct, read: KnownProduct | undefined): boolean {
  return product === read?.product || fieldsOf(product) === fieldsOf(read?.product);
}

const fieldsOf = (product: object | null | undefined): number => Object.keys(product ?? {}).length;
