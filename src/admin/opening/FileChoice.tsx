import { type ReactNode, useRef } from 'react';
import { Button } from '#ui/Button.tsx';
import { FileInput } from '../shared/files/FileInput.tsx';
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
      <FileInput chooser={chooser} label={label} accept={accept} onFiles={([file]) => file && onFile(file)} />
      <Button look="outline" disabled={disabled} onClick={() => chooser.current?.click()}>
        {label}
      </Button>
      <output>{children}</output>
    </div>
  );
}
