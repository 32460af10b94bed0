import type { ReactNode } from 'react';

/** An outline icon on a grid of 24. It is hidden from screen readers, because the text beside it or the control's label says the same. */
export function Icon({ children, size = 20 }: { readonly children: ReactNode; readonly size?: number | undefined }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  );
}

export interface IconProps {
  readonly size?: number;
}
