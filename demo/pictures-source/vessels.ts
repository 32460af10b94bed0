import { brandPaint } from './paint-label.ts';
import { BLACK, GRAPHITE, STEEL } from './parts.ts';
import { ellipse, groundShadow, lit, path, picture, rect, repeat, shade, stroke } from './svg.ts';

// A white or cream label would vanish on the light plates of the shop: its vessel gets a darker band.
const bandOf = (hex: string): string => shade(hex, -0.18);

/** Bucket of 19 litres: grey plastic that narrows down, lid, wire handle, wide label. */
export const bucket = (hex: string): string =>
  picture(
    groundShadow(400, 724, 280, 30),
    stroke('M158 230q-40 250 242 250q282 0 242 -250', '#7d7a70', 9),
    path('M168 180h464l-34 520q-4 30 -198 30t-198 -30z', lit('#d9d5ca', 'h')),
    path('M176 300h448l-22 330q-200 26 -404 0z', lit(hex, 'h')),
    path('M176 300h448l-3 40q-220 16 -442 0z', bandOf(hex), 'opacity=".85"'),
    brandPaint(400, 452, 58, hex),
    repeat(3, (n) => stroke(`M${171 + n * 2} ${232 + n * 20}q229 26 ${458 - n * 4} 0`, '#000', 3, 'opacity=".16"')),
    path('M150 150q0 -28 250 -28t250 28v32q0 30 -250 30t-250 -30z', lit('#c9c5b9', 'h')),
    ellipse(400, 148, 250, 28, lit('#ece9e0', 'd')),
    ellipse(400, 146, 214, 19, '#fff', 'opacity=".35"'),
    repeat(12, (n) =>
      stroke(`M${176 + n * 41} ${190 + Math.round(10 - Math.abs(5.5 - n) * 1.6)}v10`, '#000', 5, 'opacity=".18"'),
    ),
    stroke('M158 236q-2 -14 10 -16M642 236q2 -14 -10 -16', BLACK, 12),
  );

const can = (hex: string, left: number, top: number, width: number, bottom: number, handle: boolean): string => {
  const right = left + width;
  const lid = width * 0.075;
  const middle = left + width / 2;
  return picture(
    groundShadow(400, bottom + 6, width * 0.62, 28),
    handle
      ? stroke(
          `M${left + 8} ${top + 60}q-30 ${width * 0.62} ${width / 2 - 8} ${width * 0.62}q${width / 2 + 22} 0 ${width / 2 - 8} ${-width * 0.62}`,
          '#8d8f8e',
          8,
        )
      : '',
    path(`M${left} ${top}h${width}v${bottom - top}q-${width / 2} ${lid * 1.6} -${width} 0z`, lit(STEEL, 'mh')),
    path(
      `M${left} ${top + 52}q${width / 2} ${lid * 1.4} ${width} 0v${bottom - top - 96}q-${width / 2} ${lid * 1.6} -${width} 0z`,
      lit(hex, 'h'),
    ),
    path(
      `M${left} ${top + 52}q${width / 2} ${lid * 1.4} ${width} 0v46q-${width / 2} ${lid * 1.4} -${width} 0z`,
      bandOf(hex),
      'opacity=".85"',
    ),
    brandPaint(middle, (top + bottom) / 2 + 14, width * 0.12, hex),
    path(`M${left - 8} ${top - 8}h${width + 16}v20q-${width / 2 + 8} ${lid * 1.7} -${width + 16} 0z`, lit(STEEL, 'mh')),
    ellipse(middle, top - 8, width / 2 + 8, lid, lit('#c4c7c6', 'd')),
    ellipse(middle, top - 7, width / 2 - 14, lid * 0.74, lit('#9da09f', 'd')),
    ellipse(middle, top - 5, width / 2 - 30, lid * 0.58, lit('#d4d6d5', 'd')),
    handle
      ? ellipse(left + 10, top + 62, 11, 15, lit(GRAPHITE, 'd')) +
          ellipse(right - 10, top + 62, 11, 15, lit(GRAPHITE, 'd'))
      : '',
  );
};

export const gallon = (hex: string): string => can(hex, 165, 190, 470, 700, true);
export const litre = (hex: string): string => can(hex, 240, 250, 320, 690, false);

/** Aerosol: cap in the paint's colour, body with the label. */
export const aerosol = (hex: string): string =>
  picture(
    groundShadow(400, 724, 150, 24),
    rect(296, 250, 208, 470, 16, lit(hex, 'h')),
    path('M296 560h208v50h-208z', bandOf(hex), 'opacity=".85"'),
    brandPaint(400, 446, 31, hex),
    path('M296 268q0 -60 60 -74h88q60 14 60 74z', lit(STEEL, 'mh')),
    rect(292, 258, 216, 16, 6, lit(STEEL, 'mh')),
    rect(292, 706, 216, 18, 6, lit(STEEL, 'mh')),
    path('M322 78q78 -22 156 0v118q-78 14 -156 0z', lit(hex, 'h')),
    ellipse(400, 76, 78, 14, shade(hex, 0.18)),
    repeat(5, (n) => stroke(`M${344 + n * 28} 110v70`, '#000', 3, 'opacity=".14"')),
  );

export const drum = (): string =>
  picture(
    groundShadow(400, 736, 250, 30),
    path('M180 110h440v600q-220 50 -440 0z', lit('#1e4c9a', 'h')),
    repeat(2, (n) => path(`M172 ${300 + n * 200}q228 46 456 0v24q-228 46 -456 0z`, lit('#1a4186', 'h'))),
    path('M172 104h456v22q-228 46 -456 0z', lit('#17397a', 'h')),
    ellipse(400, 106, 228, 36, lit('#2c5fb4', 'd')),
    ellipse(310, 102, 34, 9, '#12295a'),
    ellipse(500, 112, 18, 5, '#12295a'),
    brandPaint(400, 430, 54, '#1e4c9a'),
    path('M172 700q228 46 456 0v16q-228 50 -456 0z', lit('#17397a', 'h')),
  );
