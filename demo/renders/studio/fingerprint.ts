import type * as THREE from 'three';
import { Mesh } from 'three';

/** Raise it when light, camera, finish or encoding change: every picture is then taken anew. */
const STUDIO = 2;

/** What a picture is of, as one short text: the same shapes, places and materials give the same one on any machine. */
export function fingerprint(model: THREE.Object3D, view: readonly number[]): string {
  let [a, b] = [0x811c9dc5, 0x9dc5811c];
  const eat = (value: number): void => {
    a = Math.imul(a ^ value, 0x01000193) >>> 0;
    b = Math.imul(b ^ (value + 0x9e37), 0x85ebca6b) >>> 0;
  };
  const eatText = (text: string): void => {
    for (const character of text) eat(character.codePointAt(0) ?? 0);
  };
  const eatNumbers = (values: ArrayLike<number>): void => {
    for (let at = 0; at < values.length; at++) eat(Math.round((values[at] ?? 0) * 1000));
  };
  eatNumbers([STUDIO, ...view]);
  model.updateMatrixWorld(true);
  model.traverse((part) => {
    if (!(part instanceof Mesh)) return;
    const { geometry, material } = part as THREE.Mesh<THREE.BufferGeometry, THREE.Material>;
    eatNumbers(part.matrixWorld.elements);
    eatNumbers(geometry.getAttribute('position').array);
    eatText(material.name);
  });
  return `${a.toString(36)}${b.toString(36)}`;
}
