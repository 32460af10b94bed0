import { type PointerEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';

interface Point {
  readonly x: number;
  readonly y: number;
}

interface CloseUp {
  readonly stage: RefObject<HTMLDivElement | null>;
  readonly isClose: boolean;
  /** Enlarges the part at this point of the window, or the middle; or shows the picture whole again. */
  readonly toggle: (at?: Point) => void;
  readonly leave: () => void;
  /** Moves the picture by parts of what is seen of it. */
  readonly move: (right: number, down: number) => void;
  /** For the stage itself. */
  readonly onPointerDown: (event: PointerEvent<HTMLDivElement>) => void;
  readonly onClick: (event: { readonly clientX: number; readonly clientY: number }) => void;
}

/** So far a hand that presses may move. */
const STILL_PX = 6;

/** Where the picture is drawn: as large as its box allows, in the middle of it. */
function drawnBox(stage: HTMLElement): { readonly left: number; readonly top: number; width: number; height: number } {
  const image = stage.querySelector('img');
  const { left, top, width, height } = (image ?? stage).getBoundingClientRect();
  const [own, ownHeight] = [Number(image?.getAttribute('width')) || 1, Number(image?.getAttribute('height')) || 1];
  const scale = Math.min(width / own, height / ownHeight);
  const [wide, high] = [own * scale, ownHeight * scale];
  return { left: left + (width - wide) / 2, top: top + (height - high) / 2, width: wide, height: high };
}

function middleOf(stage: HTMLElement): Point {
  const { left, top, width, height } = stage.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/** A picture that is enlarged where it is pressed, and then follows the pointer: the part under a finger or a mouse stays under it. */
export function useCloseUp(): CloseUp {
  const stage = useRef<HTMLDivElement>(null);
  const [isClose, setClose] = useState(false);
  /** The point that was pressed, and which part of the picture was there, in fractions of its size. */
  const pressed = useRef<{ readonly at: Point; readonly part: Point } | null>(null);
  const wasDragged = useRef(false);

  // Before it is painted, or the picture would be seen to jump.
  useLayoutEffect(() => {
    const { current } = stage;
    if (!current || !pressed.current || !isClose) return;
    const { at, part } = pressed.current;
    const { left, top, width, height } = drawnBox(current);
    current.scrollBy({
      left: left + part.x * width - at.x,
      top: top + part.y * height - at.y,
      behavior: 'instant',
    });
  }, [isClose]);

  function toggle(point?: Point): void {
    const { current } = stage;
    if (current && !isClose) {
      const at = point ?? middleOf(current);
      const { left, top, width, height } = drawnBox(current);
      pressed.current = { at, part: { x: (at.x - left) / width, y: (at.y - top) / height } };
    }
    setClose(!isClose);
  }

  return {
    stage,
    isClose,
    toggle,
    leave: () => setClose(false),
    move(right, down) {
      const { current } = stage;
      if (!current) return;
      const { clientWidth, clientHeight } = current;
      const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
      current.scrollBy({
        left: right * clientWidth,
        top: down * clientHeight,
        behavior: isCalm ? 'instant' : 'smooth',
      });
    },
    onPointerDown(start) {
      wasDragged.current = false;
      if (!isClose || !start.isPrimary || start.button !== 0) return;
      const box = start.currentTarget;
      const from = { left: box.scrollLeft, top: box.scrollTop };
      const isOther = ({ pointerId }: globalThis.PointerEvent): boolean => pointerId !== start.pointerId;
      const onMove = (move: globalThis.PointerEvent): void => {
        if (isOther(move)) return;
        const [x, y] = [move.clientX - start.clientX, move.clientY - start.clientY];
        wasDragged.current ||= Math.hypot(x, y) > STILL_PX;
        box.scrollTo({ left: from.left - x, top: from.top - y, behavior: 'instant' });
      };
      const onEnd = (end: globalThis.PointerEvent): void => {
        if (isOther(end)) return;
        removeEventListener('pointermove', onMove);
        removeEventListener('pointerup', onEnd);
        removeEventListener('pointercancel', onEnd);
      };
      addEventListener('pointermove', onMove);
      addEventListener('pointerup', onEnd);
      // Two fingers belong to the browser, which enlarges the whole window.
      addEventListener('pointercancel', onEnd);
    },
    onClick({ clientX, clientY }) {
      if (!wasDragged.current) toggle({ x: clientX, y: clientY });
    },
  };
}
