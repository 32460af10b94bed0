import { type ReactNode, Suspense, useContext } from 'react';
import { ErrorBoundary } from '#ui/ErrorBoundary.tsx';
import { LateCodeContext, type LatePartProps } from './late-parts.ts';

interface LatePartElementProps<Part extends keyof LatePartProps> {
  readonly part: Part;
  readonly props: LatePartProps[Part];
  /** Shown while its code loads. */
  readonly fallback?: ReactNode;
}

/** A part of the page whose code loads when it is first needed. If the code cannot be loaded, the part is left out. */
export function LatePart<Part extends keyof LatePartProps>({
  part,
  props,
  fallback = null,
}: LatePartElementProps<Part>): ReactNode {
  const render = useContext(LateCodeContext).parts[part];
  return (
    <ErrorBoundary Fallback={Missing}>
      <Suspense fallback={fallback}>{render(props)}</Suspense>
    </ErrorBoundary>
  );
}

function Missing() {
  return null;
}
