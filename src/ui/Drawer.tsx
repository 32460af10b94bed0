import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { classNames } from './class-names.ts';
import css from './Drawer.module.css';
import { BackIcon } from './icons/BackIcon.tsx';
import { CloseIcon } from './icons/CloseIcon.tsx';

interface DrawerProps {
  readonly title: string;
  readonly open: boolean;
  /** Called for the cross, for Escape at the first level, for a tap beside the drawer, and for a link within it. */
  readonly onClose: () => void;
  /** For a drawer over another: called for its back arrow and for Escape. */
  readonly onBack?: () => void;
  readonly closeLabel?: string;
  readonly children: ReactNode;
  /** Stays visible below the scrolling content. */
  readonly foot?: ReactNode;
  /** Whether it is as wide as the page. */
  readonly wide?: boolean;
}

/** A panel from the right edge. The native modal dialog keeps focus within, makes the page inert and gives focus back when it closes. */
export function Drawer(props: DrawerProps) {
  const { title, open, onClose, onBack, closeLabel = 'Cerrar menú', children, foot, wide } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();

  useEffect(() => {
    const { current } = dialog;
    if (!current) return;
    if (open && !current.open) current.showModal();
    if (!open && current.open) current.close();
  }, [open]);

  function onClick(event: MouseEvent<HTMLDialogElement>) {
    const followed = event.target instanceof Element && event.target.closest('a[href]');
    if (!followed && event.target !== dialog.current) return;
    // At once and not at the next render, because the heading of the next page cannot get the focus while the page is inert.
    if (followed) dialog.current?.close();
    onClose();
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- the backdrop; Escape does the same.
    <dialog
      ref={dialog}
      className={classNames(css['drawer'], wide && css['wide'])}
      aria-labelledby={heading}
      onClick={onClick}
      onCancel={(event) => {
        // In React the event of a dialog within this one bubbles up to here.
        if (event.target !== dialog.current) return;
        event.preventDefault();
        (onBack ?? onClose)();
      }}
      onClose={({ target }) => {
        // The browser may close it without a cancel event, as Android's second back gesture does.
        // The event comes in a task after the closing, and by then the drawer may have been opened again.
        if (open && target === dialog.current && !dialog.current.open) (onBack ?? onClose)();
      }}
    >
      <div className={css['head']}>
        {onBack && (
          <button
            type="button"
            className={classNames(css['icon'], css['back'])}
            aria-label="Volver al menú"
            onClick={onBack}
          >
            <BackIcon size={22} />
          </button>
        )}
        <h2 id={heading} className={css['title']}>
          {title}
        </h2>
        <button type="button" className={css['icon']} aria-label={closeLabel} onClick={onClose}>
          <CloseIcon size={20} />
        </button>
      </div>
      <div className={css['body']}>{children}</div>
      {foot && <div className={css['foot']}>{foot}</div>}
    </dialog>
  );
}
