import type { KnownProduct } from '#domain/catalogue/product-rows.ts';
import { err, ok, type Result } from '#domain/kernel/result.ts';
import type { SnapshotPointer } from '#domain/snapshot/pointer.ts';
import type { BackendConfig } from '#rest/backend-config.ts';
import type { KeepRows } from './catalogue-follower.ts';
import { unpackRows } from './packed-rows.ts';
import type { PackedRows, PackedSnapshot } from './packed-shape.ts';
import type { FromSnapshotWorker, ToSnapshotWorker } from './snapshot-messages.ts';

/**
 * Fetches and verifies the snapshot of a pointer in a worker that ends afterwards. The rows come in chunks, one message each.
 * @param onPacked is given all of it as it is stored, before the rows are.
 * An error when what was published is missing or damaged; rejects when the server does not answer.
 */
export function fetchSnapshot(
  config: BackendConfig,
  pointer: SnapshotPointer,
  keep: KeepRows,
  onPacked: (packed: PackedSnapshot) => void,
): Promise<Result<readonly KnownProduct[], string>> {
  const worker = new Worker(new URL('./worker/snapshot-worker.ts', import.meta.url), {
    type: 'module',
    name: 'catalogo',
  });
  const rows: KnownProduct[] = [];
  const chunks: (PackedRows | null)[] = [];
  const add = (packed: PackedRows): void => {
    const read = unpackRows(packed);
    const kept = keep(read);
    rows.push(...kept);
    chunks.push(kept.every((row, at) => hasAsMany(row, read[at])) ? packed : null);
  };
  const answer = new Promise<Result<readonly KnownProduct[], string>>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<FromSnapshotWorker>) => {
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
    worker.addEventListener('error', ({ message }) =>
      reject(new Error(message || 'The snapshot worker did not start')),
    );
  });
  worker.postMessage({ config, pointer } satisfies ToSnapshotWorker);
  return answer.finally(() => worker.terminate());
}

/** A product that is kept in place of an equal one may have later fields besides. */
function hasAsMany({ product }: KnownProduct, read: KnownProduct | undefined): boolean {
  return product === read?.product || fieldsOf(product) === fieldsOf(read?.product);
}

const fieldsOf = (product: object | null | undefined): number => Object.keys(product ?? {}).length;
