import { type RefObject, useDeferredValue, useEffect, useEffectEvent, useRef, useState } from 'react';

/** Rows above and below what is seen, so that a flick of the finger meets no hole. */
const SPARE = 8;

interface Range {
  readonly first: number;
  readonly end: number;
}

interface RowsInView extends Range {
  readonly body: RefObject<HTMLTableSectionElement | null>;
}

/**
 * The rows to have in the page: all that are seen, and of the spare ones those that are there already. The others come when nothing
 * more urgent does, in pieces.
 */
function reach(seen: Range, settled: Range): Range {
  const isNear = settled.first - SPARE <= seen.end && settled.end + SPARE >= seen.first;
  if (!isNear) return seen;
  return {
    first: Math.max(seen.first, settled.first) - SPARE,
    end: Math.min(seen.end, settled.end) + SPARE,
  };
}

/**
 * Which of many rows of one height the window shows. The page itself scrolls, so the browser keeps its own places, its find bar aside. The
 * state changes only when another row comes near, not at every pixel.
 */
export function useRowsInView(count: number, rowHeight: number): RowsInView {
  const body = useRef<HTMLTableSectionElement>(null);
  const [seen, setSeen] = useState<Range>({ first: 0, end: 30 });
  const range = reach(seen, useDeferredValue(seen));
  const measure = useEffectEvent(() => {
    const top = body.current?.getBoundingClientRect().top ?? 0;
    const first = Math.max(0, Math.floor(-top / rowHeight));
    const end = Math.min(count, Math.ceil((innerHeight - top) / rowHeight));
    setSeen((before) => (before.first === first && before.end === end ? before : { first, end }));
  });
  useEffect(() => {
    measure();
    const listening = new AbortController();
    const options = { signal: listening.signal, passive: true };
    const onMove = (): void => measure();
    addEventListener('scroll', onMove, options);
    addEventListener('resize', onMove, options);
    return () => listening.abort();
  }, []);
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another list, or rows of another height, is another view.
  useEffect(() => measure(), [count, rowHeight]);
  const first = Math.min(Math.max(0, Math.min(range.first, seen.first)), count);
  return { body, first, end: Math.max(first, Math.min(Math.max(range.end, seen.end), count)) };
}
