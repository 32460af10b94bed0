import type { ReactNode } from 'react';
import { CloseIcon } from './icons/CloseIcon.tsx';
import css from './Notice.module.css';

interface NoticeProps {
  readonly children: ReactNode;
  readonly action?: { readonly name: string; readonly run: () => void };
  /** Present where the person may dismiss it. */
  readonly onDismiss?: () => void;
}

/** One line on amber, with at most one action. It has to be inside a live region that is in the page before it. */
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
