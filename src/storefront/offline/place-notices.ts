const CONTROLS = 'a[href], button, input, select, textarea, summary, label';

/** Where the notices may stand, the first of those that cover least. On a phone they are as wide as the window, and the sides are the same. */
const PLACES = [
  { isTop: false, isStart: false },
  { isTop: true, isStart: false },
  { isTop: false, isStart: true },
  { isTop: true, isStart: true },
] as const;

/**
 * Keeps the notices off what a person is about to press again. They are shown at the bottom, and at the top of the page or on its other side where they
 * would cover more controls there, or the one that was just pressed or has the focus.
 * @returns ends it.
 */
export function placeNotices(region: HTMLElement): () => void {
  let pressed: Element | null = null;
  const onPress = ({ target }: Event): void => {
    pressed = target instanceof Element ? target.closest(CONTROLS) : null;
  };
  let isPointedAt = false;
  const onMove = (): void => {
    isPointedAt = true;
  };
  const onLeave = (): void => {
    isPointedAt = false;
  };
  // Below the whole header while it is in the window, and below the row that stays when the rest has scrolled away.
  const findHeaderEnd = (): void => {
    if (region.childElementCount === 0) return;
    const edge = document.querySelector('main')?.getBoundingClientRect().top ?? 0;
    region.style.setProperty('--header-end', `${Math.max(0, edge)}px`);
  };
  const standAt = ({ isTop, isStart }: (typeof PLACES)[number]): void => {
    region.toggleAttribute('data-top', isTop);
    region.toggleAttribute('data-start', isStart);
  };
  const place = (): void => {
    // Nothing moves away from somebody who is about to press it. Not `:hover`: a notice may have come under a pointer that rests.
    if (region.childElementCount === 0 || isPointedAt || region.matches(':focus-within')) return;
    findHeaderEnd();
    const weights = PLACES.map((one) => {
      standAt(one);
      return weigh(region, pressed);
    });
    standAt(PLACES[weights.indexOf(Math.min(...weights))] ?? PLACES[0]);
  };
  const observer = new ResizeObserver(place);
  observer.observe(region);
  region.addEventListener('pointermove', onMove);
  region.addEventListener('pointerleave', onLeave);
  document.addEventListener('pointerdown', onPress, true);
  // The header comes back over a notice when the page is scrolled up, or another page opens at its top.
  addEventListener('scroll', findHeaderEnd, { passive: true });
  return () => {
    observer.disconnect();
    region.removeEventListener('pointermove', onMove);
    region.removeEventListener('pointerleave', onLeave);
    document.removeEventListener('pointerdown', onPress, true);
    removeEventListener('scroll', findHeaderEnd);
  };
}

/** How many controls a region lies on; the one in use counts for more than a page has. */
function weigh(region: HTMLElement, pressed: Element | null): number {
  const own = region.getBoundingClientRect();
  let weight = 0;
  for (const control of document.querySelectorAll(CONTROLS)) {
    if (region.contains(control)) continue;
    const { left, right, top, bottom } = control.getBoundingClientRect();
    const isUnder = left < own.right && right > own.left && top < own.bottom && bottom > own.top;
    if (isUnder) weight += control === pressed || control === document.activeElement ? 1000 : 1;
  }
  return weight;
}
