/** The screens and parts of the quote list, in one late chunk. */
export { ListNotice } from './ListNotice.tsx';
export { QuoteScreen } from './QuoteScreen.tsx';
