import { retry } from '#platform/retry.ts';
import { DOWNLOADED_PICTURES } from '#platform/worker-messages.ts';
import { claimPictureDownloadWriter, type DownloadStop } from '#store/picture-download-store.ts';
import { holdUpdates } from './hold-updates.ts';
import { freeRoom, requestPersistentStorage } from './storage.ts';

/** Downloads at once: few enough for a phone's network to serve what the person does meanwhile. */
const AT_ONCE = 4;
/** How many pictures are asked for their size to estimate the whole download. */
const SAMPLE = 8;
const TRIES = 3;
const RETRY = { first: 800, last: 1600 };
/** Where a network is lost without a sign, the browser itself waits for many minutes, and meanwhile no tab is updated. Enough for a slow line. */
const ANSWER_MS = 120_000;

const set = claimPictureDownloadWriter();
let cancelRunning: (() => void) | undefined;

const hrefOf = (address: string): string => new URL(address, location.origin).href;

async function missingOf(addresses: readonly string[]): Promise<string[]> {
  const cache = await caches.open(DOWNLOADED_PICTURES);
  const kept = new Set((await cache.keys()).map(({ url }) => url));
  return addresses.filter((address) => !kept.has(hrefOf(address)));
}

/** Counts what is on this device and what is left to fetch. Downloads nothing. */
export async function inspectPictures(addresses: readonly string[]): Promise<void> {
  if (cancelRunning) return;
  const missing = await missingOf(addresses);
  const total = addresses.length;
  const kept = total - missing.length;
  set({ state: missing.length === 0 && total > 0 ? 'done' : 'idle', reason: null, total, kept, bytesLeft: null });
  const [bytesLeft, room] = await Promise.all([estimateBytes(missing), freeRoom()]);
  if (!cancelRunning) set({ bytesLeft, room });
}

async function estimateBytes(missing: readonly string[]): Promise<number | null> {
  const step = Math.max(1, Math.floor(missing.length / SAMPLE));
  const sample = missing.filter((_, at) => at % step === 0).slice(0, SAMPLE);
  const sizes = await Promise.all(
    sample.map(async (address) => {
      const answer = await fetch(address, { method: 'HEAD' });
      return answer.ok ? Number(answer.headers.get('Content-Length') ?? Number.NaN) : Number.NaN;
    }),
  ).catch(() => []);
  const known = sizes.filter((size) => size > 0);
  if (known.length === 0) return missing.length === 0 ? 0 : null;
  return Math.round((known.reduce((sum, size) => sum + size, 0) / known.length) * missing.length);
}

/**
 * Fetches every picture that is not on this device yet. Fetched pictures stay when it is cancelled, loses the network or runs out of space,
 * and the next call continues from there. A picture that the shop no longer has is skipped, and one that left the catalogue is deleted.
 */
export async function downloadPictures(addresses: readonly string[]): Promise<void> {
  if (cancelRunning) return;
  const cancelling = new AbortController();
  cancelRunning = () => cancelling.abort();
  const release = holdUpdates();
  let reason: DownloadStop | null = null;
  try {
    void requestPersistentStorage();
    const cache = await caches.open(DOWNLOADED_PICTURES);
    const queue = await missingOf(addresses);
    set({ state: 'running', reason: null, total: addresses.length, kept: addresses.length - queue.length });
    const work = async (): Promise<void> => {
      for (let address = queue.shift(); address !== undefined && !reason; address = queue.shift()) {
        reason = (await keepOne(cache, address, cancelling.signal)) ?? reason;
        if (!reason) set(({ kept }) => ({ kept: kept + 1 }));
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    if (!reason) await dropOthers(cache, addresses);
  } finally {
    release();
    cancelRunning = undefined;
  }
  set({ state: reason ? 'stopped' : 'done', reason, bytesLeft: null });
  if (!reason) return;
  const [bytesLeft, room] = await Promise.all([estimateBytes(await missingOf(addresses)), freeRoom()]);
  if (!cancelRunning) set({ bytesLeft, room });
}

export function cancelDownload(): void {
  cancelRunning?.();
}

export async function dropDownloadedPictures(addresses: readonly string[]): Promise<void> {
  await caches.delete(DOWNLOADED_PICTURES);
  await inspectPictures(addresses);
}

async function keepOne(cache: Cache, address: string, signal: AbortSignal): Promise<DownloadStop | null> {
  const keep = async (limit: AbortSignal): Promise<void> => {
    const answer = await fetch(address, { signal: limit, credentials: 'omit' });
    if (isPassing(answer.status)) throw new TypeError(`${address}: ${answer.status}`);
    // A portal, or a proxy whose server is gone, answers with a page of its own.
    if (answer.ok && answer.headers.get('Content-Type')?.startsWith('text/html'))
      throw new TypeError(`${address}: no picture`);
    // Stored as plain bytes, because an answer with `Content-Encoding` or `Vary` headers may not be found again by its address.
    if (answer.ok) await cache.put(address, plainAnswer(await answer.blob()));
  };
  try {
    await retry(() => withLimit(signal, keep), {
      ...RETRY,
      signal,
      onFailure(reason, failures) {
        if (isFull(reason) || failures === TRIES) throw reason;
      },
    });
    return null;
  } catch (reason) {
    if (signal.aborted) return 'cancelled';
    return isFull(reason) ? 'full' : 'offline';
  }
}

/** Ends the work when it takes too long, or when `signal` does. */
async function withLimit(signal: AbortSignal, work: (limit: AbortSignal) => Promise<void>): Promise<void> {
  signal.throwIfAborted();
  const limit = new AbortController();
  const end = (): void => limit.abort();
  const timer = setTimeout(end, ANSWER_MS);
  signal.addEventListener('abort', end);
  try {
    await work(limit.signal);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', end);
  }
}

/** Whether the shop may give the picture later: it has too many requests now, its quota of the day is used up, or the server is gone. */
const isPassing = (status: number): boolean => status === 402 || status === 408 || status === 429 || status >= 500;

const isFull = (reason: unknown): boolean => reason instanceof DOMException && reason.name === 'QuotaExceededError';

const plainAnswer = (blob: Blob): Response =>
  new Response(blob, { headers: { 'Content-Type': blob.type, 'Content-Length': String(blob.size) } });

async function dropOthers(cache: Cache, addresses: readonly string[]): Promise<void> {
  const wanted = new Set(addresses.map(hrefOf));
  const others = (await cache.keys()).filter(({ url }) => !wanted.has(url));
  await Promise.all(others.map((request) => cache.delete(request)));
}
