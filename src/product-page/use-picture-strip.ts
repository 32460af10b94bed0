import { type RefObject, type UIEvent, useRef, useState } from 'react';

interface PictureStrip {
  readonly strip: RefObject<HTMLUListElement | null>;
  /** The picture that is shown, or that the strip is on its way to. */
  readonly shown: number;
  /** Scrolls to a picture, or to the nearest that there is. */
  readonly show: (at: number) => void;
  /** For the strip itself. */
  readonly onScroll: (event: UIEvent<HTMLUListElement>) => void;
  readonly onScrollEnd: (event: UIEvent<HTMLUListElement>) => void;
  /** For whatever begins a movement of the person's own. */
  readonly onTakeOver: () => void;
}

/** A strip of pictures as wide as itself, of which one is shown. It is moved by scrolling it and by `show`. */
export function usePictureStrip(count: number): PictureStrip {
  const strip = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(0);
  /** Where `show` sends the strip, until it is there or the person takes over. */
  const goal = useRef<number | null>(null);
  return {
    strip,
    shown,
    show(at) {
      const { current } = strip;
      const next = Math.max(0, Math.min(count - 1, at));
      goal.current = next;
      current?.scrollTo({ left: next * current.clientWidth, behavior: 'smooth' });
      setShown(next);
    },
    onScroll({ currentTarget: { scrollLeft, clientWidth } }) {
      if (clientWidth === 0) return;
      const at = Math.round(scrollLeft / clientWidth);
      if (goal.current === at) goal.current = null;
      if (goal.current === null) setShown(at);
    },
    // A picture that loads on the way makes a browser snap back to where the strip came from.
    onScrollEnd({ currentTarget }) {
      if (goal.current === null) return;
      currentTarget.scrollTo({ left: goal.current * currentTarget.clientWidth, behavior: 'instant' });
    },
    onTakeOver() {
      goal.current = null;
    },
  };
}
