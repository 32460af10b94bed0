/** Asks the browser not to delete the site's data when space runs short. Some browsers decide by themselves, others ask the person. */
export async function requestPersistentStorage(): Promise<boolean> {
  // Older Safari does not have this, and the answer is not needed.
  return (await navigator.storage?.persist?.().catch(() => false)) ?? false;
}

/** Bytes that the site may still keep here; `null` where the browser does not say. */
export async function freeRoom(): Promise<number | null> {
  const { quota, usage } = (await navigator.storage?.estimate?.().catch(() => undefined)) ?? {};
  return quota === undefined || usage === undefined ? null : Math.max(0, quota - usage);
}
