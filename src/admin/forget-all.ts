/** Waits for deletions that were begun. A database that cannot be opened cannot be read by anybody either, so a failure is only logged. Never rejects. */
export async function forgetAll(deletions: readonly Promise<unknown>[]): Promise<void> {
  for (const outcome of await Promise.allSettled(deletions))
    if (outcome.status === 'rejected') console.warn('No se pudo vaciar el equipo', outcome.reason);
}
