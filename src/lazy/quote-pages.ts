/** Quotations older than those the inbox listens to, with the SDK that reading them needs. */
export const loadQuotePages = () => import('#firebase/quote-pages.ts');
