/** The page that shows the customer how a repair goes. */
export const REPAIR_PAGE = '/reparacion';

/** Where a customer sees how a repair goes: whoever has the address sees it. */
export function repairStatusPath(secreto: string): string {
  return `${REPAIR_PAGE}/${encodeURIComponent(secreto)}`;
}
