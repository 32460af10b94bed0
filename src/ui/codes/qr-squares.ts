import { generate } from 'lean-qr';

export interface QrSquares {
  /** Squares on a side, without the white frame. */
  readonly size: number;
  /** The dark squares as an SVG path, one unit for a square. */
  readonly path: string;
}

/** A text as the squares of a QR code; `null` where it is too long for one. */
export function qrSquares(text: string): QrSquares | null {
  try {
    const code = generate(text);
    let path = '';
    for (let y = 0; y < code.size; y += 1) {
      for (let x = 0; x < code.size; x += 1) {
        if (!code.get(x, y)) continue;
        // Neighbours in one piece: a printer draws a hairline between two that only touch.
        const from = x;
        while (code.get(x + 1, y)) x += 1;
        path += `M${from} ${y}h${x - from + 1}v1h-${x - from + 1}z`;
      }
    }
    return { size: code.size, path };
  } catch {
    return null;
  }
}
