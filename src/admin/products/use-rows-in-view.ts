import { type RefObject, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { MAX_NEW_ROWS, nextRowBudget, nextRows, type RowsInPage } from './rows-in-page.ts';

interface RowsInView<Body> extends RowsInPage {
  readonly body: RefObject<Body | null>;
}

/** Where the rows of a list are. */
export interface RowPlaces {
  readonly count: number;
  /** The row at so many pixels below the top of the list; any number outside the list where there is none. */
  readonly rowAt: (pixels: number) => number;
}

/** The window counts as still this long after the last scroll event. */
const REST_MS = 120;
const START: RowsInPage = { first: 0, end: 12, pictured: { first: 0, end: 12 }, isFast: false };

/** Which rows of a long list are in the page, where all rows have one height. */
export function useRowsInView(count: number, rowHeight: number): RowsInView<HTMLTableSectionElement> {
  const places = useMemo(
    () => ({ count, rowAt: (pixels: number) => Math.floor(pixels / rowHeight) }),
    [count, rowHeight],
  );
  return usePlacedRows<HTMLTableSectionElement>(places);
}

/**
 * Which rows of a long list are in the page. The page itself scrolls, so the browser restores its scroll positions
 * as usual. Each frame adds few rows, however far the window jumped, and the next frames add the others.
 */
export function usePlacedRows<Body extends HTMLElement>(places: RowPlaces): RowsInView<Body> {
  const { count } = places;
  const body = useRef<Body>(null);
  const [rows, setRows] = useState(START);
  const step = useEffectEvent((isAtRest: boolean, mostNew: number): boolean => {
    const top = body.current?.getBoundingClientRect().top ?? 0;
    const first = Math.min(Math.max(0, places.rowAt(-top)), count);
    const end = Math.max(first, Math.min(count, places.rowAt(innerHeight - top) + 1));
    const next = nextRows(rows, { first, end }, count, isAtRest, mostNew);
    // React would render in a later frame, and the window would be empty until then.
    if (next !== rows) flushSync(() => setRows(next));
    return next !== rows;
  });
  useEffect(() => {
    let frame = 0;
    let movedAt = -REST_MS;
    let drawnAt = 0;
    let budget = MAX_NEW_ROWS;
    const onFrame = (now: number): void => {
      const isAtRest = now - movedAt >= REST_MS;
      // The first frame after a rest has no other before it.
      if (drawnAt > 0) budget = nextRowBudget(budget, now - drawnAt);
      const isBusy = step(isAtRest, budget);
      const goesOn = isBusy || !isAtRest;
      drawnAt = goesOn ? now : 0;
      frame = goesOn ? requestAnimationFrame(onFrame) : 0;
    };
    const onMove = (): void => {
      movedAt = performance.now();
      frame ||= requestAnimationFrame(onFrame);
    };
    frame = requestAnimationFrame(onFrame);
    const listening = new AbortController();
    addEventListener('scroll', onMove, { signal: listening.signal, passive: true });
    addEventListener('resize', onMove, { signal: listening.signal });
    return () => {
      listening.abort();
      cancelAnimationFrame(frame);
    };
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- a list with other places is measured again.
  }, [places]);
  const first = Math.min(rows.first, count);
  return { ...rows, body, first, end: Math.min(rows.end, count) };
}
