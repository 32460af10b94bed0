import * as THREE from 'three';
import { woodGrain } from './writing.ts';

/** The shop's brands by the colour of their moulds. */
export const BRAND = { tenaz: '#d8420f', bravio: '#1d5c8f', arroyal: '#0f6f66', matizal: '#b0232a' } as const;

interface Finish {
  readonly rough?: number;
  readonly metal?: number;
  readonly opacity?: number;
}

const made = new Map<string, THREE.MeshStandardMaterial>();

/** A material by its colour and finish: made once, so that a scene shares what is alike. */
export function paint(hex: string, { rough = 0.42, metal = 0, opacity = 1 }: Finish = {}): THREE.MeshStandardMaterial {
  const key = `${hex} ${rough} ${metal} ${opacity}`;
  const known = made.get(key);
  if (known) return known;
  const material = new THREE.MeshStandardMaterial({ color: hex, roughness: rough, metalness: metal });
  if (opacity < 1) Object.assign(material, { transparent: true, opacity, depthWrite: false });
  material.name = key;
  made.set(key, material);
  return material;
}

/** What tools are made of. */
export const M = {
  tenaz: paint(BRAND.tenaz, { rough: 0.34 }),
  rubber: paint('#363636', { rough: 0.72 }),
  black: paint('#3c3d3f', { rough: 0.42 }),
  gloss: paint('#202124', { rough: 0.18 }),
  grey: paint('#6a6d70', { rough: 0.5 }),
  ash: paint('#a9acae', { rough: 0.5 }),
  white: paint('#f1efe9', { rough: 0.4 }),
  ivory: paint('#e9dfc6', { rough: 0.5 }),
  steel: paint('#b9bcbf', { rough: 0.36, metal: 1 }),
  chrome: paint('#dfe2e4', { rough: 0.1, metal: 1 }),
  alu: paint('#c6c9cb', { rough: 0.46, metal: 0.9 }),
  zinc: paint('#a5abb0', { rough: 0.42, metal: 0.95 }),
  iron: paint('#4b4d50', { rough: 0.45, metal: 0.85 }),
  burnt: paint('#56585c', { rough: 0.4, metal: 0.85 }),
  brass: paint('#c9a04a', { rough: 0.28, metal: 1 }),
  copper: paint('#c4744a', { rough: 0.25, metal: 1 }),
  titanium: paint('#d0a83c', { rough: 0.3, metal: 1 }),
  carbide: paint('#8d8f90', { rough: 0.25, metal: 1 }),
  card: paint('#b98d5c', { rough: 0.9 }),
  paper: paint('#efe9dc', { rough: 0.9 }),
  yellow: paint('#f0b400', { rough: 0.38 }),
  orange: paint('#ea6a12', { rough: 0.4 }),
  red: paint('#b8201c', { rough: 0.38 }),
  green: paint('#1f7a43', { rough: 0.42 }),
  blue: paint(BRAND.bravio, { rough: 0.4 }),
  teal: paint(BRAND.arroyal, { rough: 0.4 }),
  leather: paint('#b88a57', { rough: 0.85 }),
  wood: woodGrain('#c8985c', '#a87639'),
  darkWood: woodGrain('#8a5a30', '#6b421f'),
  glow: new THREE.MeshStandardMaterial({ color: '#ffffff', emissive: '#fff3c8', emissiveIntensity: 0.9, name: 'glow' }),
} as const;
