import { useRef } from 'react';
import { useAnchor } from './use-anchor.ts';

interface AnchorHeadingProps {
  /** Where a part is an answer by itself: the word behind `#` that leads to it. */
  readonly id?: string | undefined;
  readonly className: string | undefined;
  readonly children: string;
}

/** The heading of a part of a page, which an address of its own may point at. */
export function AnchorHeading({ id, className, children }: AnchorHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useAnchor(id, heading);
  return (
    <h2 ref={heading} id={id} tabIndex={id === undefined ? undefined : -1} className={className}>
      {children}
    </h2>
  );
}
