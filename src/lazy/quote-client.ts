/** The visitor's list and outbox. Nothing on the first screen needs them, so they open after it has painted or when they are first used. */
export const loadQuoteClient = () => import('#quote-client/quote-client.ts');

export type QuoteClient = Awaited<ReturnType<Awaited<ReturnType<typeof loadQuoteClient>>['startQuoteClient']>>;
