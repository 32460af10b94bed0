import { err, ok, type Result } from '#domain/kernel/result.ts';
import type { SnapshotPointer } from '#domain/snapshot/pointer.ts';
import { type BackendConfig, documentsUrl } from './backend-address.ts';
import type { FromSnapshotWorker, ToSnapshotWorker } from './snapshot-words.ts';
import { parseRows, type StoredRow } from './stored-rows.ts';

export interface FetchedSnapshot {
  readonly rows: readonly StoredRow[];
  /** The same rows as they are kept. */
  readonly chunks: readonly string[];
}

/**
 * The snapshot of a pointer, verified, from a worker that lives as long as this takes. Each chunk is parsed in the turn in which it comes.
 * An error when what was published is missing or damaged; rejects when the server does not answer.
 */
export function fetchSnapshot(
  config: BackendConfig,
  pointer: SnapshotPointer,
): Promise<Result<FetchedSnapshot, string>> {
  const worker = new Worker(new URL('./snapshot-worker.ts', import.meta.url), { type: 'module', name: 'catalogo' });
  const rows: StoredRow[] = [];
  const chunks: string[] = [];
  const answer = new Promise<Result<FetchedSnapshot, string>>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<FromSnapshotWorker>) => {
      if (data.kind === 'done') resolve(ok({ rows, chunks }));
      else if (data.kind === 'refused') resolve(err(data.problem));
      else if (data.kind === 'failed') reject(new Error(data.problem));
      else {
        chunks.push(data.text);
        rows.push(...parseRows(data.text));
      }
    });
    worker.addEventListener('error', ({ message }) =>
      reject(new Error(message || 'The snapshot worker did not start')),
    );
  });
  const documents = new URL(documentsUrl(config), location.href).href;
  worker.postMessage({ documents, key: encodeURIComponent(config.apiKey), pointer } satisfies ToSnapshotWorker);
  return answer.finally(() => worker.terminate());
}
