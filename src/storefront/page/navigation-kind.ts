let isHistory = false;
let isLink = false;

/** Whether the screen was reached by going back or forward. The browser then restores its scroll position, for which it needs the whole height. */
export const isHistoryNavigation = (): boolean => isHistory;

/** Whether the screen was reached by a link within the site: not by opening the page, and not by going back or forward. */
export const isLinkNavigation = (): boolean => isLink;

/** Called before the first render, because a window's listeners are called in the order of their adding, and the router's own one renders the screen. */
export function watchNavigation(): void {
  addEventListener('popstate', () => {
    isHistory = true;
    isLink = false;
  });
  // The router's event.
  addEventListener('pushState', () => {
    isHistory = false;
    isLink = true;
  });
}
