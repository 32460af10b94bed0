import type { LabelDrawing } from '#domain/shelf-labels/draw-label.ts';
import type { LabelFormat } from '#domain/shelf-labels/label-formats.ts';

/** CSS pixels in a millimetre of paper. */
export const PX_A_MM = 96 / 25.4;

/** Bars as an SVG path; those that touch in one piece, because a printer draws a hairline between two pieces. */
export function barsPath(pattern: string, { x, y, width, height }: NonNullable<LabelDrawing['bars']>): string {
  let path = '';
  for (const { index, 0: bars } of pattern.matchAll(/1+/g)) {
    path += `M${round(x + index * width)} ${round(y)}h${round(bars.length * width)}v${round(height)}h-${round(bars.length * width)}z`;
  }
  return path;
}

const round = (length: number): number => Math.round(length * 10_000) / 10_000;

/** The printer's page while the labels are on the screen: without margins, because the drawing has them. */
export function printOn({ paper }: LabelFormat): () => void {
  const sheet = new CSSStyleSheet();
  // Beside the page's own sheets, so that it comes after the margins that the quotation's sheet asks for.
  sheet.replaceSync(`@page { size: ${paper.width}mm ${paper.height}mm; margin: 0; }`);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  };
}
