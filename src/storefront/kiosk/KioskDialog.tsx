import { type ReactNode, useEffect, useId, useRef } from 'react';
import css from './KioskDialog.module.css';

interface KioskDialogProps {
  readonly title: string;
  readonly onClose: () => void;
  /** Over the whole screen, for what is held up to a phone. */
  readonly whole?: boolean;
  readonly children: ReactNode;
}

/** In the middle of the screen, over whatever is open; a touch beside it and Escape close it. It is there for as long as it is rendered. */
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
