import type * as THREE from 'three';
import { M, paint } from '../../studio/materials.ts';
import { box, group, pipe, rod } from '../../studio/solids.ts';
import {
  drywallAnchor,
  expansionAnchor,
  hollowWallAnchor,
  nailAnchor,
  plasticAnchor,
  toggleAnchor,
  wedgeAnchor,
} from './anchors.ts';
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

/** The models are drawn with about this radius. */
const DRAWN = 0.3;

/** One fastener lying along x, its head at the left, of this length and radius in centimetres. */
export const fastener = (kind: string, length: number, radius: number): THREE.Object3D =>
  group({ scale: radius / DRAWN }, drawn(kind, (length / radius) * DRAWN, DRAWN));

function drawn(kind: string, l: number, r: number): THREE.Object3D {
  const head: Record<string, readonly THREE.Object3D[]> = {
    yeso: drywallScrew(l, r),
    'yeso-broca': drywallScrew(l, r, true),
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
    'sin-cabeza': [
      rod(r * 1.25, 0.3, M.steel, { at: [-0.1, 0, 0], r2: r }),
      rod(r, l * 0.9, M.steel),
      rod(r, l * 0.12, M.steel, { at: [l * 0.88, 0, 0], r2: 0.02 }),
    ],
    cuna: wedgeAnchor(l, r),
    paraguas: hollowWallAnchor(l, r),
    golpe: nailAnchor(l, r),
    rondana: [pipe(r * 2.5, r * 1.08, r * 0.36, M.zinc, { axis: 'y' })],
    tuerca: nut(r),
    remache: [rod(r * 2, 0.25, M.alu), rod(r, l, M.alu), rod(r * 0.55, l * 2.4, M.steel, { at: [-l * 2.4, 0, 0] })],
    armella: eyeScrew(l, r),
    electrodo: [
      rod(r * 1.5, l * 0.9, paint('#a49a8b', { rough: 0.95 }), { at: [l * 0.1, 0, 0] }),
      rod(r, l * 0.12, M.steel),
    ],
    cincho: [
      box(l, 0.2, r * 2, M.black, { at: [l / 2, 0, 0] }),
      box(r * 3, r * 2, r * 3.2, M.black, { at: [-r, 0.1, 0] }),
    ],
  };
  return group({}, ...(head[kind] ?? head['clavo'] ?? []));
}
