import type { Look } from '#demo/catalogue/looks/look.ts';
import { M, paint } from '../studio/materials.ts';
import { around, circle, flowing, outline, withHoles } from '../studio/outline.ts';
import { ball, bar, box, group, lathe, many, pipe, ring, rod, side, sticker, tube, type Vec } from '../studio/solids.ts';
import { printed, writing } from '../studio/writing.ts';
import { gauge } from './machines.ts';
import type { Models } from './model.ts';
import { brand, grip, wheelAlongZ } from './parts.ts';

const SCREEN = paint('#b8c6b4', { rough: 0.3 });
const rule = (w: number, h: number) =>
  printed(`rule ${w} ${h}`, 1024, 64, (pen) => {
    pen.fillStyle = '#f4c400';
    pen.fillRect(0, 0, 1024, 64);
    pen.fillStyle = '#1a1a18';
    for (let n = 0; n < 102; n++) pen.fillRect(n * 10, 0, 2, n % 10 === 0 ? 34 : n % 5 === 0 ? 24 : 15);
    pen.font = '700 26px "Barlow Condensed"';
    for (let n = 1; n < 10; n++) pen.fillText(String(n), n * 100 + 5, 58);
  });

function tape({ size = 5, kind = 'flexometro' }: Look) {
  const s = 0.85 + size / 28;
  if (kind === 'odometro') return group({}, wheelAlongZ(16, 3, M.tenaz, { at: [0, 16, 0] }), bar([[0, 16, 3], [-14, 50, 3], [-34, 88, 0], [-40, 90, 0]], 1.4, M.black, 4), rod(1.8, 10, M.rubber, { at: [-48, 91, 0] }), box(7, 5, 5, M.yellow, { at: [-8, 34, 2], r: 1 }), brand('00345', 5, [-8, 34.6, 4.6], { ink: '#1a1a18', height: 2 }));
  if (kind === 'larga') return group({}, side(withHoles(outline([[-9, -9, 6], [-9, 9, 6], [9, 9, 6], [9, -9, 6]]), circle(2)), 3, M.tenaz, { bevel: 0.8 }), rod(7.4, 2.2, M.white, { axis: 'z', at: [0, 0, -1.1] }), side(outline([[6, -9, 2], [16, -9, 1], [16, -6, 1], [9, -4, 2]]), 3, M.black), sticker(14, 1.4, rule(14, 1.4), { at: [20, -7.6, 0.2] }), bar([[0, 0, 1.6], [5, 3, 2.4], [5, 3, 4.6]], 0.6, M.black), brand('50 m', 6, [0, -4, 1.52], { height: 2.4 }));
  if (kind === 'gis') return group({}, side(outline([[-8, -4, 3], [-9, 5, 4], [-2, 7, 4], [7, 3, 3], [10, -1, 1], [8, -4, 2]]), 3.6, M.blue, { bevel: 1 }), bar([[-2, 1, 1.8], [3, 4, 2.6], [3, 4, 4]], 0.5, M.zinc), tube([[10, -1.4, 0], [15, -2.4, 0], [20, -4, 1]], 0.2, M.blue), ring(0.9, 0.16, M.zinc, { axis: 'z', at: [20.8, -4.2, 1] }), brand('BRAVÍO', 6, [-1, 1.4, 1.83]));
  const shell = kind === 'magnetico' ? M.rubber : M.yellow;
  return group({ scale: s }, side(outline([[-3.6, 0, 0.7], [-3.6, 5, 2.2], [-1, 7.4, 2.4], [2.6, 6.6, 2.2], [3.9, 4, 1.6], [3.9, 0, 0.6]]), 3.6, shell, { bevel: 0.7 }), side(outline([[-2.7, 0.9, 1], [-2.7, 4.8, 1.8], [-0.6, 6.4, 1.8], [2, 5.7, 1.6], [3, 3.6, 1.2], [3, 0.9, 0.8]]), 3.7, kind === 'magnetico' ? M.tenaz : M.black, { bevel: 0.2 }), brand(`${size} m`, 3.6, [0.1, 3.4, 1.9], { height: 2 }), brand('BRAVÍO', 2.6, [0.1, 1.7, 1.9], { height: 0.7 }), sticker(9, 2.3, rule(9, 2.3), { at: [8.2, 0.55, 0], turn: [-86, 0, 0] }), box(9, 0.06, 2.4, M.steel, { at: [8.2, 0.46, 0] }), box(0.16, 1.4, 1.9, M.zinc, { at: [12.7, 0.1, 0] }), box(1.2, 1.6, 1.6, M.tenaz, { at: [3.6, 2.4, 0], r: 0.3 }));
}

function level({ size = 24, kind = 'gota' }: Look) {
  const l = size * 2.54;
  const vial = (x: number, turn: number) => group({ at: [x, 0, 0], turn: [0, 0, turn] }, rod(0.9, 3.6, paint('#cfe65a', { rough: 0.15 }), { at: [-1.8, 0, 0] }), rod(0.4, 0.9, M.white, { at: [-0.4, 0.3, 0.6] }), ...[-0.8, 0.8].map((at) => ring(0.92, 0.06, M.gloss, { at: [at, 0, 0] })));
  const h = size < 10 ? 3.2 : 5;
  if (kind === 'manguera') return group({}, many(8, (n) => ring(12, 0.6, paint('#bcd6d8', { rough: 0.2 }), { axis: 'y', at: [Math.sin(n * 2) * 0.6, 0.6 + n * 1, Math.cos(n * 2) * 0.6] })), ...[-4, 4].map((x) => group({ at: [x, 0, 14] }, rod(1, 16, paint('#dfeaec', { rough: 0.2 }), { axis: 'y' }), rod(0.9, 8, paint('#d8431c', { rough: 0.2 }), { axis: 'y', at: [0, 0.2, 0.2] }), rod(1.2, 1.4, M.yellow, { axis: 'y', at: [0, 16, 0] }))));
  return group({ turn: [0, 16, 0] }, side(withHoles(outline([[-l / 2, -h / 2, size < 10 ? 0.3 : 0.2], [l / 2, -h / 2, 0.2], [l / 2, h / 2, 0.2], [-l / 2, h / 2, 0.2]]), ...[-0.4, 0, 0.4].map((f) => outline([[l * f - 2.3, -1.2, 0.8], [l * f + 2.3, -1.2, 0.8], [l * f + 2.3, 1.2, 0.8], [l * f - 2.3, 1.2, 0.8]])), ...(size > 20 ? [-0.2, 0.2].map((f) => outline([[l * f - 4, -1.2, 1], [l * f + 4, -1.2, 1], [l * f + 4, 1.2, 1], [l * f - 4, 1.2, 1]])) : [])), 2.4, kind === 'aluminio' ? M.alu : M.tenaz, { bevel: 0.16 }), vial(0, 0), vial(-l * 0.4, 90), vial(l * 0.4, 45), ...[-1, 1].map((x) => box(0.9, h * 1.02, 2.5, M.black, { at: [x * l * 0.5, 0, 0], r: 0.3 })), box(l * 0.99, 0.3, 2.46, M.alu, { at: [0, -h / 2 + 0.1, 0] }), brand('BRAVÍO', 7 * (size > 20 ? 1.2 : 0.5), [-l * (size > 20 ? 0.3 : 0.2), h * 0.38, 1.22], { height: size > 20 ? 1 : 0.6 }));
}

function laser({ kind = 'lineas', hex: beam = '#d81e1e' }: Look) {
  if (kind === 'rotativo') return group({}, lathe([[0, 0], [9, 0], [10, 2], [9, 12], [6, 15], [0, 15]], M.tenaz, { axis: 'y' }), pipe(10.2, 8, 3, M.rubber, { axis: 'y', at: [0, 2, 0] }), rod(4, 5, paint('#8a939a', { rough: 0.15 }), { axis: 'y', at: [0, 15, 0] }), rod(4.4, 1.4, M.black, { axis: 'y', at: [0, 20, 0] }), tube([[-8, 10, 0], [-13, 16, 0], [-8, 20, 0], [-6, 21, 0]], 1, M.black), box(8, 3.4, 0.4, M.black, { at: [0, 8, 9.4] }), box(7, 13, 3, M.black, { at: [18, 6.5, 4], r: 0.8 }), box(4.6, 3, 0.3, SCREEN, { at: [18, 9.4, 5.6] }), brand('TENAZ', 5, [0, 4, 9.9]));
  const rays = paint(beam, { rough: 0.5 });
  return group({}, side(outline([[-5.4, 0, 1], [-5.4, 9, 2], [5.4, 9, 2], [5.4, 0, 1]]), 9, M.tenaz, { bevel: 1.2 }), box(8.4, 6, 9.4, M.rubber, { at: [0, 2.8, 0], r: 1 }), ...[[-2.6, 8.4], [2.6, 8.4]].map(([x = 0, y = 0]) => group({ at: [x, y, 4.2] }, box(3.4, 3.6, 1.4, M.gloss, { r: 0.5 }), rod(0.8, 0.4, rays, { axis: 'z', at: [0, 0, 0.6] }))), ...(kind === '360' ? [rod(3, 3.4, paint('#7b848a', { rough: 0.1 }), { axis: 'y', at: [0, 9, 0] }), rod(3.2, 0.8, M.black, { axis: 'y', at: [0, 12.2, 0] }), ring(3.06, 0.2, rays, { axis: 'y', at: [0, 10.6, 0] })] : []), rod(1.5, 3, M.black, { axis: 'y', at: [0, -2.4, 0] }), ...[0.5, 2.6, 4.7].map((turn) => bar([[0, -2, 0], [Math.cos(turn) * 8, -10, Math.sin(turn) * 8]], 0.7, M.black)), brand('TENAZ', 5, [0, 3, 4.75]));
}

function meter({ kind = 'multimetro' }: Look) {
  const screen = (y: number, text: string) => [box(5.4, 2.8, 0.3, SCREEN, { at: [0, y, 1.75] }), brand(text, 4.4, [0, y, 1.92], { ink: '#1c221a', height: 2 })];
  switch (kind) {
    case 'distancia': return group({}, side(outline([[-3, -8, 1], [-3, 8, 1], [3, 8, 1], [3, -8, 1]]), 3.2, M.tenaz, { bevel: 0.7 }), box(5.2, 12, 3.3, M.black, { at: [0, 0.4, 0], r: 0.7 }), ...screen(3.6, '12.40'), rod(1, 0.5, M.tenaz, { axis: 'z', at: [0, -0.2, 1.6] }), many(6, (n) => rod(0.6, 0.3, M.grey, { axis: 'z', at: [-1.5 + (n % 3) * 1.5, -2.4 - Math.floor(n / 3) * 1.6, 1.65] })), rod(0.6, 0.3, M.red, { axis: 'y', at: [1, 7.9, 0] }));
    case 'infrarrojo': return group({}, side(outline([[-6, -2, 1], [-6, 3.4, 1.4], [6, 3.4, 1], [6, -1.6, 1]]), 4.2, M.tenaz, { bevel: 1 }), rod(1.7, 1.4, M.gloss, { at: [5.6, 1, 0] }), group({ at: [-1.6, -1.2, 0] }, grip(M.black, { height: 10, depth: 3.2, lean: 1.8 })), group({ at: [-6, 1.2, 0], turn: [0, -90, 0] }, box(3.4, 3.4, 0.3, SCREEN, { at: [0, 0, 0] })), brand('BRAVÍO', 5, [0, 1, 2.13]));
    case 'detector': return group({ turn: [-24, 0, 0] }, side(outline([[-4, -9, 2], [-4.6, 6, 3], [-3, 10, 2.5], [3, 10, 2.5], [4.6, 6, 3], [4, -9, 2]]), 3.4, M.tenaz, { bevel: 0.9 }), box(5.6, 8, 3.5, M.black, { at: [0, -4, 0], r: 0.8 }), ...screen(2, '>||<'), ring(2.2, 0.5, M.green, { axis: 'z', at: [0, 7, 1.6] }));
    case 'gancho': return group({}, side(outline([[-3.4, -10, 1.4], [-3.4, 6, 2], [3.4, 6, 2], [3.4, -10, 1.4]]), 3.2, M.tenaz, { bevel: 0.8 }), tube([[-2.2, 6, 0], [-3.8, 10, 0], [-1.6, 14, 0], [0, 14.4, 0]], 1.2, M.black), tube([[2.2, 6, 0], [3.8, 10, 0], [1.6, 14, 0], [0.2, 14.4, 0]], 1.2, M.black), ...screen(-5.6, '0.00'), rod(2, 0.6, M.black, { axis: 'z', at: [0, 1.4, 1.5] }), box(0.3, 1.4, 0.2, M.white, { at: [0, 2, 2.2] }));
    case 'probador': return group({ turn: [0, 24, 0] }, rod(1.1, 12, M.tenaz, { at: [-8, 0, 0] }), lathe([[0, 0], [1.1, 0], [0.9, 3], [0.5, 4.4], [0.4, 6], [0, 6]], M.white, { at: [4, 0, 0] }), rod(1.14, 1.4, M.green, { at: [2, 0, 0] }), box(4, 0.4, 0.8, M.zinc, { at: [-6, 1.3, 0] }), brand('50-1000 V', 6, [-3, 0, 1.12], { height: 1 }));
    default: return group({}, side(outline([[-4.2, -9, 1.6], [-4.2, 9, 1.6], [4.2, 9, 1.6], [4.2, -9, 1.6]]), 3.4, M.yellow, { bevel: 0.8 }), box(7.4, 16.4, 3.5, M.black, { r: 0.8 }), ...screen(5, '220.4'), rod(2.5, 0.7, M.grey, { axis: 'z', at: [0, -0.8, 1.6] }), box(0.4, 2, 0.3, M.white, { at: [0, 0, 2.4] }), many(12, (n) => box(0.2, 0.5, 0.1, M.tenaz, { at: [Math.cos(n * 0.52) * 3.1, -0.8 + Math.sin(n * 0.52) * 3.1, 1.78], turn: [0, 0, n * 30 + 90] })), ...[[-2.2, M.gloss], [0, M.gloss], [2.2, M.red]].map(([x, m]) => rod(0.6, 0.5, m as typeof M.red, { axis: 'z', at: [x as number, -6.4, 1.6] })), tube([[0, -6.4, 2], [1, -10, 4], [8, -9, 6], [9, 0, 4], [9, 6, 3]], 0.3, M.gloss), tube([[2.2, -6.4, 2], [4, -11, 5], [12, -9, 6], [12, -1, 4], [12, 5, 3]], 0.3, M.red), ...([[9, M.gloss], [12, M.red]] as const).map(([x, m]) => group({ at: [x, 5, 3], turn: [0, 0, 90] }, rod(0.6, 6, m), rod(0.14, 2.6, M.steel, { at: [6, 0, 0] }))));
  }
}

function square({ kind = 'combinada' }: Look) {
  const marks = (l: number, y: number, z: number) => many(Math.floor(l), (n) => box(0.06, n % 5 ? 0.5 : 0.9, 0.04, M.gloss, { at: [n + 0.5, y, z] }));
  if (kind === 'herrero') return group({ turn: [0, 0, 4] }, side(outline([[0, 0], [40, 0], [40, 3.4], [4.4, 3.4], [4.4, 27], [0, 27]]), 0.3, M.steel, { bevel: 0.04 }), marks(38, 2.8, 0.18));
  if (kind === 'falsa') return group({ turn: [0, 0, 0] }, side(outline([[-2, -1.6, 0.8], [16, -1.6, 0.6], [16, 1.6, 0.6], [-2, 1.6, 0.8]]), 2.2, M.darkWood, { bevel: 0.4 }), group({ turn: [0, 0, 58] }, side(withHoles(outline([[-3, -1.2, 1], [24, -1.2], [26, 1.2], [-3, 1.2, 1]]), outline([[1, -0.3, 0.3], [10, -0.3, 0.3], [10, 0.3, 0.3], [1, 0.3, 0.3]])), 0.3, M.steel, { bevel: 0.04 })), rod(1, 3, M.brass, { axis: 'z', at: [0, 0, -1.5] }));
  return group({ turn: [0, 0, 6] }, side(outline([[0, 0], [30, 0], [30, 2.6], [0, 2.6]]), 0.26, M.steel, { bevel: 0.03 }), marks(29, 2.1, 0.16), side(outline([[5, 3, 0.4], [13, 3, 0.4], [13, -1, 0.4], [13, -8, 0.6], [11, -8, 0.5], [10, -2, 2], [5, -1, 0.5]]), 2, M.tenaz, { bevel: 0.4 }), rod(1, 3, M.brass, { axis: 'y', at: [9, -3.6, 0] }), rod(0.6, 2.6, paint('#cfe65a', { rough: 0.2 }), { axis: 'y', at: [11.9, -6, 0.8] }));
}

/** What a person wears. */
function helmet({ hex: tone = '#f0b400' }: Look) {
  const shell = paint(tone, { rough: 0.32 });
  const dome = Array.from({ length: 12 }, (_, n): readonly [number, number] => [Math.cos((n / 11) * 1.57) * 11, Math.sin((n / 11) * 1.57) * 11.6]);
  return group({ turn: [0, -30, 0] }, lathe([[10.4, -0.8], [11.4, -0.8], ...dome], shell, { axis: 'y', scale: [1.14, 1, 1] }), side(flowing([[-10, 0], [-9, 8], [0, 11.6], [9, 8], [10, 0]]), 0.8, shell, { turn: [90, 0, 0], at: [6.6, -0.6, 0], scale: [1, 1.1, 1] }), ...[-2.6, 0, 2.6].map((z) => tube([[-12.6, 2, z], [-9, 9, z], [0, 12, z * 0.8], [9, 8.6, z]], 0.5, shell)), lathe([[10.2, 0], [10.6, 0], [10.6, 2.4], [10.2, 2.4]], M.black, { axis: 'y', at: [0, -3, 0], scale: [1.1, 1, 1] }), brand('BRAVÍO', 5.4, [0, 3.4, 10.8], { turn: [-18, 0, 0], ink: '#3a3b36' }));
}
function glasses({ kind = 'claros' }: Look) {
  const tone = kind === 'oscuros' ? '#2c2f33' : kind === 'soldar' ? '#1f4a32' : '#c4d6dc';
  const lens = paint(tone, { rough: 0.08, metal: 0.1 });
  if (kind === 'goggles' || kind === 'soldar') return group({}, side(withHoles(outline([[-9, -3, 2.4], [-9, 4, 3], [9, 4, 3], [9, -3, 2.4], [2, -2.4, 1], [0, -0.6, 1.4], [-2, -2.4, 1]]), circle(0.01)), 4.6, kind === 'soldar' ? M.black : paint('#a8b8be', { rough: 0.3 }), { bevel: 1.4 }), ...(kind === 'soldar' ? [-4.6, 4.6].map((x) => rod(3.6, 1.6, lens, { axis: 'z', at: [x, 0.6, 1.6] })) : [box(15, 5.4, 0.4, lens, { at: [0, 0.8, 2.2], r: 0.2 })]), tube([[-9, 1, -1], [-13, 1, -8], [-9, 1, -17], [9, 1, -17], [13, 1, -8], [9, 1, -1]], 1, M.black));
  return group({}, ...[-1, 1].map((x) => group({ at: [x * 4, 0, 0], turn: [0, x * 14, 0] }, side(flowing([[-3.6, 1.6], [0, 2.2], [3.8, 1.8], [4, -0.4], [2, -2.2], [-2.6, -1.9], [-3.6, -0.2]]), 0.5, lens, { bevel: 0.14 }))), bar([[-0.7, 1, 0.4], [0.7, 1, 0.4]], 0.45, M.black), ...[-1, 1].map((x) => tube([[x * 7.6, 1.6, -1], [x * 8.4, 1.6, -4], [x * 8, 1.4, -12], [x * 7.4, -0.6, -15]], 0.5, kind === 'antiempano' ? M.tenaz : M.black)), ...[-1, 1].map((x) => box(1, 1.8, 2, M.black, { at: [x * 7.7, 1.4, -1.4], r: 0.4 })));
}
const HAND: readonly (readonly [number, number])[] = [[-4, -10], [-4.4, -2], [-5, 3], [-4.9, 11], [-3.4, 11.4], [-3, 4.4], [-2.7, 4.4], [-2.5, 13], [-0.9, 13.2], [-0.6, 4.6], [-0.3, 4.6], [0, 13], [1.6, 12.8], [1.8, 4.2], [2.1, 4.2], [2.7, 10.6], [4.1, 10.2], [4, 2], [4.6, -1], [8, 3.6], [9.2, 2.4], [6, -4.4], [4.2, -6.4], [4, -10]];
function gloves({ hex: tone = '#b88a57', kind = 'corto', text = '' }: Look) {
  const skin = paint(tone, { rough: 0.85 });
  const cuff = kind === 'largo' ? 13 : 5;
  const one = (x: number, flip: 1 | -1, z: number) => group({ at: [x, 0, z], turn: [0, 0, flip * -5], scale: [flip, 1, 1] }, side(flowing(HAND), 2.6, skin, { bevel: 0.9, steps: 5 }), side(outline([[-4.2, -9.4, 0.6], [4.2, -9.4, 0.6], [5, -9.4 - cuff, 0.6], [-5, -9.4 - cuff, 0.6]]), 3.2, text ? paint(text, { rough: 0.9 }) : skin, { bevel: 0.8 }), ...(kind === 'palma' ? [side(flowing([[-3.4, -6], [-3.6, 3], [2.6, 3], [3.4, -4], [2.8, -7]]), 2.9, M.rubber, { bevel: 0.4 })] : []));
  if (kind === 'caja') return group({}, box(22, 10, 12, paint('#1b5e9e', { rough: 0.5 }), { at: [0, 5, 0], r: 0.3 }), sticker(18, 7, writing(['NITRILO', '100 PIEZAS'], 18, 7, { back: '#f6f3ec', ink: '#1b5e9e' }), { at: [0, 5, 6.05] }), side(flowing([[-6, 0], [-4, 4], [-1, 3], [2, 5], [5, 2], [4, -1]]), 0.8, paint('#3f6fb5', { rough: 0.6 }), { at: [0, 10.4, 0], turn: [-60, 0, 0] }));
  return group({ turn: [-14, 0, 0] }, one(-6.6, 1, 0), one(6.6, -1, -2.4));
}
const boot = ({ kind = 'seguridad' }: Look) => {
  const skin = kind === 'hule' ? paint('#23262a', { rough: 0.25 }) : paint('#7a4d26', { rough: 0.6 });
  const h = kind === 'hule' ? 30 : 17;
  const one = (z: number, x: number) => group({ at: [x, 0, z] }, side(outline([[-9, 2], [-9.4, 8, 2], [-8.6, h, 0.8], [1.6, h, 0.8], [2.6, 10, 3], [8, 8, 3], [14, 6, 4], [15.4, 2, 1]]), 9, skin, { bevel: 2.6, steps: 6 }), side(outline([[-10, -0.6, 0.6], [-10, 2.4, 0.8], [15.8, 2.6, 0.8], [16, 0.4, 1.5], [-1, -0.4], [-2, -1.4, 0.4], [-9.6, -1.6, 0.4]]), 9.6, M.rubber, { bevel: 0.8 }), ...(kind === 'hule' ? [box(11, 1.2, 9.2, M.black, { at: [-3.4, h - 0.8, 0], r: 0.5 })] : [...Array.from({ length: 5 }, (_, n) => group({ at: [3 - n * 0.35, 9.4 + n * 1.7, 0] }, rod(0.3, 4.4, M.yellow, { axis: 'z', at: [0.6, 0, -2.2] }), ring(0.4, 0.16, M.brass, { axis: 'x', at: [0.2, 0, 2.6] }))), box(9.6, 2.6, 8, M.rubber, { at: [-3.4, h, 0], r: 1.1 })]));
  return group({}, one(6, 2), one(-7, -3));
};
const vest = ({ kind = 'chaleco' }: Look) => {
  if (kind === 'mandil') return group({ turn: [-6, -10, 0] }, side(outline([[-14, 0, 2], [-15, 40, 3], [-7, 56, 2], [7, 56, 2], [15, 40, 3], [14, 0, 2]]), 1.6, M.leather, { bevel: 0.5 }), tube([[-6, 55, 0], [-5, 66, -2], [0, 70, -3], [5, 66, -2], [6, 55, 0]], 0.8, M.darkWood), side(outline([[-7, 14, 1], [-7, 26, 1], [7, 26, 1], [7, 14, 1]]), 2.2, M.leather, { bevel: 0.3 }));
  if (kind === 'arnes') return group({}, ...[-1, 1].map((x) => tube([[x * 12, 0, 3], [x * 13, 14, 5], [x * 5, 34, 5], [x * 9, 54, 2], [x * 6, 62, -3], [-x * 3, 44, -6], [x * 10, 18, -6], [x * 12, 0, 3]], 1.3, M.yellow)), ...[24, 40].map((y) => tube([[-9, y, 4.6], [0, y - 1, 6], [9, y, 4.6]], 1.2, M.black)), ring(2, 0.5, M.zinc, { axis: 'z', at: [0, 46, 6] }), ...[-1, 1].map((x) => box(4, 3, 1.4, M.zinc, { at: [x * 12.6, 12, 5] })), tube([[0, 46, 6], [14, 40, 9], [24, 20, 10], [26, 4, 9]], 0.9, M.orange), ring(2.4, 0.6, M.zinc, { axis: 'z', at: [26.4, 1, 9] }));
  return group({}, ...[-1, 1].map((x) => side(outline(([[0.6, 0], [0.6, 36], [6, 56, 2], [11, 58, 1], [12, 50, 2], [14, 40, 4], [17, 38, 1], [17, 0, 1]] as const).map(([px, py, r]): readonly [number, number, number] => [px * x, py, r ?? 0])), 5, M.orange, { bevel: 1 })), ...[12, 26].map((y) => box(34.6, 4.4, 5.4, paint('#d9e04a', { rough: 0.4 }), { at: [0, y, 0], r: 0.2 })), ...[12, 26].map((y) => box(34.7, 2.2, 5.5, paint('#d2d6d8', { rough: 0.2, metal: 0.5 }), { at: [0, y, 0], r: 0.2 })), ...[-9, 9].map((x) => box(4, 28, 5.3, paint('#d9e04a', { rough: 0.4 }), { at: [x, 42, 0], r: 0.2 })), box(0.5, 36, 5.6, M.black, { at: [0, 18, 0] }), side(flowing([[-11, 40], [-6, 56], [0, 59], [6, 56], [11, 40], [0, 36]]), 1, paint('#c2560e', { rough: 0.8 }), { at: [0, 0, -1.6] }));
};
const muffs = ({ kind = 'orejeras' }: Look) =>
  kind === 'tapones'
    ? group({}, tube([[-7, 1, 0], [-9, 0.4, 6], [0, 0.4, 9], [9, 0.4, 6], [7, 1, 0]], 0.3, M.blue), ...[-7, 7].map((x) => group({ at: [x, 1, 0], turn: [0, 0, x > 0 ? -10 : 190] }, ...[0, 1, 2].map((n) => lathe([[0.3, 0], [1.3 - n * 0.24, 0.2], [0.4, 1]], M.orange, { at: [n * 0.8, 0, 0] })), rod(0.4, 3.4, M.orange, { at: [-1, 0, 0] }))))
    : group({ turn: [0, -26, 0] }, tube(Array.from({ length: 11 }, (_, n): Vec => [Math.cos((n / 10) * 3.14) * 9.6, 6 + Math.sin((n / 10) * 3.14) * 11, 0]), 0.9, M.black), ...[-1, 1].map((x) => group({ at: [x * 9, 2, 0] }, lathe([[0, 0], [4, 0.2], [4.8, 1.4], [5, 3.4], [0, 3.4]], M.tenaz, { turn: [0, 0, x > 0 ? 180 : 0], at: [x * 2.6, 0, 0] }), lathe([[2.6, 0], [4.8, 0], [5, 1], [4.6, 2.2], [2.6, 2.2]], M.rubber, { turn: [0, 0, x > 0 ? 180 : 0], at: [-x * 0.6, 0, 0] }))));
const respirator = ({ kind = 'media' }: Look) => {
  if (kind === 'n95') return group({ turn: [0, -22, 0] }, lathe([[0, 5.6], [2, 5.4], [5, 3.6], [7, 0.6], [7.2, 0], [6.8, 0]], M.white, { axis: 'z', scale: [1, 1.14, 1] }), box(5, 0.5, 0.4, M.alu, { at: [0, 5.6, 3], r: 0.2 }), rod(1.8, 0.9, M.ash, { axis: 'z', at: [0, -0.6, 5.2] }), ...[3, -2].map((y) => tube([[-6.8, y, 0], [-9, y + 1, -6], [0, y + 2, -12], [9, y + 1, -6], [6.8, y, 0]], 0.3, M.yellow)));
  const cartridge = (x: number) => group({ at: [x, -1, 2], turn: [0, x > 0 ? 40 : -40, 0] }, rod(4.2, 3, M.grey, { axis: 'z' }), rod(3.8, 0.6, paint('#b6527f', { rough: 0.6 }), { axis: 'z', at: [0, 0, 3] }), many(4, (n) => ring(3.4 - n * 0.8, 0.14, M.black, { axis: 'z', at: [0, 0, 3.6] })));
  if (kind === 'cartuchos') return group({}, cartridge(-5), cartridge(5.4));
  return group({ turn: [0, -16, 0] }, side(flowing([[-6, -4], [-5, 2], [-2, 6], [0, 7], [2, 6], [5, 2], [6, -4], [3, -7], [0, -7.6], [-3, -7]]), 7, M.black, { bevel: 2.6 }), cartridge(-6.6), cartridge(6.6), rod(2.2, 1.6, M.tenaz, { axis: 'z', at: [0, -2.6, 3.2] }), ...[3, -3].map((y) => tube([[-5, y, -2], [-9, y + 1, -8], [0, y + 3, -13], [9, y + 1, -8], [5, y, -2]], 0.6, M.rubber)));
};
const extinguisher = () => group({}, lathe([[0, 0], [7, 0], [7.4, 1], [7.4, 34], [6.4, 38], [3.4, 41], [2, 42], [2, 44], [0, 44]], M.red, { axis: 'y' }), sticker(9, 13, writing(['PQS', '4.5 kg'], 9, 13, { back: '#f6f3ec', ink: '#b8201c' }), { at: [0, 21, 7.46] }), box(4, 3, 4, M.brass, { at: [0, 45, 0], r: 0.4 }), side(outline([[-1, 46, 0.4], [10, 48.6, 0.6], [10, 50, 0.6], [-2, 48.6, 0.6]]), 2, M.gloss), side(outline([[-1, 44, 0.4], [9, 45, 0.6], [9, 46, 0.4], [-1, 45.6]]), 2, M.gloss), gauge([0, 45, 2.6], 1.5), tube([[-2, 45, 0], [-8, 44, 2], [-10, 34, 4], [-9.4, 18, 5]], 0.9, M.gloss), lathe([[0, 0], [1.2, 0], [2, -6], [0, -6]], M.gloss, { axis: 'y', at: [-9.4, 18, 5] }));
const mask = ({ kind = 'electronica' }: Look) => {
  if (kind === 'facial') return group({ turn: [0, -24, 0] }, lathe([[9.6, 0], [9.8, 0], [9.8, 22], [9.6, 22]], paint('#b4cbd3', { rough: 0.1 }), { axis: 'y', arc: 190, turn: [0, -95, 0], at: [0, -12, 0] }), side(flowing([[-10, 0], [-8, 7], [0, 10.4], [8, 7], [10, 0], [0, 2]]), 3, M.black, { turn: [90, 0, 0], at: [0, 11.6, 0] }), lathe([[9.2, 0], [9.8, 0], [9.8, 2], [9.2, 2]], M.black, { axis: 'y', at: [0, 10, 0] }), rod(2, 2, M.black, { at: [9, 10, 0] }));
  return group({ turn: [0, -30, 0] }, side(flowing([[-10, 12], [-11, 0], [-8, -12], [0, -17], [8, -12], [11, 0], [10, 12], [0, 16]]), 13, paint('#26292d', { rough: 0.3 }), { bevel: 5.6, steps: 8 }), box(kind === 'amplia' ? 14 : 12, kind === 'fija' ? 5 : 8.4, 2.4, M.gloss, { at: [0, 3.4, 6], r: 0.8 }), box(kind === 'amplia' ? 12 : 10, kind === 'fija' ? 3.6 : 5.6, 0.5, paint(kind === 'fija' ? '#123524' : '#1d6b48', { rough: 0.05, metal: 0.4 }), { at: [0, 3.4, 7.2] }), side(outline([[-6, -7, 1], [-3, -13, 1], [3, -13, 1], [6, -7, 1]]), 13.4, M.tenaz, { bevel: 5 }), rod(2, 2, M.black, { at: [10.6, 6, -2] }), ...(kind === 'fija' ? [] : [box(6, 1, 0.5, paint('#33506b', { rough: 0.2 }), { at: [0, 9, 6.4] })]), brand('TENAZ', 5, [0, -9.4, 6.75]));
};

export const measureAndSafety: Models = {
  flexometro: { build: tape, view: { around: 22, above: 18 } },
  nivel: { build: level, view: { around: 8, above: 22 } },
  'nivel-laser': { build: laser, view: { around: 24, above: 16 } },
  medidor: { build: meter, view: { around: 18, above: 12 } },
  escuadra: { build: square, view: { around: 14, above: 14 } },
  casco: { build: helmet, view: { around: 20, above: 14 } },
  lentes: { build: glasses, view: { around: 22, above: 18 } },
  guantes: { build: gloves, view: { around: 10, above: 12 } },
  bota: { build: boot, view: { around: 26, above: 18 } },
  chaleco: { build: vest, view: { around: 16, above: 10 } },
  orejeras: { build: muffs, view: { around: 14, above: 14 } },
  respirador: { build: respirator, view: { around: 10, above: 12 } },
  extintor: { build: extinguisher, view: { around: 16, above: 12 } },
  careta: { build: mask, view: { around: 8, above: 10 } },
};
export { around };
