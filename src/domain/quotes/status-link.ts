/** The page of the list, of shared lists and of sent quotations. */
export const QUOTE_PAGE = '/cotizacion';

/** Before the secret of a sent quotation in its fragment, which no server sees: whoever has the link sees how it goes. */
export const QUOTE_STATUS = '#estado=';

/** Where a customer sees how a sent quotation goes. */
export function statusPath(secreto: string): string {
  return `${QUOTE_PAGE}${QUOTE_STATUS}${secreto}`;
}
