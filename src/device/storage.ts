/** Asks the browser not to clear what the site keeps when room runs short. It decides for itself, and some ask the person. */
export async function askToStay(): Promise<boolean> {
  // Older Safari has no answer, and none is needed.
  return (await navigator.storage?.persist?.().catch(() => false)) ?? false;
}

/** Bytes that the site may still keep here; `null` where the browser does not say. */
export async function freeRoom(): Promise<number | null> {
  const { quota, usage } = (await navigator.storage?.estimate?.().catch(() => undefined)) ?? {};
  return quota === undefined || usage === undefined ? null : Math.max(0, quota - usage);
}
