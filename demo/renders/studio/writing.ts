import * as THREE from 'three';

/** Pixels of a texture to one centimetre of the thing it lies on, at least. */
const DENSITY = 40;
const LARGEST = 1024;

export interface Ink {
  readonly back?: string;
  readonly ink?: string;
  /** Share of the height that the largest line takes. */
  readonly fill?: number;
  readonly band?: string;
  /** Share of the width that a line may take: less where the print goes round a vessel. */
  readonly room?: number;
}

/** A canvas as a texture, named by what is on it: the fingerprint of a picture reads the name. */
function texture(name: string, width: number, height: number, draw: (pen: CanvasRenderingContext2D) => void) {
  const canvas = new OffscreenCanvas(Math.ceil(width), Math.ceil(height));
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('This browser draws no canvas');
  draw(pen as unknown as CanvasRenderingContext2D);
  const map = new THREE.CanvasTexture(canvas);
  map.colorSpace = THREE.SRGBColorSpace;
  map.anisotropy = 8;
  map.name = name;
  return map;
}

/** Lines of text on a ground; the first one large. `back` absent: only the letters are there. */
export function writing(lines: readonly string[], width: number, height: number, look: Ink = {}): THREE.Material {
  const { back, ink = '#ffffff', fill = lines.length > 1 ? 0.46 : 0.72, band, room = 0.92 } = look;
  const scale = Math.min(DENSITY, LARGEST / Math.max(width, height)) * (Math.max(width, height) < 6 ? 3 : 1);
  const [w, h] = [width * scale, height * scale];
  const map = texture(`${lines.join('/')} ${width} ${height} ${back} ${ink} ${fill} ${band} ${room}`, w, h, (pen) => {
    if (back) {
      pen.fillStyle = back;
      pen.fillRect(0, 0, w, h);
    }
    if (band) {
      pen.fillStyle = band;
      pen.fillRect(0, h * 0.82, w, h * 0.18);
    }
    pen.fillStyle = ink;
    pen.textAlign = 'center';
    pen.textBaseline = 'middle';
    const sizes = lines.map((_, at) => h * (at === 0 ? fill : fill * 0.42));
    const total = sizes.reduce((sum, size) => sum + size * 1.12, 0);
    let top = ((band ? 0.82 : 1) * h - total) / 2;
    lines.forEach((line, at) => {
      const size = sizes[at] ?? 1;
      pen.font = `${at === 0 ? 700 : 600} ${size}px "Barlow Condensed"`;
      const squeeze = Math.min(1, (w * room) / Math.max(1, pen.measureText(line).width));
      pen.save();
      pen.translate(w / 2, top + size * 0.6);
      pen.scale(squeeze, 1);
      pen.fillText(line, 0, 0);
      pen.restore();
      top += size * 1.12;
    });
  });
  const material = new THREE.MeshStandardMaterial({ map, roughness: 0.55, transparent: !back });
  if (!back) Object.assign(material, { depthWrite: false, polygonOffset: true, polygonOffsetFactor: -2 });
  material.name = map.name;
  return material;
}

/** A pattern that a function paints, for labels that are more than lines of text. */
export function printed(
  name: string,
  width: number,
  height: number,
  draw: (pen: CanvasRenderingContext2D) => void,
  roughness = 0.5,
): THREE.Material {
  const map = texture(name, width, height, draw);
  return Object.assign(new THREE.MeshStandardMaterial({ map, roughness }), { name });
}

/** A generator of the same numbers at every run: the grain of wood must not change between two renderings. */
function steady(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

export function woodGrain(light: string, dark: string): THREE.Material {
  const next = steady(7);
  const map = texture(`wood ${light} ${dark}`, 512, 128, (pen) => {
    pen.fillStyle = light;
    pen.fillRect(0, 0, 512, 128);
    pen.strokeStyle = dark;
    for (let line = 0; line < 60; line++) {
      const y = next() * 128;
      pen.globalAlpha = 0.08 + next() * 0.22;
      pen.lineWidth = 0.5 + next() * 2;
      pen.beginPath();
      pen.moveTo(0, y);
      pen.bezierCurveTo(150, y + next() * 10 - 5, 350, y + next() * 10 - 5, 512, y);
      pen.stroke();
    }
  });
  map.wrapS = THREE.RepeatWrapping;
  map.wrapT = THREE.RepeatWrapping;
  return Object.assign(new THREE.MeshStandardMaterial({ map, roughness: 0.6 }), { name: map.name });
}
