/** Asks the server how far a quotation has come: for whoever opens its link. */
export const loadQuoteStatus = () => import('#quote-desk/read-status.ts');
