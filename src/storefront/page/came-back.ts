let isBack = false;
let isFollowed = false;

/** Whether the screen was reached by going back or forward. The browser then restores its scroll position, for which it needs the whole height. */
export const cameBack = (): boolean => isBack;

/** Whether the screen was reached by a link within the site: not by opening the page, and not by going back or forward. */
export const followedLink = (): boolean => isFollowed;

/** Called before the first render, because a window's listeners are called in the order of their adding, and the router's own one renders the screen. */
export function watchHistory(): void {
  addEventListener('popstate', () => {
    isBack = true;
    isFollowed = false;
  });
  // The router's event.
  addEventListener('pushState', () => {
    isBack = false;
    isFollowed = true;
  });
}
