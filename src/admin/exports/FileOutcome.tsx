import { useRef } from 'react';
import { Button } from '#ui/Button.tsx';
import { useFocusAfter } from '#ui/use-focus-after.ts';
import css from './ExportsScreen.module.css';
import type { FileMaking } from './use-file-making.ts';

interface FileOutcomeProps extends Pick<FileMaking<unknown>, 'outcome' | 'cancel'> {
  /** How far it has come; `null` while none is being made. */
  readonly progress: {
    /** What is under way: `Exportando el catálogo`. */
    readonly label: string;
    readonly text: string;
    /** Absent while nobody knows how much there is to do. */
    readonly part?: { readonly value: number; readonly max: number };
  } | null;
}

/** How far a file has come, with the way to cancel it, and what it came to. */
export function FileOutcome({ progress, outcome, cancel }: FileOutcomeProps) {
  const said = useRef<HTMLParagraphElement>(null);
  // On the button that begins it again.
  const moveFocus = useFocusAfter<'button'>((first) => said.current?.closest('section')?.querySelector(first));
  return (
    <>
      {progress && (
        <div className={css['progress']}>
          <progress aria-label={progress.label} {...progress.part} />
          <span>{progress.text}</span>
          <Button
            look="outline"
            onClick={() => {
              moveFocus('button');
              cancel();
            }}
          >
            Cancelar
          </Button>
        </div>
      )}
      <p ref={said} aria-live="polite" className={outcome?.isProblem ? css['problem'] : css['outcome']}>
        {outcome?.text}
      </p>
    </>
  );
}
