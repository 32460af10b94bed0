import { type ReactNode, useRef } from 'react';
import { Button } from '#ui/Button.tsx';
import css from './OpeningScreen.module.css';

interface FileChoiceProps {
  readonly label: string;
  readonly accept: string;
  readonly disabled?: boolean;
  readonly onFile: (file: File) => void;
  /** What came of the last file. */
  readonly children?: ReactNode;
}

/** A button that chooses a file of this device. */
export function FileChoice({ label, accept, disabled = false, onFile, children }: FileChoiceProps) {
  const chooser = useRef<HTMLInputElement>(null);
  return (
    <div className={css['file']}>
      <input
        ref={chooser}
        type="file"
        className="visually-hidden"
        accept={accept}
        aria-label={label}
        tabIndex={-1}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // Without this, choosing the same file again would not fire a change event.
          target.value = '';
          if (file) onFile(file);
        }}
      />
      <Button look="outline" disabled={disabled} onClick={() => chooser.current?.click()}>
        {label}
      </Button>
      <output>{children}</output>
    </div>
  );
}
