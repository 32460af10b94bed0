import type { Look } from '#demo/catalogue/looks/look.ts';
import { M, paint } from '../studio/materials.ts';
import { around, circle, outline, plate, withHoles } from '../studio/outline.ts';
import { ball, bar, box, group, lathe, many, pipe, ring, rod, side, sticker, tube, type Vec, wrap } from '../studio/solids.ts';
import { writing } from '../studio/writing.ts';
import { gauge } from './machines.ts';
import type { Models } from './model.ts';
import { brand, hex, plug } from './parts.ts';

const TONES: Readonly<Record<string, ReturnType<typeof paint>>> = { cpvc: M.ivory, pvc: M.white, cobre: M.copper, laton: M.brass, acero: M.zinc };

/** Pipe fittings and lengths of pipe. */
function fitting({ kind = 'codo', text = 'pvc', size = 0.5 }: Look) {
  const m = TONES[text] ?? M.white;
  const r = 1 + size * 0.8;
  const mouth = (turn: Vec, at: Vec = [0, 0, 0]) => group({ at, turn }, lathe([[r * 0.78, 0], [r, 0], [r, r * 1.5], [r * 1.24, r * 1.6], [r * 1.24, r * 3], [r * 0.98, r * 3], [r * 0.96, r * 1.7], [r * 0.78, r * 1.6]], m));
  switch (kind) {
    case 'tee': return group({ turn: [0, 18, 0] }, mouth([0, 0, 0]), mouth([0, 0, 180]), mouth([0, 0, 90]), ball(r * 1.02, m));
    case 'yee': return group({ turn: [0, 18, 0] }, mouth([0, 0, 0]), mouth([0, 0, 180]), mouth([0, 0, 45]), ball(r * 1.02, m));
    case 'cople': return group({ turn: [0, 30, 20] }, lathe([[r, -r * 2], [r * 1.3, -r * 2], [r * 1.3, -r * 0.2], [r * 1.2, 0], [r * 1.3, r * 0.2], [r * 1.3, r * 2], [r, r * 2]], m), pipe(r * 0.98, r * 0.9, 0.4, m));
    case 'adaptador': return group({ turn: [0, 30, 20] }, mouth([0, 0, 0]), hex(r * 1.3, r * 0.9, m), ...Array.from({ length: 9 }, (_, n) => ring(r * 0.92, r * 0.08, m, { at: [-r * 0.6 - n * r * 0.2, 0, 0] })), pipe(r * 0.92, r * 0.7, r * 2, m, { at: [-r * 1.4, 0, 0] }));
    case 'tubo': return group({ turn: [0, 28, 0] }, ...[[0, 0], [2.3, 0], [1.15, 1.95]].map(([z = 0, y = 0]) => pipe(r * 1.1, r * 0.86, 44, m, { at: [0, y * r, z * r] })));
    case 'cespol': return group({}, tube([[0, 9, 0], [0, 2, 0], [1.6, -1.6, 0], [5, -1.6, 0], [6.6, 2, 0], [8, 5, 0], [15, 5, 0]], 1.5, m), ...[[0, 8, 0], [0, 2, 0]].map(([x = 0, y = 0]) => lathe([[1.4, 0], [2.1, 0], [2.1, 1.8], [1.4, 1.8]], M.ash, { axis: 'y', at: [x, y, 0] })), pipe(2.4, 1.4, 1, M.chrome, { at: [14.6, 5, 0] }), rod(3, 0.8, M.chrome, { axis: 'y', at: [0, 9.4, 0] }));
    case 'poliducto': return group({}, ...Array.from({ length: 22 }, (_, n) => ring(14 + Math.sin(n * 1.7) * 1.6, r * 0.8, M.orange, { axis: 'y', at: [Math.sin(n) * 0.3, 1 + (n % 7) * 1.6, Math.cos(n) * 0.3] })));
    case 'canaleta': return group({ turn: [0, 26, 0] }, ...[0, 3.6].map((z) => group({ at: [0, 0, z] }, box(40, 0.3, 2.6, M.white, { at: [0, 0, 0], r: 0.1 }), box(40, 1.6, 0.3, M.white, { at: [0, 0.8, 1.2], r: 0.1 }), box(40, 1.6, 0.3, M.white, { at: [0, 0.8, -1.2], r: 0.1 }))), box(34, 0.3, 2.7, M.white, { at: [4, 1.8, 0], r: 0.1 }));
    default: return group({ turn: [0, 18, 0] }, mouth([0, 0, 0]), mouth([0, 0, 90]), ball(r * 1.02, m), ring(r * 0.2, r * 0.82, m, { axis: 'z' }));
  }
}

/** Quick couplers, filters, regulators of an air line. */
function airPart({ kind = 'cople', count = 1 }: Look) {
  if (kind === 'filtro' || kind === 'frl') {
    const unit = (x: number, tone: string, dial: boolean) => group({ at: [x, 0, 0] }, box(5.4, 4.4, 4.6, M.black, { at: [0, 7, 0], r: 0.8 }), lathe([[0, -3], [1, -3], [1.8, -2], [2.1, 0], [2.1, 5], [0, 5]], paint(tone, { rough: 0.2 }), { axis: 'y' }), rod(0.6, 1.2, M.black, { axis: 'y', at: [0, -4, 0] }), rod(1.9, 3.4, M.tenaz, { axis: 'y', at: [0, 9, 0] }), ...(dial ? [gauge([0, 7, 2.8], 1.5)] : []));
    return group({}, unit(0, '#9fb4bd', true), ...(kind === 'frl' ? [unit(7, '#c9a652', false)] : []), rod(1, 3, M.zinc, { at: [-5, 7, 0] }), rod(1, 3, M.zinc, { at: kind === 'frl' ? [9.4, 7, 0] : [2.4, 7, 0] }));
  }
  const coupler = group({}, rod(1, 2, M.brass, { at: [-2, 0, 0] }), hex(1.2, 1.4, M.brass, { at: [0.4, 0, 0] }), lathe([[0.6, 0], [1.25, 0], [1.4, 0.4], [1.2, 1], [1.4, 1.6], [1.4, 3.4], [1, 3.8], [0.6, 3.8]], M.zinc, { at: [1, 0, 0] }));
  const nipple = group({}, rod(0.9, 2, M.brass, { at: [-2, 0, 0] }), hex(1.1, 1.2, M.brass, { at: [0.3, 0, 0] }), lathe([[0.4, 0], [0.7, 0], [0.7, 1.4], [0.9, 1.8], [0.7, 2.2], [0.6, 3.2], [0.4, 3.2]], M.zinc, { at: [0.8, 0, 0] }));
  if (count > 1) return group({}, ...Array.from({ length: 9 }, (_, n) => group({ at: [(n % 3) * 7.6, 1.2, Math.floor(n / 3) * 4], turn: [0, 14, 0] }, (n % 2 ? nipple : coupler).clone())));
  return group({ turn: [0, 26, 0] }, kind === 'niple' ? nipple : coupler);
}

/** Valves and taps. */
function valve({ kind = 'esfera', size = 0.5 }: Look) {
  const s = 0.8 + size * 0.5;
  const body = [lathe([[0.8, -4], [1.5, -4], [1.6, -2.4], [1.2, -2], [1.9, -1], [2.1, 0], [1.9, 1], [1.2, 2], [1.6, 2.4], [1.5, 4], [0.8, 4]], M.brass), hex(1.7, 1.4, M.brass, { at: [-3.2, 0, 0] }), hex(1.7, 1.4, M.brass, { at: [3.2, 0, 0] })];
  switch (kind) {
    case 'nariz': return group({ scale: s }, tube([[-5, 0, 0], [0, 0, 0], [3, -0.6, 0], [4, -3.4, 0]], 1.3, M.brass), ...Array.from({ length: 5 }, (_, n) => ring(1.2, 0.16, M.brass, { axis: 'y', at: [4.1, -3.2 - n * 0.4, 0] })), rod(0.9, 3, M.brass, { axis: 'y', at: [0, 0.6, 0] }), lathe([[0, 0], [2.2, 0], [2.4, 0.4], [2.2, 0.9], [0, 0.9]], M.red, { axis: 'y', at: [0, 3.6, 0] }), rod(1.5, 0.9, M.brass, { at: [-4.4, 0, 0], segments: 6 }));
    case 'angular': return group({ scale: s }, rod(1, 4.4, M.chrome, { at: [-4.4, 0, 0] }), rod(1, 4, M.chrome, { axis: 'y' }), hex(1.3, 1, M.chrome, { at: [0, 3.4, 0], turn: [0, 0, 90] }), pipe(2.4, 1, 0.4, M.chrome, { at: [-4.2, 0, 0] }), ball(1.4, M.chrome), side(plate(3.6, 1.6, 0.8), 0.8, M.chrome, { turn: [0, 90, 0], at: [2.6, 0, 0] }), rod(0.5, 2.2, M.chrome));
    case 'flotador': return group({ turn: [0, 14, 0] }, rod(1.2, 5, M.brass, { at: [-6, 0, 0] }), rod(1.5, 2, M.brass, { at: [-2, 0, 0] }), rod(0.24, 16, M.brass, { at: [0, 0.3, 0] }), ball(4.2, M.red, { at: [19, 0.3, 0] }), rod(0.8, 2.6, M.brass, { axis: 'y', at: [-1.4, -3, 0] }));
    case 'check': return group({ scale: s, turn: [0, 18, 0] }, ...body, rod(1.5, 2.4, M.brass, { axis: 'y', at: [0, 1, 0], segments: 6 }));
    case 'regadera': return group({ scale: s }, tube([[-6, 0, 0], [6, 0, 0]], 1.2, M.brass), ...[-3.6, 3.6].map((x) => group({ at: [x, 0, 0] }, rod(1.3, 4, M.brass, { axis: 'z' }), lathe([[0, 3.6], [2.4, 3.6], [2.6, 4.4], [2, 6.4], [0, 6.6]], M.chrome, { axis: 'z' }))), rod(1, 3, M.brass, { axis: 'y', at: [0, 0.6, 0] }), rod(1, 3, M.brass, { axis: 'y', at: [0, -3.6, 0] }));
    default: return group({ scale: s, turn: [0, 18, 0] }, ...body, rod(0.7, 1.6, M.brass, { axis: 'y', at: [0, 1.6, 0] }), side(outline([[-0.9, -0.4, 0.4], [0.4, -0.4], [2, 0.7, 0.6], [8.6, 0.9, 0.5], [8.6, 2.1, 0.5], [1.4, 1.7, 0.8], [-0.9, 0.5, 0.4]]), 1.4, M.red, { at: [0, 3.2, 0], bevel: 0.3 }), rod(0.5, 0.5, M.zinc, { axis: 'y', at: [0, 3.8, 0] }));
  }
}

function faucet({ kind = 'lavabo' }: Look) {
  const tall = kind === 'lavabo' ? 1 : 2.3;
  const handle = (x: number) => group({ at: [x, 2, 0] }, rod(1.4, 2, M.chrome, { axis: 'y' }), lathe([[0, 0], [1.6, 0], [1.9, 1.4], [1.2, 2.4], [0, 2.5]], M.chrome, { axis: 'y', at: [0, 2, 0] }), bar([[0, 3.4, 0], [x > 0 ? 3 : -3, 4, 1]], 0.5, M.chrome));
  return group({}, side(plate(kind === 'mono' ? 7 : 17, 5, 2.4), 1.6, M.chrome, { turn: [90, 0, 0], at: [0, 1, 0], bevel: 0.5 }), ...(kind === 'mono' ? [rod(1.9, 6, M.chrome, { axis: 'y', at: [0, 1, 0] }), bar([[1.4, 5, 0], [5, 6.4, 0]], 0.5, M.chrome)] : [handle(-6), handle(6)]), tube([[0, 1, 0], [0, 6 * tall, 0], [0, 8.6 * tall, 1.6], [0, 9 * tall, 5], [0, 7.6 * tall, 7.8], [0, 6 * tall, 8.2]], kind === 'mono' ? 1.2 : 1, M.chrome), rod(1.3, 1.2, M.chrome, { axis: 'y', at: [0, 6 * tall - 1, 8.2] }));
}

const shower = ({ kind = 'fija' }: Look) =>
  kind === 'telefono'
    ? group({ turn: [0, -20, 0] }, lathe([[0, 0], [4, 0], [4.3, 0.6], [3.6, 1.6], [1.6, 2.6], [0, 2.7]], M.chrome, { axis: 'z', at: [0, 12, 0], turn: [0, 180, 0] }), many(19, (n) => rod(0.2, 0.2, M.gloss, { axis: 'z', at: [Math.cos(n * 2.4) * 3.2 * Math.sqrt(n / 19), 12 + Math.sin(n * 2.4) * 3.2 * Math.sqrt(n / 19), 0.02] })), tube([[0, 9, -1], [0, 3, -1.4], [0, -3, -1]], 1.2, M.chrome), tube([[0, -3, -1], [1, -8, 0], [8, -9, 3], [10, -4, 4], [5, -2, 6], [-4, -6, 6], [-9, -9, 3]], 0.6, M.zinc))
    : group({ turn: [0, -24, 0] }, lathe([[0, 0], [5.4, 0], [5.8, 0.5], [5, 1.6], [2, 3], [1.4, 4.6], [0, 4.6]], M.chrome, { axis: 'y', turn: [-24, 0, 0] }), many(30, (n) => ball(0.26, M.grey, { at: [Math.cos(n * 2.4) * 4.6 * Math.sqrt(n / 30), -0.05, Math.sin(n * 2.4) * 4.6 * Math.sqrt(n / 30)], turn: [-24, 0, 0] })), tube([[0, 4, -1.6], [0, 7, -4], [0, 7.4, -9]], 0.9, M.chrome), pipe(2.6, 0.8, 0.5, M.chrome, { axis: 'z', at: [0, 7.4, -9] }));

const flexible = ({ size = 1 }: Look) => group({}, tube([[-9, 0, 0], [-6, 5, 1], [0, 7 * size, 2], [6, 5, 1], [9, 0, 0]], 0.8, paint('#b3b7ba', { rough: 0.6, metal: 1 })), ...[-9, 9].map((x) => group({ at: [x, -1.6, 0] }, rod(1.4, 2.2, M.chrome, { axis: 'y', segments: 6 }), rod(0.9, 1, M.brass, { axis: 'y', at: [0, 2, 0] }))));

const tank = ({ size = 1100 }: Look) => { const s = size > 800 ? 1 : 0.82; const [r, h] = [48 * s, 96 * s]; return group({}, lathe([[0, 0], [r, 0], [r * 1.02, 3], [r, 6], ...[0.2, 0.4, 0.6].flatMap((f): (readonly [number, number])[] => [[r, h * f], [r * 1.03, h * f + 3], [r * 1.03, h * f + 8], [r, h * f + 11]]), [r, h * 0.82], [r * 0.7, h * 0.97], [r * 0.36, h], [0, h]], paint('#2b2c2e', { rough: 0.5 }), { axis: 'y', segments: 80 }), lathe([[0, 0], [r * 0.4, 0], [r * 0.42, 2], [r * 0.38, 7], [0, 8]], paint('#2b2c2e', { rough: 0.5 }), { axis: 'y', at: [0, h - 1, 0] }), wrap(r * 1.035, h * 0.12, 100, writing(['ARROYAL'], r * 1.75, h * 0.12, { room: 0.6 }), { at: [0, h * 0.745, 0] }), wrap(r * 1.04, h * 0.1, 100, writing([`${size} L`], r * 1.75, h * 0.1, { room: 0.6 }), { at: [0, h * 0.35, 0] }), rod(2.6, 6, M.white, { axis: 'z', at: [r * 0.2, 8, r * 0.94] })); };

/** Pumps of water. */
const pump = ({ kind = 'periferica', volts = 0 }: Look) =>
  kind === 'sumergible'
    ? group({}, lathe([[0, 0], [9, 0], [9.4, 1], [8.6, 4], [8.6, 16], [7, 20], [0, 21]], M.tenaz, { axis: 'y' }), many(16, (n) => group({ turn: [0, n * 22.5, 0] }, box(0.5, 3, 1.6, M.gloss, { at: [8.8, 2.2, 0] }))), tube([[8, 6, 0], [13, 7, 0], [14, 14, 0], [14, 20, 0]], 2, M.black), bar([[-5, 20, 0], [-5, 25, 0], [5, 25, 0], [5, 20, 0]], 0.9, M.black), tube([[0, 20, -3], [-8, 26, -5], [-16, 16, -3], [-18, 2, 2]], 0.5, M.rubber), box(6, 10, 6, M.white, { at: [-16, 4, 6], r: 1.6 }), brand('TENAZ', 8, [0, 11, 8.65]))
    : group({}, ...(kind === 'presurizador' ? [lathe([[0, 0], [6, 1], [11, 4], [11.6, 9], [11, 14], [6, 17], [0, 18]], M.tenaz, { at: [-10, 0, 0] }), box(14, 4, 14, M.burnt, { at: [-1, -12, 0], r: 0.6 }), gauge([10, 16, 5], 2.2)] : []), group({ at: [0, kind === 'presurizador' ? 16 : 0, 0] }, lathe([[0, -14], [5.4, -14], [6, -13], [6, 0], [0, 0]], M.tenaz), many(16, (n) => group({ turn: [n * 22.5, 0, 0] }, box(11, 0.6, 0.6, M.tenaz, { at: [-7, 6.1, 0] }))), lathe([[0, -16.4], [4.6, -16.4], [6.1, -15.6], [6.2, -13.4], [0, -13.4]], M.black), lathe([[0, 0], [6.4, 0], [6.8, 1], [6.4, 4], [2.6, 5], [2.2, 8], [2.8, 8], [2.8, 9.6], [0, 9.6]], M.iron), lathe([[0, 5], [2.2, 5], [2.2, 9], [2.8, 9], [2.8, 10.6], [0, 10.6]], M.iron, { axis: 'y', at: [2.4, 0, 0] }), box(14, 1.6, 10, M.black, { at: [-5, -7, 0] }), box(6, 3.4, 5, M.black, { at: [-7, 7.6, 0], r: 0.6 }), brand('TENAZ', 7, [-7, 0, 6.6]), ...(volts ? [box(9, 5, 7, M.rubber, { at: [-14, 9.6, 0], r: 0.8 })] : [])));

/** Wall plates, sockets, breakers, boxes. */
function plateOf({ kind = 'apagador', count = 1 }: Look) {
  const ground = box(7.4, 11.6, 0.7, M.white, { r: 0.5 });
  const toggle = (y: number) => [box(2.4, 3.4, 0.5, M.ivory, { at: [0, y, 0.4], r: 0.3 }), box(2, 1.5, 0.7, M.white, { at: [0, y + 0.6, 0.75], r: 0.3, turn: [-12, 0, 0] })];
  const duplex = (y: number) => [box(3.2, 2.9, 0.5, M.white, { at: [0, y, 0.4], r: 1.1 }), box(0.22, 0.8, 0.2, M.gloss, { at: [-0.6, y + 0.3, 0.62] }), box(0.22, 1, 0.2, M.gloss, { at: [0.6, y + 0.3, 0.62] }), rod(0.28, 0.1, M.gloss, { axis: 'z', at: [0, y - 0.8, 0.62] })];
  const screws = [4.9, -4.9].map((y) => rod(0.24, 0.1, M.zinc, { axis: 'z', at: [0, y, 0.35] }));
  switch (kind) {
    case 'contacto': return group({}, ground, ...duplex(2), ...duplex(-2), ...screws);
    case 'gfi': return group({}, ground, ...duplex(2.7), ...duplex(-2.7), box(1.5, 0.7, 0.5, M.red, { at: [-0.9, 0, 0.5] }), box(1.5, 0.7, 0.5, M.gloss, { at: [0.9, 0, 0.5] }), rod(0.16, 0.1, M.green, { axis: 'z', at: [1.6, 4, 0.4] }));
    case 'usb': return group({}, ground, ...duplex(2.7), ...duplex(-2.7), ...[-0.9, 0.9].map((x) => box(1.2, 0.5, 0.3, M.gloss, { at: [x, 0, 0.5] })));
    case 'mixto': return group({}, ground, ...toggle(2.4), ...duplex(-2.2), ...screws);
    case 'atenuador': return group({}, ground, rod(1.6, 1.4, M.ivory, { axis: 'z', at: [0, 0, 0.3] }), box(0.2, 1, 0.1, M.grey, { at: [0, 0.7, 1.72] }), ...screws);
    case 'ciega': return group({}, ground, ...screws);
    case 'clavija': return group({ turn: [0, 28, 0], at: [0, 0, 0] }, plug({}));
    case 'conector': return group({ turn: [0, 28, 0] }, rod(0.6, 1.4, M.rubber, { r2: 0.9 }), rod(1.4, 3.6, M.rubber, { at: [1.2, 0, 0] }), box(0.1, 0.9, 0.24, M.brass, { at: [4.82, 0.2, 0.5] }), box(0.1, 0.9, 0.24, M.brass, { at: [4.82, 0.2, -0.5] }));
    case 'socket': return group({}, lathe([[0, 0], [3.4, 0], [3.6, 1.6], [2.4, 2.6], [2.3, 4.6], [1.6, 4.6], [1.5, 2], [0, 2]], M.white, { axis: 'y' }), pipe(1.55, 1.3, 2.4, M.brass, { axis: 'y', at: [0, 3.2, 0] }));
    case 'chalupa': return group({ turn: [-20, 20, 0] }, ...[[5, 0, 90], [-5, 0, 90], [0, 3, 0], [0, -3, 0]].map(([x = 0, y = 0, turn = 0]) => box(turn ? 6 : 10, 0.2, 4.6, M.zinc, { at: [x, y, 0], turn: [0, 0, turn] })), box(10, 6, 0.2, M.zinc, { at: [0, 0, -2.3] }), ...[-3, 0, 3].map((x) => rod(1, 0.1, M.steel, { axis: 'z', at: [x, 0, -2.15] })));
    case 'centro': return group({ turn: [0, 14, 0] }, box(16 + count, 22 + count * 2, 8, M.ash, { r: 0.5 }), box(13, 14 + count * 1.4, 0.8, M.grey, { at: [0, 0, 4], r: 0.3 }), ...Array.from({ length: count }, (_, n) => group({ at: [n % 2 ? 2.8 : -2.8, (Math.floor(n / 2) - (count / 2 - 1) / 2) * 2.8, 4.6] }, box(4.8, 2.4, 1.6, M.gloss, { r: 0.2 }), box(1.4, 1, 1.2, M.black, { at: [n % 2 ? -1 : 1, 0, 1] }))));
    case 'termico': return group({ turn: [0, 24, 0] }, ...Array.from({ length: count }, (_, n) => group({ at: [n * 2.6, 0, 0] }, box(2.5, 9, 7, M.gloss, { r: 0.3 }), box(1.2, 2.6, 1.6, M.black, { at: [0, 0.6, 3.9], r: 0.3, turn: [-16, 0, 0] }), brand(`${count > 1 ? 30 : 20}`, 1.6, [0, -2.6, 3.55], { height: 1 }))));
    case 'timer': return group({}, box(7, 12, 4, M.white, { r: 0.9 }), rod(3, 0.8, M.ash, { axis: 'z', at: [0, 1.8, 2] }), many(24, (n) => box(0.3, 0.8, 0.4, n > 7 && n < 15 ? M.tenaz : M.grey, { at: [Math.cos(n * 0.262) * 2.7, 1.8 + Math.sin(n * 0.262) * 2.7, 2.8], turn: [0, 0, n * 15 + 90] })), ...duplex(-3.6).map((part) => group({ at: [0, 0, 1.6] }, part)));
    default: return group({}, ground, ...(count === 2 ? [...toggle(2), ...toggle(-2)] : toggle(0)), ...screws);
  }
}

function bulb({ kind = 'foco', size = 9, hex: glow = '#fbf7ea' }: Look) {
  const glass = new Map([['calida', '#ffe2a6']]).get(glow) ?? glow;
  const s = 0.85 + size / 40;
  if (kind === 'tubo') return group({ turn: [0, 26, 0] }, ...[0, 4].map((z) => group({ at: [0, 0, z] }, rod(1.3, 44, paint('#fbfaf4', { rough: 0.3 }), { at: [-22, 0, 0] }), ...[-23, 21].map((x) => group({ at: [x, 0, 0] }, rod(1.32, 2, M.alu))), ...[-23.8, 23].map((x) => group({ at: [x, 0, 0] }, rod(0.14, 0.8, M.brass, { at: [0, 0.5, 0] }), rod(0.14, 0.8, M.brass, { at: [0, -0.5, 0] }))))));
  if (kind === 'gu10') return group({}, lathe([[0, 0], [2.5, 0], [2.5, 0.6], [1.4, 3.6], [1.2, 4], [1.2, 5.6], [0, 5.6]], M.ash, { axis: 'y', turn: [180, 0, 0] }), rod(2.2, 0.2, paint(glass, { rough: 0.2 }), { axis: 'y', at: [0, -0.1, 0] }), ...[-0.6, 0.6].map((x) => rod(0.3, 0.9, M.zinc, { axis: 'y', at: [x, -6.4, 0] })));
  return group({ scale: s }, lathe([[0, 6], [1.7, 6], [1.9, 5], [2.3, 2.6], [3.1, -0.6], [3.2, -2.4], [2.6, -4.2], [1.4, -5.2], [0, -5.6]], paint(glass, { rough: 0.35 }), { axis: 'y' }), lathe([[2.36, 2.4], [2.42, 2.6], [2, 5], [1.75, 6.1], [0, 6.2]], M.white, { axis: 'y' }), lathe([[0, 0], [1.4, 0], [1.3, 3], [0.8, 3.6], [0, 3.7]], M.zinc, { axis: 'y', at: [0, 6, 0] }), many(6, (n) => ring(1.36, 0.16, M.zinc, { axis: 'y', at: [0, 6.4 + n * 0.5, 0] })), rod(0.5, 0.4, M.brass, { axis: 'y', at: [0, 9.5, 0] }), ...(kind === 'sensor' ? [ball(0.9, M.ivory, { at: [0, -5.4, 0] })] : []));
}

const floodlight = ({ size = 30 }: Look) => { const s = 0.8 + size / 160; return group({ scale: s }, group({ turn: [-14, 0, 0] }, box(20, 15, 2, M.black, { r: 0.6 }), box(17, 12, 0.3, paint('#fdfbf2', { rough: 0.2 }), { at: [0, 0, 1] }), box(4, 4, 0.2, M.yellow, { at: [0, 0, 1.2] }), many(10, (n) => box(0.5, 13, 2, M.black, { at: [-9 + n * 2, 0, -1.6] }))), bar([[-11, -1, 0], [-11, -10, 1], [11, -10, 1], [11, -1, 0]], 0.6, M.black, 1), brand(`${size} W`, 4, [0, -6.2, 2.6], { height: 1.2 })); };

/** Extension cords, coils of cable, power bars. */
function extension({ size = 10, kind = 'rudo', hex: tone = '#e8590c' }: Look) {
  const cable = paint(tone, { rough: 0.55 });
  if (kind === 'barra') return group({ turn: [0, 22, 0] }, box(30, 3.6, 5.6, M.white, { r: 0.8 }), ...Array.from({ length: 6 }, (_, n) => group({ at: [-9 + n * 4, 1.85, 0], turn: [-90, 0, 0] }, box(3, 3, 0.2, M.ivory, { r: 0.6 }), box(0.24, 0.8, 0.2, M.gloss, { at: [-0.6, 0.3, 0.1] }), box(0.24, 0.8, 0.2, M.gloss, { at: [0.6, 0.3, 0.1] }))), box(1.8, 0.8, 2.4, M.red, { at: [13, 1.9, 0], r: 0.3 }), tube([[-15, 0, 0], [-20, -1, 1], [-22, -1.4, 7], [-12, -1.4, 10], [0, -1.4, 9]], 0.5, M.white), plug({ at: [0, -1.2, 9], scale: 0.9 }));
  const loops = Math.min(18, 6 + Math.round(size / 2.5));
  const r = kind === 'caja' ? 9 : 8 + size * 0.08;
  const wound = Array.from({ length: loops }, (_, n) => ring(r + Math.sin(n * 2.3) * 0.9, kind === 'domestica' ? 0.36 : 0.52, cable, { axis: 'y', at: [Math.sin(n * 1.3) * 0.5, 0.5 + (n % 5) * 0.85, Math.cos(n * 1.9) * 0.5], turn: [Math.sin(n) * 2, 0, 0] }));
  if (kind === 'caja') return group({}, ...wound, box(12, 14, 8, M.card, { at: [-2, 7, -14], r: 0.3, turn: [0, -12, 0] }), group({ at: [-2, 7, -14], turn: [0, -12, 0] }, sticker(10.6, 9, writing(['THW', '100 m'], 10.6, 9, { back: '#0f6f66', fill: 0.4 }), { at: [0, 0, 4.04] })));
  return group({}, ...wound, ...[0.9, 3.2].map((turn) => group({ at: [Math.cos(turn) * r, 2, Math.sin(turn) * r], turn: [0, (-turn * 180) / Math.PI, 0] }, ring(2.4, 0.28, M.black, { axis: 'z' }))), tube([[r * 0.9, 0.5, 3], [r * 1.3, 0.5, 6], [r * 0.6, 0.6, r + 2], [-2, 0.8, r + 3.4]], 0.5, cable), plug({ at: [-1.6, 1, r + 3.4], turn: [0, 180, 0] }), tube([[-r * 0.4, 0.5, r * 0.9], [-r * 0.9, 0.6, r + 3], [-r, 0.9, r + 5]], 0.5, cable), rod(1.4, 3.6, M.black, { at: [-r - 1, 1.2, r + 5.2], turn: [0, -40, 0] }));
}

/** Small parts that come in a bag or on a card: terminals, connectors, tubing. */
const smallParts = ({ hex: tone = '#c8390a', text = 'CONECTORES', count = 50, kind = 'terminal' }: Look) => group({}, box(13, 2.4, 9, paint('#d8dee0', { rough: 0.25 }), { at: [0, 1.2, -3], r: 0.5 }), box(13.2, 0.9, 9.2, paint('#b9c3c6', { rough: 0.25 }), { at: [0, 2.8, -3], r: 0.3 }), sticker(11, 5.4, writing([text, `${count} PIEZAS`], 11, 5.4, { back: '#0f6f66', fill: 0.44 }), { at: [0, 3.28, -3], turn: [-90, 0, 0] }), ...Array.from({ length: 8 }, (_, n) => group({ at: [-5.4 + n * 1.5, 0.5, 3.6 + (n % 3) * 1.2], turn: [0, n * 43, 0] }, ...(kind === 'termo' ? [pipe(0.3 + (n % 3) * 0.15, 0.2, 4, paint(['#c8390a', '#1b5e9e', '#202124', '#f4b400'][n % 4] ?? tone, { rough: 0.6 }))] : kind === 'resorte' ? [lathe([[0, 0], [0.7, 0], [0.9, 0.5], [0.5, 1.6], [0, 1.7]], paint(['#c8390a', '#f4b400', '#e87a1a'][n % 3] ?? tone), { axis: 'y', at: [0, -0.4, 0] })] : [rod(0.4, 1, paint(['#c8390a', '#1b5e9e', '#f4b400'][n % 3] ?? tone)), side(withHoles(outline([[1, -0.3], [1.6, -0.7, 0.6], [2.8, -0.7, 0.7], [2.8, 0.7, 0.7], [1.6, 0.7, 0.6], [1, 0.3]]), circle(0.3, 2.1, 0)), 0.16, M.zinc, { turn: [90, 0, 0] })]))));

export const installations: Models = {
  conexion: { build: fitting, view: { around: 22, above: 22 } },
  'conexion-aire': { build: airPart, view: { around: 16, above: 22 } },
  'llave-agua': { build: valve, view: { around: 18, above: 18 } },
  mezcladora: { build: faucet, view: { around: 32, above: 16 } },
  regadera: { build: shower, view: { around: 18, above: 0 } },
  'manguera-flexible': { build: flexible, view: { around: 16, above: 18 } },
  tinaco: { build: tank, view: { around: 0, above: 12 } },
  bomba: { build: pump, view: { around: 28, above: 18 } },
  contacto: { build: plateOf, view: { around: 24, above: 12 } },
  foco: { build: bulb, view: { around: 10, above: 12 } },
  reflector: { build: floodlight, view: { around: 26, above: 10 } },
  'extension-electrica': { build: extension, view: { around: 10, above: 30 } },
  piezas: { build: smallParts, view: { around: 10, above: 32 } },
};
export { around };
