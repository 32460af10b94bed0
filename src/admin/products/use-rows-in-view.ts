import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { nextRows, type RowsInPage } from './rows-in-page.ts';

interface RowsInView extends RowsInPage {
  readonly body: RefObject<HTMLTableSectionElement | null>;
}

/** So long after the last movement the window is at rest. */
const REST_MS = 120;
const START: RowsInPage = { first: 0, end: 12, pictured: { first: 0, end: 12 }, isHurried: false };

/**
 * Which of many rows of one height are in the page. The page itself scrolls, so the browser keeps its own places, its find bar aside. One
 * frame brings few new rows, however far the window jumped: the others come with the frames after it.
 */
export function useRowsInView(count: number, rowHeight: number): RowsInView {
  const body = useRef<HTMLTableSectionElement>(null);
  const [rows, setRows] = useState(START);
  const step = useEffectEvent((isAtRest: boolean): boolean => {
    const top = body.current?.getBoundingClientRect().top ?? 0;
    const first = Math.min(Math.max(0, Math.floor(-top / rowHeight)), count);
    const end = Math.max(first, Math.min(count, Math.ceil((innerHeight - top) / rowHeight)));
    const next = nextRows(rows, { first, end }, count, isAtRest);
    // At once, in this frame: React would leave it to a later one, and the window would show nothing meanwhile.
    if (next !== rows) flushSync(() => setRows(next));
    return next !== rows;
  });
  useEffect(() => {
    let frame = 0;
    let movedAt = -REST_MS;
    const onFrame = (now: number): void => {
      const isAtRest = now - movedAt >= REST_MS;
      const isBusy = step(isAtRest);
      frame = isBusy || !isAtRest ? requestAnimationFrame(onFrame) : 0;
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
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another list, or rows of another height, is another view.
  }, [count, rowHeight]);
  const first = Math.min(rows.first, count);
  return { ...rows, body, first, end: Math.min(rows.end, count) };
}
