import type { ServedPage } from '#domain/catalogue/served-page.ts';

/** The id of the element that carries what a page was rendered from. */
export const SERVED_ID = 'pagina';

/** What this page was rendered from; `null` where it came as an empty shell. */
export function readServedPage(): ServedPage | null {
  const text = document.getElementById(SERVED_ID)?.textContent;
  // The renderer of the same build has written it.
  return text ? (JSON.parse(text) as ServedPage) : null;
}
