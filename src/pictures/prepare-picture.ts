import { err, type Result } from '#domain/kernel/result.ts';
import type { PictureProblem } from '#domain/staff/files/picture-file.ts';
import type { FromPictureWorker, PictureUse, PreparedPicture, ToPictureWorker } from './picture-messages.ts';

type Outcome = Result<PreparedPicture, PictureProblem>;

let worker: Worker | undefined;
let tickets = 0;
const waiting = new Map<number, (outcome: Outcome) => void>();

/** Converts a file to what the shop stores of a picture: its sizes, upright, without location or camera data. In a worker, so that typing stays fluent. */
export function preparePicture(file: Blob, use: PictureUse = 'photo'): Promise<Outcome> {
  worker ??= startWorker();
  const ticket = ++tickets;
  const answer = new Promise<Outcome>((resolve) => waiting.set(ticket, resolve));
  worker.postMessage({ ticket, file, use } satisfies ToPictureWorker);
  return answer;
}

function startWorker(): Worker {
  const started = new Worker(new URL('./worker/picture-worker.ts', import.meta.url), { type: 'module', name: 'fotos' });
  started.addEventListener('message', ({ data }: MessageEvent<FromPictureWorker>) => {
    settle(data.ticket, data.outcome);
    if (waiting.size === 0) stopWorker();
  });
  // The worker ran out of memory or could not be loaded, so no waiting request will be answered.
  started.addEventListener('error', () => {
    for (const ticket of waiting.keys()) settle(ticket, err('broken'));
    stopWorker();
  });
  return started;
}

function settle(ticket: number, outcome: Outcome): void {
  waiting.get(ticket)?.(outcome);
  waiting.delete(ticket);
}

/** Ends the worker to free the hundreds of megabytes that a large photo takes. */
function stopWorker(): void {
  worker?.terminate();
  worker = undefined;
}
