import {
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';

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

/** An order that people make by dragging, with a finger too, or by the arrow keys. Pointer events: the browser's own dragging knows no touch. */
export function useReorder<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
  onOrder: (items: readonly Item[]) => void,
): Reorder<Item> {
  const container = useRef<HTMLUListElement>(null);
  const moved = useRef<string | null>(null);
  const [drag, setDrag] = useState<Drag<Item> | null>(null);
  const [told, setTold] = useState('');

  const placeOf = (list: readonly Item[], key: string): number => list.findIndex((item) => keyOf(item) === key);
  const tell = (name: string, list: readonly Item[], key: string): void =>
    setTold(`${name}: lugar ${placeOf(list, key) + 1} de ${list.length}`);

  const follow = useEffectEvent(({ clientX, clientY }: globalThis.PointerEvent) => {
    if (!drag) return;
    const over = document
      .elementsFromPoint(clientX, clientY)
      .map((element) => element.closest<HTMLElement>('[data-reorder]'))
      .find((element) => element && container.current?.contains(element))?.dataset['reorder'];
    if (over === undefined || over === drag.key) return;
    setDrag({ ...drag, order: movedTo(drag.order, placeOf(drag.order, drag.key), placeOf(drag.order, over)) });
  });
  const drop = useEffectEvent(() => {
    setDrag(null);
    if (!drag || drag.order.every((item, at) => item === items[at])) return;
    tell(drag.name, drag.order, drag.key);
    onOrder(drag.order);
  });

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
    document.addEventListener('pointerup', () => drop(), { signal });
    document.addEventListener('pointercancel', cancel, { signal });
    document.addEventListener('keydown', onEscape, { signal });
    return () => listening.abort();
  }, [isDragging]);

  useEffect(() => {
    // An item that the arrow keys moved keeps the focus, which the browser takes away with its old place.
    const key = moved.current;
    moved.current = null;
    if (key === null) return;
    const handles = container.current?.querySelectorAll<HTMLElement>('[data-handle]') ?? [];
    for (const handle of handles) if (handle.dataset['handle'] === key) handle.focus();
  });

  return {
    shown: drag?.order ?? items,
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
        setDrag({ key, name, order: items });
      },
      onKeyDown(event) {
        const step = STEPS[event.key];
        if (step === undefined) return;
        event.preventDefault();
        const from = placeOf(items, key);
        const next = movedTo(items, from, from + step);
        if (next === items) return;
        moved.current = key;
        tell(name, next, key);
        onOrder(next);
      },
    }),
  };
}

function movedTo<Item>(list: readonly Item[], from: number, to: number): readonly Item[] {
  const item = list[from];
  if (item === undefined || to < 0 || to >= list.length || to === from) return list;
  const next = list.filter((_, at) => at !== from);
  next.splice(to, 0, item);
  return next;
}
