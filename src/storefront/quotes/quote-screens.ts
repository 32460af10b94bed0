/** What the list needs, in one late chunk. */
export { QuoteFloat } from './QuoteFloat.tsx';
export { QuoteScreen } from './QuoteScreen.tsx';
