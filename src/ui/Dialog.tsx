import { type ReactNode, useEffect, useId, useRef } from 'react';
import css from './Dialog.module.css';

interface DialogProps {
  readonly title: string;
  readonly open: boolean;
  /** Called for Escape and for a press on the backdrop. It must not do what the dialog asks about. */
  readonly onCancel: () => void;
  readonly children: ReactNode;
  /** The answers; the harmless one first, so that it has the focus. */
  readonly actions: ReactNode;
}

/** A question that must be answered before going on. The native modal dialog keeps the focus within and returns it when it closes. */
export function Dialog({ title, open, onCancel, children, actions }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  /** Where the last press began: letters that are marked as far as the backdrop end in a click on it. */
  const pressed = useRef<EventTarget>(null);
  useEffect(() => {
    const { current } = dialog;
    if (!current) return;
    if (open && !current.open) current.showModal();
    if (!open && current.open) current.close();
  }, [open]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- the backdrop; Escape does the same.
    <dialog
      ref={dialog}
      className={css['dialog']}
      aria-labelledby={heading}
      onPointerDown={(event) => {
        pressed.current = event.target;
      }}
      onClick={(event) => {
        if (event.target === dialog.current && pressed.current === dialog.current) onCancel();
      }}
      onCancel={(event) => {
        event.preventDefault();
        onCancel();
      }}
      onClose={() => {
        // The event comes in a task after the closing, and by then the dialog may have been opened again.
        if (open && !dialog.current?.open) onCancel();
      }}
    >
      {open && (
        <div className={css['body']}>
          <h2 id={heading} className={css['title']}>
            {title}
          </h2>
          {children}
          <div className={css['actions']}>{actions}</div>
        </div>
      )}
    </dialog>
  );
}
