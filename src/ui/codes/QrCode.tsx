import { useMemo } from 'react';
import css from './QrCode.module.css';
import { qrSquares } from './qr-squares.ts';

/** The white frame that readers need, in modules. */
const QUIET = 4;

interface QrCodeProps {
  readonly text: string;
  readonly label: string;
  /** As large as the screen allows, for a code with more content than an address. */
  readonly large?: boolean;
}

/** A text as a QR code. Renders nothing if the text is too long for one; the text beside it is shown anyway. */
export function QrCode({ text, label, large }: QrCodeProps) {
  const code = useMemo(() => qrSquares(text), [text]);
  if (!code) return null;
  const size = code.size + 2 * QUIET;
  return (
    <svg
      className={css['code']}
      data-large={large || undefined}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn here; an img would need an address that the content policy allows.
      role="img"
      aria-label={label}
      viewBox={`${-QUIET} ${-QUIET} ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      <path d={code.path} fill="currentColor" />
    </svg>
  );
}
