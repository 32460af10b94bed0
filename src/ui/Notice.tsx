import type { ReactNode } from 'react';
import css from './Notice.module.css';

interface NoticeProps {
  readonly children: ReactNode;
  readonly action?: { readonly name: string; readonly run: () => void };
}

/** One quiet line on amber, with at most one thing to do. Stands in a live region that was there before it. */
export function Notice({ children, action }: NoticeProps) {
  return (
    <div className={css['notice']}>
      <span>{children}</span>
      {action && (
        <button type="button" className={css['action']} onClick={action.run}>
          {action.name}
        </button>
      )}
    </div>
  );
}
