/** The visitor's list and outbox. Nothing on the first screen needs them, so they open after it has painted or when they are first used. */
export const loadQuoteDesk = () => import('#quote-desk/desk.ts');

export type QuoteDesk = Awaited<ReturnType<Awaited<ReturnType<typeof loadQuoteDesk>>['openDesk']>>;
