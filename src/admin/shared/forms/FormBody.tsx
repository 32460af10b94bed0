import type { ReactNode, RefObject } from 'react';
import { useShortcut } from '#ui/use-shortcut.ts';
import css from './FormBody.module.css';

interface FormBodyProps {
  /** From `useForm`, which focuses the first wrong field in it. */
  readonly place: RefObject<HTMLFormElement | null>;
  readonly onSave: () => void;
  readonly children: ReactNode;
}

/** The fields of a form. Enter in a text input saves, and so does Ctrl+S or ⌘S anywhere on the page. */
export function FormBody({ place, onSave, children }: FormBodyProps) {
  useShortcut('Control+s', onSave);
  return (
    <form
      ref={place}
      className={css['body']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSave();
      }}
    >
      {children}
      {/* Enter submits a form of several fields only when it holds a submit button; the visible one is in the bar, outside the form. */}
      <button type="submit" hidden>
        Guardar
      </button>
    </form>
  );
}
