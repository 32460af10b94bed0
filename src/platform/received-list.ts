// A price list that was given to the app: shared to it, or opened with it. The service worker or the page keeps it in a cache of its own until
// the price page takes it, because the person may have to sign in first.

/** Where the browser posts a shared file; nothing is served there. `manifest.webmanifest` says the same. */
export const RECEIVING_ADDRESS = '/admin/acciones-automatizadas/subir-precios-con-excel/recibir';
export const PRICE_PAGE = '/admin/acciones-automatizadas/subir-precios-con-excel';
/** In the page's address when a list came that the device has no room for. */
export const NO_ROOM = 'no-cupo';
/** The form field of the file. */
export const RECEIVED_FIELD = 'lista';

const CACHE = 'lista-recibida';
const KEY = '/lista-recibida';
const NAME = 'x-nombre';
const TIME = 'x-recibida';
const DAY_MS = 86_400_000;

export async function keepReceivedList(file: File): Promise<void> {
  const headers = { [NAME]: encodeURIComponent(file.name), [TIME]: String(Date.now()) };
  await (await caches.open(CACHE)).put(KEY, new Response(file, { headers }));
}

/** The list that waits; one that nobody has taken for a day is deleted. */
export async function receivedList(): Promise<File | null> {
  // `match` and not `open`, because opening would create the cache on every device.
  const kept = await caches.match(KEY, { cacheName: CACHE });
  if (!kept) return null;
  const age = Date.now() - Number(kept.headers.get(TIME));
  if (age >= 0 && age < DAY_MS) return new File([await kept.blob()], decodeURIComponent(kept.headers.get(NAME) ?? ''));
  await dropReceivedList();
  return null;
}

export async function dropReceivedList(): Promise<void> {
  await caches.delete(CACHE);
}
