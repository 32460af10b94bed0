import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { categoryPath, productPath } from '#domain/catalogue/addresses.ts';
import { publicCategories } from '#domain/catalogue/menus.ts';
import { pages } from '#domain/site/pages.ts';
import { catalogueStore } from '#store/catalogue-store.ts';
import { AheadScreen } from './page/AheadScreen.tsx';

/**
 * Renders a screen of each kind once into a document that nobody sees, in which nothing is fetched, drawn or has effects. The code of a screen is
 * compiled when it first runs, which takes as long again as running it; so it runs here, in slices of idle time, and not between the first click and
 * its screen. What came of it is then laid out once in the page.
 */
export function warmUpScreens(screen: ReactNode): void {
  const { catalogue } = catalogueStore.getState();
  const [category] = publicCategories(catalogue.categories);
  const [product] = catalogue.products;
  // The catalogue has not come.
  if (!category || !product) return;
  const paths = [categoryPath(category), productPath(product, catalogue), pages.contact.path, pages.about.path];
  const { body } = document.implementation.createHTMLDocument();
  const root = createRoot(body);
  const seen = new MutationObserver(() => {
    if (body.querySelectorAll('h1').length < paths.length) return;
    seen.disconnect();
    const copies = [...body.children].map(withoutPictures);
    root.unmount();
    layOutWhenIdle(copies);
  });
  seen.observe(body, { childList: true, subtree: true });
  root.render(
    paths.map((path) => (
      <AheadScreen key={path} path={path} unseen>
        {screen}
      </AheadScreen>
    )),
  );
}

/** A copy that fetches nothing where it is put. */
function withoutPictures(screen: Element): Element {
  const copy = screen.cloneNode(true) as Element;
  for (const picture of copy.querySelectorAll('img, source, video, iframe')) picture.remove();
  return copy;
}

/**
 * Works out the layout of the screens, one in each idle moment, unseen and gone before the next frame. A font that is first used at a size takes as long
 * as the rest of a screen's first layout, and a press is too short for both.
 */
function layOutWhenIdle([screen, ...others]: readonly Element[]): void {
  // Safari has no requestIdleCallback, and no moment is known to be idle there.
  if (!screen || !('requestIdleCallback' in window)) return;
  requestIdleCallback(() => {
    document.querySelector('main')?.append(screen);
    screen.getBoundingClientRect();
    screen.remove();
    layOutWhenIdle(others);
  });
}
