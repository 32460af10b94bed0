import { type FocusEvent, type PointerEvent, type ReactNode, useEffect, useState } from 'react';

/** WCAG 2.2.1 asks for twenty seconds at least, or for a way to have more: a notice stays while the pointer or the focus is in it. */
const SHOWN_MS = 20_000;

interface PassingProps<Said> {
  /** What it is about: another one is shown for its whole time. */
  readonly about: Said;
  readonly onClose: () => void;
  /** How long it is shown, for a notice that offers nothing to do. */
  readonly shownMs?: number;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Something that goes away by itself after a while, but not while the pointer or the focus is in it. */
export function Passing<Said extends object>(props: PassingProps<Said>) {
  const { about, onClose, shownMs = SHOWN_MS, className, children } = props;
  // What it is about and not a boolean: a notice that is closed under the pointer never hears that the pointer left.
  const [held, setHeld] = useState<Said | null>(null);
  useEffect(() => {
    if (held === about) return undefined;
    const timer = setTimeout(onClose, shownMs);
    return () => clearTimeout(timer);
  }, [about, held, onClose, shownMs]);
  const hold = (): void => setHeld(about);
  function onPointerLeave({ currentTarget }: PointerEvent): void {
    if (!currentTarget.contains(document.activeElement)) setHeld(null);
  }
  function onBlur({ currentTarget, relatedTarget }: FocusEvent): void {
    if (!currentTarget.matches(':hover') && !currentTarget.contains(relatedTarget)) setHeld(null);
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it only waits while somebody is in it.
    <div className={className} onPointerEnter={hold} onPointerLeave={onPointerLeave} onFocus={hold} onBlur={onBlur}>
      {children}
    </div>
  );
}
