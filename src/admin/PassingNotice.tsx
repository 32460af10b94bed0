import { type FocusEvent, type PointerEvent, type ReactNode, useEffect, useState } from 'react';
import { CloseIcon } from '#ui/icons/CloseIcon.tsx';
import css from './PassingNotice.module.css';

/** WCAG 2.2.1 asks for twenty seconds at least, or for a way to have more: a notice stays while the pointer or the focus is in it. */
const SHOWN_MS = 20_000;

interface PassingNoticeProps<Said> {
  /** What it is about: another one is shown for its whole time. `null` while there is nothing to say. */
  readonly about: Said | null;
  readonly onClose: () => void;
  readonly text: (about: Said) => string;
  /** A button besides the one that closes it. */
  readonly children?: ReactNode;
}

/** One line that goes away by itself after a while. Its live region is always on the page, so screen readers announce it. */
export function PassingNotice<Said extends object>({ about, onClose, text, children }: PassingNoticeProps<Said>) {
  // What it is about and not a boolean: a notice that is closed under the pointer never hears that the pointer left.
  const [held, setHeld] = useState<Said | null>(null);
  useEffect(() => {
    if (!about || held === about) return undefined;
    const timer = setTimeout(onClose, SHOWN_MS);
    return () => clearTimeout(timer);
  }, [about, held, onClose]);
  const hold = (): void => setHeld(about);
  function onPointerLeave({ currentTarget }: PointerEvent): void {
    if (!currentTarget.contains(document.activeElement)) setHeld(null);
  }
  function onBlur({ currentTarget, relatedTarget }: FocusEvent): void {
    if (!currentTarget.matches(':hover') && !currentTarget.contains(relatedTarget)) setHeld(null);
  }
  return (
    <output>
      {about && (
        // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it only waits while somebody is in it.
        <div
          className={css['notice']}
          onPointerEnter={hold}
          onPointerLeave={onPointerLeave}
          onFocus={hold}
          onBlur={onBlur}
        >
          <span>{text(about)}</span>
          {children}
          <button type="button" className={css['close']} aria-label="Cerrar aviso" onClick={onClose}>
            <CloseIcon size={16} />
          </button>
        </div>
      )}
    </output>
  );
}
