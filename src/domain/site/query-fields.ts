/** The one field of the search form, in the form and in the address. */
export const SEARCH_FIELD = 'search';
export const SORT_FIELD = 'orden';
/** How many products of a long list are shown. */
export const SHOWN_FIELD = 'hasta';
/** Which page of a long list is shown, for readers without JavaScript and search engines. The first has no number. */
export const PAGE_FIELD = 'pagina';
/** The product that the message of the contact page starts with, by its clave. */
export const PRODUCT_FIELD = 'clave';
