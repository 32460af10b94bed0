import * as THREE from 'three';

/** Positions closer than this are one corner of the solid. */
const GRAIN = 2000;

/**
 * Normals that are smooth over round edges and sharp where two faces meet at more than `angle` radians. Faces count by their area: a
 * large flat one stays flat beside the narrow strips of its bevel, which three's own helper makes lean.
 */
export function creased(geometry: THREE.BufferGeometry, angle: number): THREE.BufferGeometry {
  const flat = geometry.index ? geometry.toNonIndexed() : geometry;
  const position = flat.getAttribute('position').array;
  const count = position.length / 3;
  const faces = count / 3;
  const area = new Float32Array(count);
  const unit = new Float32Array(count);
  const [a, b, c] = [new THREE.Vector3(), new THREE.Vector3(), new THREE.Vector3()];
  for (let face = 0; face < faces; face++) {
    a.fromArray(position, face * 9);
    b.fromArray(position, face * 9 + 3).sub(a);
    c.fromArray(position, face * 9 + 6).sub(a);
    b.cross(c).toArray(area, face * 3);
    b.normalize().toArray(unit, face * 3);
  }
  const corners = new Map<string, number[]>();
  const keys = Array.from({ length: count }, (_, at) => {
    const [x = 0, y = 0, z = 0] = [position[at * 3], position[at * 3 + 1], position[at * 3 + 2]];
    const key = `${Math.round(x * GRAIN)},${Math.round(y * GRAIN)},${Math.round(z * GRAIN)}`;
    const list = corners.get(key);
    if (list) list.push(Math.floor(at / 3));
    else corners.set(key, [Math.floor(at / 3)]);
    return key;
  });
  const limit = Math.cos(angle);
  const normals = new Float32Array(count * 3);
  for (let at = 0; at < count; at++) {
    const own = Math.floor(at / 3) * 3;
    let [x, y, z] = [0, 0, 0];
    for (const face of corners.get(keys[at] ?? '') ?? []) {
      const other = face * 3;
      const dot =
        (unit[own] ?? 0) * (unit[other] ?? 0) +
        (unit[own + 1] ?? 0) * (unit[other + 1] ?? 0) +
        (unit[own + 2] ?? 0) * (unit[other + 2] ?? 0);
      if (dot < limit) continue;
      x += area[other] ?? 0;
      y += area[other + 1] ?? 0;
      z += area[other + 2] ?? 0;
    }
    const length = Math.hypot(x, y, z) || 1;
    normals.set([x / length, y / length, z / length], at * 3);
  }
  flat.setAttribute('normal', new THREE.BufferAttribute(normals, 3));
  return flat;
}
