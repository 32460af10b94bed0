const REST_MS = 600;
/** Pixels. */
const JITTER = 6;

/**
 * Marks an element that floats over the text with `data-aside` while the page is scrolled down, when it would be in the way of reading.
 * @returns ends it.
 */
export function hideWhileScrolling(element: HTMLElement): () => void {
  let last = scrollY;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const hide = (isHidden: boolean): void => {
    if (isHidden) element.dataset['aside'] = 'true';
    else delete element.dataset['aside'];
  };
  const onScroll = (): void => {
    const moved = scrollY - last;
    if (Math.abs(moved) < JITTER) return;
    last = scrollY;
    clearTimeout(timer);
    hide(moved > 0);
    if (moved > 0) timer = setTimeout(() => hide(false), REST_MS);
  };
  addEventListener('scroll', onScroll, { passive: true });
  return () => {
    removeEventListener('scroll', onScroll);
    clearTimeout(timer);
    hide(false);
  };
}
