/** The id of the footer's list of all pages, categories and subcategories, which is a phone's menu without JavaScript. */
export const FOOTER_MENU = 'menu';
