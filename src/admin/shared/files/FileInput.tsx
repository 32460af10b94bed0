import type { RefObject } from 'react';

interface FileInputProps {
  /** A visible button opens it: `chooser.current?.click()`. */
  readonly chooser: RefObject<HTMLInputElement | null>;
  readonly label: string;
  readonly accept: string;
  readonly multiple?: boolean;
  /** Whether the device's camera takes the picture. */
  readonly isCamera?: boolean;
  readonly onFiles: (files: readonly File[]) => void;
}

/** The browser's own choice of files, which is not seen and not reached by the keyboard: the button that opens it is. */
export function FileInput({ chooser, label, accept, multiple = false, isCamera = false, onFiles }: FileInputProps) {
  return (
    <input
      ref={chooser}
      type="file"
      className="visually-hidden"
      accept={accept}
      multiple={multiple}
      capture={isCamera ? 'environment' : undefined}
      aria-label={label}
      tabIndex={-1}
      onChange={({ target }) => {
        const files = [...(target.files ?? [])];
        // Without this, choosing the same file again would not fire a change event.
        target.value = '';
        if (files.length > 0) onFiles(files);
      }}
    />
  );
}
