import { useEffect, useState } from 'react';
import type { Measures } from '#domain/shelf-labels/draw-label.ts';

/** Large, because a browser rounds the widths of small letters. */
const PROBE_PX = 200;
/** Paper is drawn with other rounding than the screen, and no letter may pass a label's edge. */
const SAFETY = 1.015;

/** How wide texts are in the fonts that labels are printed in; measured anew when those have loaded. */
export function useLetterWidths(): Measures {
  const [measures, setMeasures] = useState(measureNow);
  useEffect(() => {
    let isCurrent = true;
    const fonts = [`700 ${PROBE_PX}px "Barlow Condensed"`, `500 ${PROBE_PX}px "Barlow"`];
    Promise.all(fonts.map((font) => document.fonts.load(font))).then(
      () => {
        if (isCurrent) setMeasures(measureNow());
      },
      (reason: unknown) => console.info('Letras de las etiquetas', reason),
    );
    return () => {
      isCurrent = false;
    };
  }, []);
  return measures;
}

function measureNow(): Measures {
  const root = getComputedStyle(document.documentElement);
  const family = (name: string): string => root.getPropertyValue(name).trim() || 'sans-serif';
  return {
    heading: measureIn(`700 ${PROBE_PX}px ${family('--font-heading')}`),
    text: measureIn(`500 ${PROBE_PX}px ${family('--font-text')}`),
  };
}

function measureIn(font: string): (text: string) => number {
  const canvas = document.createElement('canvas').getContext('2d');
  if (canvas) canvas.font = font;
  const known = new Map<string, number>();
  return (text) => {
    let width = known.get(text);
    if (width === undefined) {
      // Without a canvas, two thirds of the size for each letter, which no text is wider than.
      width = canvas ? (canvas.measureText(text).width / PROBE_PX) * SAFETY : text.length * 0.66;
      known.set(text, width);
    }
    return width;
  };
}
