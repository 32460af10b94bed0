import { useRef } from 'react';
import { useAnchor } from './use-anchor.ts';

interface AnchorHeadingProps {
  /** The anchor of this part in the page's address, for parts that are linked to by themselves. */
  readonly id?: string | undefined;
  readonly className: string | undefined;
  readonly children: string;
}

/** The heading of a part of a page, which may have an anchor. */
export function AnchorHeading({ id, className, children }: AnchorHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useAnchor(id, heading);
  return (
    <h2 ref={heading} id={id} tabIndex={id === undefined ? undefined : -1} className={className}>
      {children}
    </h2>
  );
}
