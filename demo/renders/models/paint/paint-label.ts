import { BRAND } from '../../studio/materials.ts';
import { printed } from '../../studio/writing.ts';
import { isLight, SWATCHES } from './swatches.ts';

/** The paint maker's label: paper above, the colour below, the strip of swatches between. */
export function paintLabel(width: number, height: number, hex: string, text: string, size: string) {
  const [w, h] = [1024, Math.round((1024 * height) / width)];
  return printed(`paint ${hex} ${text} ${size} ${w}x${h}`, w, h, (pen) => {
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
    const write = (line: string, y: number, tall: number, ink: string, room = 0.3): void => {
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
    const [first = '', second = ''] = text.toUpperCase().split('|');
    write(first, h * (second ? 0.6 : 0.64), h * 0.15, ink);
    if (second) write(second, h * 0.75, h * 0.1, ink);
    write(size, h * 0.9, h * 0.1, ink);
  });
}
