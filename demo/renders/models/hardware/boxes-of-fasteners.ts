import type { Look } from '../../../catalogue/looks/look.ts';
import { BRAND, M } from '../../studio/materials.ts';
import { box, group, sticker } from '../../studio/solids.ts';
import { writing } from '../../studio/writing.ts';
import { fastener } from './fasteners.ts';

/** A printed box with a few of what is in it in front. */
export function boxed({ kind = 'yeso', size = 1, text = '' }: Look) {
  const big = 0.7 + size * 0.2;
  const l = Math.min(13, 2 + size * 2.3);
  const r =
    kind === 'hexagonal' || kind === 'carruaje' || kind === 'expansivo'
      ? 0.28 + size * 0.07
      : kind === 'electrodo'
        ? 0.24
        : 0.2 + size * 0.03;
  const shown = kind === 'electrodo' ? 5 : 7;
  const names: Record<string, string> = {
    yeso: 'PIJA',
    madera: 'PIJA',
    lamina: 'PIJA',
    hexagonal: 'TORNILLO',
    carruaje: 'TORNILLO',
    maquina: 'TORNILLO',
    clavo: 'CLAVO',
    concreto: 'CLAVO',
    plastico: 'TAQUETE',
    rosca: 'TAQUETE',
    mariposa: 'TAQUETE',
    expansivo: 'ANCLA',
    grapa: 'GRAPA',
    rondana: 'RONDANA',
    tuerca: 'TUERCA',
    remache: 'REMACHE',
    armella: 'ARMELLA',
    electrodo: 'ELECTRODO',
    cincho: 'CINCHO',
  };
  const [w, h, d] = [12 * big, 8.4 * big, 8 * big];
  const front = writing([names[kind] ?? 'HERRAJE', text || 'BRAVÍO'], w * 0.92, h * 0.86, {
    back: BRAND.bravio,
    band: '#f4b400',
    fill: 0.34,
  });
  return group(
    {},
    box(w, h, d, M.card, { at: [0, h / 2, -5], r: 0.16, turn: [0, -10, 0] }),
    group(
      { at: [0, h / 2, -5], turn: [0, -10, 0] },
      sticker(w * 0.94, h * 0.88, front, { at: [0, 0, d / 2 + 0.03] }),
      sticker(d * 0.9, h * 0.88, writing(['BRAVÍO'], d * 0.9, h * 0.88, { back: BRAND.bravio, fill: 0.3 }), {
        at: [w / 2 + 0.03, 0, 0],
        turn: [0, 90, 0],
      }),
    ),
    ...Array.from({ length: shown }, (_, n) => {
      const lay = kind === 'rondana' || kind === 'tuerca' ? 0.2 : r * 1.9;
      return group(
        {
          at: [-6.4 + ((n * 2.05) % 10.4), lay + (n % 3 === 2 ? r * 1.2 : 0), 3.4 + ((n * 1.7) % 4.6)],
          turn: [0, ((n * 47) % 80) - 40, 0],
        },
        fastener(kind, l, r),
      );
    }),
  );
}
