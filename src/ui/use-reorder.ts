import {
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { inOrder, movedTo } from './list-order.ts';
import { useMovedFocus } from './use-moved-focus.ts';

interface Reorder<Item> {
  /** The items as they would stand if the finger were lifted now. */
  readonly shown: readonly Item[];
  readonly draggedKey: string | null;
  /** For the list; each of its items carries `data-reorder={key}`. */
  readonly container: RefObject<HTMLUListElement | null>;
  /** What the last move did, for a live region. */
  readonly told: string;
  /** For the handle of an item: dragged by any pointer, moved by the arrow keys. */
  readonly handleProps: (key: string, name: string) => HandleProps;
}

interface HandleProps {
  readonly 'aria-label': string;
  readonly 'data-handle': string;
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

interface Drag<Item> {
  readonly key: string;
  readonly name: string;
  readonly order: readonly Item[];
}

const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 };

/**
 * An order that people make by dragging, with a finger too, or by the arrow keys. Pointer events: the browser's own dragging knows no touch.
 *
 * `onOrder` may take its time, and resolves when `items` are as it made them, or when it failed: until then the order asked for is shown,
 * and keys pressed meanwhile go on from there. What they add is asked for in one go afterwards.
 */
export function useReorder<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
  onOrder: (items: readonly Item[]) => void | Promise<void>,
): Reorder<Item> {
  const container = useRef<HTMLUListElement>(null);
  const moved = useMovedFocus(container);
  const [drag, setDrag] = useState<Drag<Item> | null>(null);
  const [told, setTold] = useState('');
  /** The keys in the order asked for, while `items` do not stand in it yet. */
  const [wanted, setWanted] = useState<readonly string[] | null>(null);
  const isTaking = useRef(false);
  const settled = wanted ? inOrder(items, keyOf, wanted) : items;

  const placeOf = (list: readonly Item[], key: string): number => list.findIndex((item) => keyOf(item) === key);
  const tell = (name: string, list: readonly Item[], key: string): void =>
    setTold(`${name}: lugar ${placeOf(list, key) + 1} de ${list.length}`);

  /** The dragged order as it is with the finger there. */
  const orderUnder = ({ key, order }: Drag<Item>, { clientX, clientY }: globalThis.PointerEvent): readonly Item[] => {
    const over = document
      .elementsFromPoint(clientX, clientY)
      .map((element) => element.closest<HTMLElement>('[data-reorder]'))
      .find((element) => element && container.current?.contains(element))?.dataset['reorder'];
    return over === undefined ? order : movedTo(order, placeOf(order, key), placeOf(order, over));
  };
  const follow = useEffectEvent((event: globalThis.PointerEvent) => {
    if (!drag) return;
    const order = orderUnder(drag, event);
    if (order !== drag.order) setDrag({ ...drag, order });
  });
  const drop = useEffectEvent((event: globalThis.PointerEvent) => {
    setDrag(null);
    if (!drag) return;
    // The last way of a quick finger may not be drawn yet.
    const order = orderUnder(drag, event);
    if (order.every((item, at) => item === settled[at])) return;
    tell(drag.name, order, drag.key);
    setWanted(order.map(keyOf));
  });
  const take = useEffectEvent(async (order: readonly string[]) => {
    isTaking.current = true;
    try {
      await onOrder(inOrder(items, keyOf, order));
    } finally {
      isTaking.current = false;
      // What was asked for meanwhile is taken next, from items as they now are.
      setWanted((now) => (now === null || now === order ? null : [...now]));
    }
  });
  useEffect(() => {
    // `onOrder` tells its own failures.
    if (wanted && !isTaking.current) void take(wanted);
  }, [wanted]);

  const isDragging = drag !== null;
  useEffect(() => {
    if (!isDragging) return undefined;
    const cancel = (): void => setDrag(null);
    const onEscape = ({ key }: globalThis.KeyboardEvent): void => {
      if (key === 'Escape') cancel();
    };
    const listening = new AbortController();
    const { signal } = listening;
    // On the document: an item that changes its place in the list loses whatever pointer it had captured.
    document.addEventListener('pointermove', (event) => follow(event), { signal });
    document.addEventListener('pointerup', (event) => drop(event), { signal });
    document.addEventListener('pointercancel', cancel, { signal });
    document.addEventListener('keydown', onEscape, { signal });
    return () => listening.abort();
  }, [isDragging]);

  return {
    shown: drag?.order ?? settled,
    draggedKey: drag?.key ?? null,
    container,
    told,
    handleProps: (key, name) => ({
      'aria-label': `Mover ${name}: arrastra o usa las flechas`,
      'data-handle': key,
      onPointerDown(event) {
        if (event.button !== 0) return;
        // No text is selected on the way; the focus that this would have given is given by hand.
        event.preventDefault();
        event.currentTarget.focus();
        setDrag({ key, name, order: settled });
      },
      onKeyDown(event) {
        const step = STEPS[event.key];
        if (step === undefined) return;
        event.preventDefault();
        const from = placeOf(settled, key);
        const next = movedTo(settled, from, from + step);
        if (next === settled) return;
        moved.current = key;
        tell(name, next, key);
        setWanted(next.map(keyOf));
      },
    }),
  };
}
