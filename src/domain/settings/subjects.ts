import { TEXT_PAGES, type TextPage } from '#domain/page-text/page-text.ts';

/** The collection of what an owner changes of the store, a document for each subject. */
export const SETTINGS = 'ajustes';

/** The ids of its documents, in the order in which their screen lists them. */
export const PLAIN_SUBJECTS = [
  'datos',
  'contacto',
  'horario',
  'politicas',
  'portada',
  'promociones',
  'apariencia',
  'emblema',
  'sitio',
] as const;

/**
 * The id of the change marker of deletions: written with each deletion of a category or subcategory, because devices read only what was written since
 * their last visit and would not hear of a deletion otherwise.
 */
export const MENU_DELETIONS = 'menus';
/** The id of the change marker of all other writes of a category or subcategory: while it is unchanged, a device asks for no menus. */
export const MENU_WRITES = 'menus-escritos';
/** The id of the change marker of the shop's own words for the search. */
export const WORD_WRITES = 'palabras-escritas';

/** The id of the document of promotions. */
export const PROMOTIONS = 'promociones' satisfies PlainSubject;

export type PlainSubject = (typeof PLAIN_SUBJECTS)[number];
/** The text of a page. */
export type TextSubject = `texto-${TextPage}`;
export type Subject = PlainSubject | TextSubject;

/** The subject of a page's text: `texto-nosotros`. */
export const textSubject = (page: TextPage): TextSubject => `texto-${page}`;

export const SUBJECTS: readonly Subject[] = [...PLAIN_SUBJECTS, ...TEXT_PAGES.map(textSubject)];

/** The page whose text a subject is; `null` for the others. */
export function pageOfSubject(subject: Subject): TextPage | null {
  return TEXT_PAGES.find((page) => textSubject(page) === subject) ?? null;
}

/** Whether a document's id is a subject's. Change markers are none. */
export const isSubject = (id: string): id is Subject => SUBJECTS.some((subject) => subject === id);
