/** Whether an address is the one that is open. Browsers add no entry to their history for it: going back would seem to do nothing. */
export const isHere = (href: string, open: string): boolean => new URL(href, open).href === open;
