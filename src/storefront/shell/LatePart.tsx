import { type ReactNode, Suspense, useContext } from 'react';
import { ErrorBoundary } from '#ui/ErrorBoundary.tsx';
import { LateCodeContext, type LatePartProps } from './late-parts.ts';

interface LatePartElementProps<Part extends keyof LatePartProps> {
  readonly part: Part;
  readonly props: LatePartProps[Part];
  /** Shown until its code has come, which without a network is not before that is back. */
  readonly fallback?: ReactNode;
}

/** A part of the page whose code loads when it is first needed. One that fails is left out. */
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
