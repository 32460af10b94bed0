import { type ReactNode, useRef } from 'react';
import { useFocusOnNewPage } from '../shell/page-focus.ts';

interface PageHeadingProps {
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

export function PageHeading({ children, className }: PageHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusOnNewPage(heading);
  return (
    <h1 ref={heading} tabIndex={-1} className={className}>
      {children}
    </h1>
  );
}
