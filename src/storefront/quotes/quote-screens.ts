/** The screens and parts of the quote list, in one late chunk. */
export { QuoteFloat } from './QuoteFloat.tsx';
export { QuoteScreen } from './QuoteScreen.tsx';
