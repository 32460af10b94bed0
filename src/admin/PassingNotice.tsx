import type { ReactNode } from 'react';
import { CloseIcon } from '#ui/icons/CloseIcon.tsx';
import { Passing } from '#ui/Passing.tsx';
import css from './PassingNotice.module.css';

interface PassingNoticeProps<Said> {
  /** What it is about; `null` while there is nothing to say. */
  readonly about: Said | null;
  readonly onClose: () => void;
  readonly text: (about: Said) => string;
  /** A button besides the one that closes it. */
  readonly children?: ReactNode;
}

/** One line that goes away by itself after a while. Its live region is always on the page, so screen readers announce it. */
export function PassingNotice<Said extends object>({ about, onClose, text, children }: PassingNoticeProps<Said>) {
  return (
    <output>
      {about && (
        <Passing about={about} onClose={onClose} className={css['notice']}>
          <span>{text(about)}</span>
          {children}
          <button type="button" className={css['close']} aria-label="Cerrar aviso" onClick={onClose}>
            <CloseIcon size={16} />
          </button>
        </Passing>
      )}
    </output>
  );
}
