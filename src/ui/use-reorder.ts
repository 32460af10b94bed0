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
  /** The items in the order they would have if the pointer were released now. */
  readonly shown: readonly Item[];
  readonly draggedKey: string | null;
  /** For the list element; each of its items has `data-reorder={key}`. */
  readonly container: RefObject<HTMLUListElement | null>;
  /** The last move in words, for a live region. */
  readonly announcement: string;
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
 * A list that is reordered by dragging, also by touch, or by the arrow keys. It uses pointer events, because the browser's drag and drop does
 * not work with touch.
 *
 * `onOrder` may be asynchronous. It resolves when `items` have the new order, or when it failed. Until then the new order is shown, keys
 * pressed meanwhile continue from it, and their result is given to `onOrder` in one call afterwards.
 */
export function useReorder<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
  onOrder: (items: readonly Item[]) => void | Promise<void>,
): Reorder<Item> {
  const container = useRef<HTMLUListElement>(null);
  const moved = useMovedFocus(container);
  const [drag, setDrag] = useState<Drag<Item> | null>(null);
  const [announcement, setAnnouncement] = useState('');
  /** The keys in the requested order, until `items` have it. */
  const [wanted, setWanted] = useState<readonly string[] | null>(null);
  const isTaking = useRef(false);
  const settled = wanted ? inOrder(items, keyOf, wanted) : items;

  const placeOf = (list: readonly Item[], key: string): number => list.findIndex((item) => keyOf(item) === key);
  const announce = (name: string, list: readonly Item[], key: string): void =>
    setAnnouncement(`${name}: lugar ${placeOf(list, key) + 1} de ${list.length}`);

  /** The order with the dragged item where the pointer is. */
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
    // The last movement of a fast pointer may not be rendered yet.
    const order = orderUnder(drag, event);
    if (order.every((item, at) => item === settled[at])) return;
    announce(drag.name, order, drag.key);
    setWanted(order.map(keyOf));
  });
  const take = useEffectEvent(async (order: readonly string[]) => {
    isTaking.current = true;
    try {
      await onOrder(inOrder(items, keyOf, order));
    } finally {
      isTaking.current = false;
      // What was requested meanwhile is next, from the items as they are now.
      setWanted((now) => (now === null || now === order ? null : [...now]));
    }
  });
  useEffect(() => {
    // `onOrder` reports its own failures.
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
    // On the document, because an item that changes its place in the list loses its captured pointer.
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
    announcement,
    handleProps: (key, name) => ({
      'aria-label': `Mover ${name}: arrastra o usa las flechas`,
      'data-handle': key,
      onPointerDown(event) {
        if (event.button !== 0) return;
        // Prevents selecting text while dragging. It also prevents focusing, which is done explicitly.
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
        announce(name, next, key);
        setWanted(next.map(keyOf));
      },
    }),
  };
}
