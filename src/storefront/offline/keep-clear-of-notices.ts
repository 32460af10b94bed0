const CONTROLS = 'a[href], button, input, select, textarea, summary, label';
/** Between what was pressed and the notices, in pixels. */
const MARGIN = 8;

/**
 * Tells the page how high the notices at its lower edge are, so that what else stands there moves above them, and scrolls what was just pressed or has
 * the focus clear of them.
 * @returns ends it.
 */
export function keepClearOfNotices(region: HTMLElement): () => void {
  const root = document.documentElement;
  let pressed: Element | null = null;
  const onPress = ({ target }: Event): void => {
    pressed = target instanceof Element ? target.closest(CONTROLS) : null;
  };
  const observer = new ResizeObserver(() => {
    const { top, height } = region.getBoundingClientRect();
    if (height === 0) {
      root.style.removeProperty('--notices');
      return;
    }
    root.style.setProperty('--notices', `${height}px`);
    const below = [pressed, document.activeElement].map((control) => depthBelow(control, region, top));
    const most = Math.max(...below);
    if (most > 0) scrollBy({ top: most + MARGIN, behavior: 'instant' });
  });
  observer.observe(region);
  document.addEventListener('pointerdown', onPress, true);
  return () => {
    observer.disconnect();
    document.removeEventListener('pointerdown', onPress, true);
    root.style.removeProperty('--notices');
  };
}

/** How far a control in the window reaches below that line; 0 for one that is not a control of the page, or is too high to be brought above it. */
function depthBelow(control: Element | null, region: Element, line: number): number {
  if (!control?.matches(CONTROLS) || region.contains(control)) return 0;
  const { top, bottom } = control.getBoundingClientRect();
  const isInWindow = bottom > 0 && top < innerHeight;
  // What stands at the edge itself does not move with the page.
  return isInWindow && bottom - top < line && !isFixed(control) ? bottom - line : 0;
}

function isFixed(element: Element): boolean {
  for (let at: Element | null = element; at; at = at.parentElement) {
    if (/fixed|sticky/.test(getComputedStyle(at).position)) return true;
  }
  return false;
}
