import type { PageName } from '#domain/site/pages.ts';
import { TEXT_PAGES, type TextPage } from './page-text.ts';

/** Where each text is read, as `pages` names it. */
export const pageNames = {
  nosotros: 'about',
  ventajas: 'advantages',
  'como-comprar': 'howToBuy',
  preguntas: 'questions',
  aviso: 'privacy',
  terminos: 'terms',
} as const satisfies Readonly<Record<TextPage, PageName>>;

/** The text that a page shows; `null` for a page of another kind. */
export function textOfPage(name: PageName): TextPage | null {
  return TEXT_PAGES.find((page) => pageNames[page] === name) ?? null;
}
