import { type ReactNode, useEffect, useId, useRef } from 'react';
import css from './KioskDialog.module.css';

interface KioskDialogProps {
  readonly title: string;
  readonly onClose: () => void;
  /** Fills the screen, for codes that a phone's camera reads. */
  readonly whole?: boolean;
  readonly children: ReactNode;
}

/** A modal dialog over whatever else is open, closed by a touch outside it and by Escape. It is open as long as it is rendered. */
export function KioskDialog({ title, onClose, whole, children }: KioskDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();

  useEffect(() => {
    const { current } = dialog;
    current?.showModal();
    return () => current?.close();
  }, []);

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- the backdrop; Escape does the same.
    <dialog
      ref={dialog}
      className={css['dialog']}
      data-whole={whole || undefined}
      aria-labelledby={heading}
      onClick={(event) => {
        if (event.target === dialog.current) onClose();
      }}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className={css['inside']}>
        <h2 id={heading} className={css['title']}>
          {title}
        </h2>
        {children}
      </div>
    </dialog>
  );
}
