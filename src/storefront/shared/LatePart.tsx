import { type ReactNode, Suspense, useContext } from 'react';
import { ErrorBoundary } from '#ui/ErrorBoundary.tsx';
import { type LatePartProps, LatePartsContext } from './late-parts.ts';

interface LatePartElementProps<Part extends keyof LatePartProps> {
  readonly part: Part;
  readonly props: LatePartProps[Part];
}

/** A part of the page whose code comes when it is first needed. Where it cannot be had, the rest of the page is what it was. */
export function LatePart<Part extends keyof LatePartProps>({ part, props }: LatePartElementProps<Part>): ReactNode {
  const render = useContext(LatePartsContext)[part];
  return (
    <ErrorBoundary Fallback={Missing}>
      <Suspense fallback={null}>{render(props)}</Suspense>
    </ErrorBoundary>
  );
}

function Missing() {
  return null;
}
