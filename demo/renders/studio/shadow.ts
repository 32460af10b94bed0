import * as THREE from 'three';

const BLUR = 3;

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
  const soft = new Float32Array(shadow.length);
  const fade = (at: number): number => Math.min(1, Math.min(at, side - 1 - at) / (side * 0.09));
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++) {
      const edge = Math.max(0, fade(x)) * Math.max(0, fade(y));
      let count = 0;
      const at = (y * side + x) * 4;
      for (let v = Math.max(0, y - BLUR); v <= Math.min(side - 1, y + BLUR); v++)
        for (let u = Math.max(0, x - BLUR); u <= Math.min(side - 1, x + BLUR); u++) {
          count++;
          for (let channel = 0; channel < 4; channel++)
            soft[at + channel] = (soft[at + channel] ?? 0) + (shadow[(v * side + u) * 4 + channel] ?? 0);
        }
      for (let channel = 0; channel < 4; channel++) soft[at + channel] = ((soft[at + channel] ?? 0) / count) * edge;
    }
  return soft;
}
