let isBack = false;

/** Whether the screen was reached by going back or forward. The browser then restores its scroll position, for which it needs the whole height. */
export const cameBack = (): boolean => isBack;

/** Called before the first render, because a window's listeners are called in the order of their adding, and the router's own one renders the screen. */
export function watchHistory(): void {
  addEventListener('popstate', () => {
    isBack = true;
  });
  // The router's event.
  addEventListener('pushState', () => {
    isBack = false;
  });
}
