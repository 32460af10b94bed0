import * as THREE from 'three';
import { BRAND, M } from '../../studio/materials.ts';
import { box, group, sticker } from '../../studio/solids.ts';
import { printed } from '../../studio/writing.ts';

const TONES: Readonly<Record<string, string>> = {
  TENAZ: BRAND.tenaz,
  Bravío: BRAND.bravio,
  Arroyal: BRAND.arroyal,
  Matizal: BRAND.matizal,
};

/** A face of the box: the brand on its colour, and under it the name in lines and the clave. */
function face(width: number, height: number, words: string): THREE.Material {
  const [brand = '', ...lines] = words.split(' | ');
  const clave = lines.pop() ?? '';
  const [w, h] =
    width > height ? [1024, Math.round((1024 * height) / width)] : [Math.round((1024 * width) / height), 1024];
  return printed(`box ${words} ${w}x${h}`, w, h, (pen) => {
    pen.fillStyle = '#f3efe6';
    pen.fillRect(0, 0, w, h);
    pen.fillStyle = TONES[brand] ?? BRAND.tenaz;
    pen.fillRect(0, 0, w, h * 0.22);
    pen.fillRect(0, h * 0.95, w, h * 0.05);
    pen.textBaseline = 'middle';
    const write = (line: string, y: number, tall: number, ink: string): void => {
      pen.font = `700 ${tall}px "Barlow Condensed"`;
      const squeeze = Math.min(1, (w * 0.9) / Math.max(1, pen.measureText(line).width));
      pen.save();
      pen.translate(w * 0.05, y);
      pen.scale(squeeze, 1);
      pen.fillStyle = ink;
      pen.fillText(line, 0, 0);
      pen.restore();
    };
    write(brand.toUpperCase(), h * 0.117, h * 0.17, '#f6f3ec');
    // All of it in the upper half, because the thing stands before the lower one.
    const tall = Math.min(h * 0.078, (w * 2.1) / Math.max(...lines.map(({ length }) => length)));
    lines.forEach((line, at) => write(line, h * 0.275 + at * tall * 1.16, tall, '#1d1b16'));
    write(clave, h * 0.275 + lines.length * tall * 1.16, tall * 0.8, TONES[brand] ?? BRAND.tenaz);
  });
}

/** The thing before the box that it comes in. The box is higher than the thing, so that its name is read above it. */
export function beforeItsBox(thing: THREE.Object3D, words: string): THREE.Object3D {
  const bounds = new THREE.Box3().setFromObject(thing, true);
  const { x, y, z } = bounds.getSize(new THREE.Vector3());
  const middle = bounds.getCenter(new THREE.Vector3());
  const w = Math.max(x * 0.96, y * 0.9);
  const h = Math.max(y * 1.62, w * 0.68);
  const d = Math.max(z * 0.7, w * 0.3);
  return group(
    {},
    thing,
    group(
      { at: [middle.x - w * 0.2, bounds.min.y + h / 2, bounds.min.z - d * 0.56], turn: [0, -5, 0] },
      box(w, h, d, M.card, { r: w * 0.008 }),
      sticker(w * 0.985, h * 0.985, face(w, h, words), { at: [0, 0, d / 2 + w * 0.002] }),
      sticker(d * 0.97, h * 0.985, face(d, h, words), { at: [w / 2 + w * 0.002, 0, 0], turn: [0, 90, 0] }),
    ),
  );
}
