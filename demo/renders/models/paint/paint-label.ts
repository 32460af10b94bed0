import type { Look } from '../../../catalogue/looks/look.ts';
import { BRAND } from '../../studio/materials.ts';
import { printed } from '../../studio/writing.ts';
import { isLight, SWATCHES } from './swatches.ts';

/** Where the lines of the name stand and how tall they are, by how many they are. */
const LINES: Readonly<Record<number, readonly (readonly [y: number, tall: number])[]>> = {
  1: [[0.66, 0.15]],
  2: [
    [0.58, 0.13],
    [0.72, 0.13],
  ],
  3: [
    [0.545, 0.105],
    [0.655, 0.105],
    [0.765, 0.105],
  ],
  4: [
    [0.53, 0.08],
    [0.61, 0.08],
    [0.69, 0.08],
    [0.77, 0.08],
  ],
};

/** The paint maker's label: paper above, the colour below, the strip of swatches between. */
export function paintLabel(
  width: number,
  height: number,
  { hex = '#ffffff', text = '', content = '' }: Look,
  widest = 0.34,
) {
  const [w, h] = [1024, Math.round((1024 * height) / width)];
  return printed(`paint ${hex} ${text} ${content} ${widest} ${w}x${h}`, w, h, (pen) => {
    pen.fillStyle = '#f6f3ec';
    pen.fillRect(0, 0, w, h);
    pen.fillStyle = hex;
    pen.fillRect(0, h * 0.46, w, h * 0.54);
    SWATCHES.forEach((colour, at) => {
      pen.fillStyle = colour;
      pen.fillRect((w / SWATCHES.length) * at, h * 0.42, w / SWATCHES.length + 1, h * 0.05);
    });
    pen.textAlign = 'center';
    pen.textBaseline = 'middle';
    const write = (line: string, y: number, tall: number, ink: string, room = widest): void => {
      pen.font = `700 ${tall}px "Barlow Condensed"`;
      const squeeze = Math.min(1, (w * room) / pen.measureText(line).width);
      pen.save();
      pen.translate(w / 2, y);
      pen.scale(squeeze, 1);
      pen.fillStyle = ink;
      pen.fillText(line, 0, 0);
      pen.restore();
    };
    const ink = isLight(hex) ? '#1d1b16' : '#f6f3ec';
    write('MATIZAL', h * 0.22, h * 0.26, BRAND.matizal);
    const lines = text.toUpperCase().split(' | ');
    for (const [at, [y, tall]] of (LINES[lines.length] ?? []).entries()) write(lines[at] ?? '', h * y, h * tall, ink);
    write(content, h * 0.9, h * 0.13, ink);
  });
}
