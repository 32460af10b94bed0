import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';

/** Rows above and below what is seen, so that a flick of the finger meets no hole. */
const SPARE = 8;

interface RowsInView {
  readonly body: RefObject<HTMLTableSectionElement | null>;
  readonly first: number;
  readonly end: number;
}

/**
 * Which of many rows of one height the window shows. The page itself scrolls, so the browser keeps its own places, its find bar aside. The
 * state changes only when another row comes near, not at every pixel.
 */
export function useRowsInView(count: number, rowHeight: number): RowsInView {
  const body = useRef<HTMLTableSectionElement>(null);
  const [range, setRange] = useState({ first: 0, end: 30 });
  const measure = useEffectEvent(() => {
    const top = body.current?.getBoundingClientRect().top ?? 0;
    const first = Math.max(0, Math.floor(-top / rowHeight) - SPARE);
    const end = Math.min(count, Math.ceil((innerHeight - top) / rowHeight) + SPARE);
    setRange((before) => (before.first === first && before.end === end ? before : { first, end }));
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
  return { body, first: Math.min(range.first, count), end: Math.min(Math.max(range.end, range.first), count) };
}
