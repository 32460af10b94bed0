import type { ReactNode } from 'react';
import { CloseIcon } from './icons/CloseIcon.tsx';
import css from './Notice.module.css';

interface NoticeProps {
  readonly children: ReactNode;
  readonly action?: { readonly name: string; readonly run: () => void };
  /** Present where the person may put it away for now. */
  readonly onDismiss?: () => void;
}

/** One quiet line on amber, with at most one thing to do. Stands in a live region that was there before it. */
export function Notice({ children, action, onDismiss }: NoticeProps) {
  return (
    <div className={css['notice']}>
      <span className={css['text']}>{children}</span>
      {action && (
        <button type="button" className={css['action']} onClick={action.run}>
          {action.name}
        </button>
      )}
      {onDismiss && (
        <button type="button" className={css['dismiss']} aria-label="Ocultar aviso" onClick={onDismiss}>
          <CloseIcon size={18} />
        </button>
      )}
    </div>
  );
}
