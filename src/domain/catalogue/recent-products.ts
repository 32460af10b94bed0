/** How many products a device remembers that were looked at. */
export const RECENT_AT_MOST = 12;

/** Puts a product that is being looked at before those that were; the oldest goes when there are too many. @param ids newest first. */
export function rememberSeen(ids: readonly string[], id: string): readonly string[] {
  return [id, ...ids.filter((one) => one !== id)].slice(0, RECENT_AT_MOST);
}
