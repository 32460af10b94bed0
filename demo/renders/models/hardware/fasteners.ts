import type * as THREE from 'three';
import { M, paint } from '../../studio/materials.ts';
import { box, group, pipe, rod } from '../../studio/solids.ts';
import { drywallAnchor, expansionAnchor, plasticAnchor, staple, toggleAnchor } from './anchors.ts';
import {
  carriageBolt,
  drywallScrew,
  eyeScrew,
  hexBolt,
  machineScrew,
  nut,
  sheetMetalScrew,
  woodScrew,
} from './screws.ts';

/** One fastener lying along x, its head at the left. */
export function fastener(kind: string, l: number, r: number): THREE.Object3D {
  const head: Record<string, readonly THREE.Object3D[]> = {
    yeso: drywallScrew(l, r),
    madera: woodScrew(l, r),
    lamina: sheetMetalScrew(l, r),
    hexagonal: hexBolt(l, r),
    carruaje: carriageBolt(l, r),
    maquina: machineScrew(l, r),
    clavo: [
      rod(r * 2.2, 0.16, M.steel, { at: [-0.1, 0, 0] }),
      rod(r, l * 0.9, M.steel),
      rod(r, l * 0.12, M.steel, { at: [l * 0.88, 0, 0], r2: 0.02 }),
    ],
    concreto: [
      rod(r * 1.8, 0.3, M.burnt, { at: [-0.1, 0, 0] }),
      rod(r * 1.2, l * 0.9, M.burnt),
      rod(r * 1.2, l * 0.12, M.burnt, { at: [l * 0.88, 0, 0], r2: 0.02 }),
    ],
    plastico: plasticAnchor(l, r),
    expansivo: expansionAnchor(l, r),
    mariposa: toggleAnchor(l, r),
    rosca: drywallAnchor(l, r),
    grapa: staple(l, r),
    rondana: [pipe(r * 3.4, r * 1.6, r * 0.5, M.zinc, { axis: 'y' })],
    tuerca: nut(r),
    remache: [rod(r * 2, 0.3, M.alu), rod(r, l * 0.4, M.alu), rod(r * 0.4, l * 1.2, M.steel, { at: [-l * 1.2, 0, 0] })],
    armella: eyeScrew(l, r),
    electrodo: [
      rod(r, l * 0.9, paint('#b98d6a', { rough: 0.9 })),
      rod(r * 0.6, l * 0.12, M.steel, { at: [-l * 0.1, 0, 0] }),
    ],
    cincho: [
      box(l, 0.14, r * 3, M.gloss, { at: [l / 2, 0, 0] }),
      box(r * 4, r * 3, r * 4.6, M.gloss, { at: [-r, 0, 0] }),
    ],
  };
  return group({}, ...(head[kind] ?? head['clavo'] ?? []));
}
