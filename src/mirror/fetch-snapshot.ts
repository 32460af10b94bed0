import type { KnownProduct } from '#domain/catalogue/product-rows.ts';
import { err, ok, type Result } from '#domain/kernel/result.ts';
import type { SnapshotPointer } from '#domain/snapshot/pointer.ts';
import type { BackendConfig } from '#rest/backend-config.ts';
import type { KeepRows } from './catalogue-follower.ts';
import type { FromSnapshotWorker, ToSnapshotWorker } from './snapshot-messages.ts';

/**
 * Fetches and verifies the snapshot of a pointer in a worker that ends afterwards. The rows come in chunks, one message each.
 * An error when what was published is missing or damaged; rejects when the server does not answer.
 */
export function fetchSnapshot(
  config: BackendConfig,
  pointer: SnapshotPointer,
  keep: KeepRows,
): Promise<Result<readonly KnownProduct[], string>> {
  const worker = new Worker(new URL('./worker/snapshot-worker.ts', import.meta.url), {
    type: 'module',
    name: 'catalogo',
  });
  const rows: KnownProduct[] = [];
  const answer = new Promise<Result<readonly KnownProduct[], string>>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<FromSnapshotWorker>) => {
      if (data.kind === 'done') resolve(ok(rows));
      else if (data.kind === 'refused') resolve(err(data.problem));
      else if (data.kind === 'failed') reject(new Error(data.problem));
      else rows.push(...keep(data.rows));
    });
    worker.addEventListener('error', ({ message }) =>
      reject(new Error(message || 'The snapshot worker did not start')),
    );
  });
  worker.postMessage({ config, pointer } satisfies ToSnapshotWorker);
  return answer.finally(() => worker.terminate());
}
