import * as THREE from 'three';

/** The radii of the blurs, one after the other: a single one leaves the edges of the few lamps' shadows to be seen. */
const BLURS = [3, 2, 2, 2];

/** Leaves of a model only the shadow it throws. The answer undoes it. */
export function hide(model: THREE.Object3D): () => void {
  const materials = new Set<THREE.Material>();
  model.traverse((part) => part instanceof THREE.Mesh && materials.add(part.material as THREE.Material));
  const kept = [...materials].map((material) => [material, material.depthWrite] as const);
  for (const material of materials) Object.assign(material, { colorWrite: false, depthWrite: false });
  return () => {
    for (const [material, depthWrite] of kept) Object.assign(material, { colorWrite: true, depthWrite });
  };
}

/** Blurs the shadow and lets it end before the picture does. */
export function soften(shadow: Float32Array, side: number): Float32Array {
  const soft = BLURS.reduce((sharp, radius) => blurred(sharp, side, radius), shadow).slice();
  const fade = (at: number): number => Math.max(0, Math.min(1, Math.min(at, side - 1 - at) / (side * 0.09)));
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++)
      for (let channel = 0; channel < 4; channel++) {
        const at = (y * side + x) * 4 + channel;
        soft[at] = (soft[at] ?? 0) * fade(x) * fade(y);
      }
  return soft;
}

/** Each pixel is the mean of the square around it. */
function blurred(sharp: Float32Array, side: number, radius: number): Float32Array {
  const soft = new Float32Array(sharp.length);
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++) {
      let count = 0;
      const at = (y * side + x) * 4;
      for (let v = Math.max(0, y - radius); v <= Math.min(side - 1, y + radius); v++)
        for (let u = Math.max(0, x - radius); u <= Math.min(side - 1, x + radius); u++) {
          count++;
          for (let channel = 0; channel < 4; channel++)
            soft[at + channel] = (soft[at + channel] ?? 0) + (sharp[(v * side + u) * 4 + channel] ?? 0);
        }
      for (let channel = 0; channel < 4; channel++) soft[at + channel] = (soft[at + channel] ?? 0) / count;
    }
  return soft;
}
