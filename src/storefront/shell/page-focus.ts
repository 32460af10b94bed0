import { createContext, type RefObject, useContext, useEffect } from 'react';
import { useLocation } from 'wouter';

/** Whether a heading at this path is the first of a new page; the path is remembered. */
type IsNewPage = (path: string) => boolean;

export const NewPageContext = createContext<IsNewPage>(() => false);

export function createNewPageCheck(): IsNewPage {
  let last: string | null = null;
  return (path) => {
    const isNew = last !== null && last !== path;
    last = path;
    return isNew;
  };
}

/**
 * On a change of page the heading takes focus, which a screen reader reads aloud. Not on the first load, where the browser reads the page
 * itself, and not when the same page only renders again.
 */
export function useFocusOnNewPage(heading: RefObject<HTMLElement | null>): void {
  const isNewPage = useContext(NewPageContext);
  const [path] = useLocation();

  useEffect(() => {
    if (isNewPage(path)) heading.current?.focus({ preventScroll: true });
  }, [isNewPage, heading, path]);
}
