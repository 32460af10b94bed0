import * as THREE from 'three';
import { RoundedBoxGeometry } from 'three/examples/jsm/geometries/RoundedBoxGeometry.js';
import { creased } from './creased.ts';

export type Vec = readonly [x: number, y: number, z: number];
export type Axis = 'x' | 'y' | 'z';

export interface Place {
  readonly at?: Vec;
  /** Degrees around x, y and z. */
  readonly turn?: Vec;
  readonly scale?: number | Vec;
}

const SMOOTH_UNDER = 0.62;

/** Puts a thing somewhere; what it was already turned by stays inside. */
function put<T extends THREE.Object3D>(thing: T, { at, turn, scale }: Place): T {
  if (at) thing.position.set(...at);
  if (turn)
    thing.rotation.set(...(turn.map((degrees) => THREE.MathUtils.degToRad(degrees)) as [number, number, number]));
  if (typeof scale === 'number') thing.scale.setScalar(scale);
  else if (scale) thing.scale.set(...scale);
  return thing;
}

export function group(place: Place, ...parts: readonly THREE.Object3D[]): THREE.Group {
  const whole = new THREE.Group();
  whole.add(...parts);
  return put(whole, place);
}

function solid(geometry: THREE.BufferGeometry, material: THREE.Material, place: Place = {}): THREE.Object3D {
  const mesh = new THREE.Mesh(geometry, material);
  mesh.castShadow = mesh.receiveShadow = !material.transparent;
  return Object.keys(place).length > 0 ? group(place, mesh) : mesh;
}

interface Side extends Place {
  /** Rounding of the two faces' edges. */
  readonly bevel?: number;
  readonly steps?: number;
}

/** A side view made thick: the outline, extruded along z around the middle, with rounded edges. */
export function side(shape: THREE.Shape, depth: number, material: THREE.Material, how: Side = {}): THREE.Object3D {
  const { bevel = Math.min(0.25, depth * 0.2), steps = 4, ...place } = how;
  const geometry = new THREE.ExtrudeGeometry(shape, {
    depth: Math.max(0.001, depth - bevel * 2),
    bevelEnabled: bevel > 0,
    bevelThickness: bevel,
    bevelSize: bevel,
    bevelOffset: -bevel,
    bevelSegments: steps,
    curveSegments: 10,
  });
  geometry.translate(0, 0, -Math.max(0.001, depth - bevel * 2) / 2);
  // An outline is in centimetres, and so a texture on it: one repeat is about ten of them.
  const uv = geometry.getAttribute('uv');
  for (let at = 0; at < uv.count; at++) uv.setXY(at, uv.getX(at) / 12, uv.getY(at) / 4);
  return solid(creased(geometry, SMOOTH_UNDER), material, place);
}

/** A box with rounded edges around its middle. */
export function box(w: number, h: number, d: number, material: THREE.Material, how: Place & { r?: number } = {}) {
  const { r = Math.min(w, h, d) * 0.12, ...place } = how;
  const radius = Math.min(r, w / 2.01, h / 2.01, d / 2.01);
  return solid(new RoundedBoxGeometry(w, h, d, 4, radius), material, place);
}

const AXES: Readonly<Record<Axis, Vec>> = { x: [0, 0, -90], y: [0, 0, 0], z: [90, 0, 0] };

interface Round extends Place {
  readonly axis?: Axis;
  readonly segments?: number;
  /** Part of the turn, in degrees. */
  readonly arc?: number;
}

/** A thing turned on a lathe: pairs of radius and place along the axis. */
export function lathe(
  rings: readonly (readonly [r: number, along: number])[],
  material: THREE.Material,
  how: Round = {},
) {
  const { axis = 'x', segments = 56, arc = 360, ...place } = how;
  const geometry = new THREE.LatheGeometry(
    rings.map(([r, along]) => new THREE.Vector2(Math.max(0.0001, r), along)),
    segments,
    0,
    THREE.MathUtils.degToRad(arc),
  );
  const round = put(solid(creased(geometry, SMOOTH_UNDER), material), { turn: AXES[axis] });
  return group(place, round);
}

/** A cylinder from `0` to `length` along its axis, edges broken so that they catch the light. */
export function rod(
  r: number,
  length: number,
  material: THREE.Material,
  how: Round & { r2?: number; edge?: number } = {},
) {
  const { r2 = r, edge = Math.min(r, r2, length / 2) * 0.12, ...round } = how;
  return lathe(
    [
      [0, 0],
      [r - edge, 0],
      [r, edge],
      [r2, length - edge],
      [r2 - edge, length],
      [0, length],
    ],
    material,
    round,
  );
}

/** A hollow cylinder around the middle: rolls, rings, sockets. */
export function pipe(outer: number, inner: number, length: number, material: THREE.Material, how: Round = {}) {
  const edge = Math.min(0.06 * outer, (outer - inner) / 3, length / 4);
  const half = length / 2;
  return lathe(
    [
      [inner, -half],
      [outer - edge, -half],
      [outer, -half + edge],
      [outer, half - edge],
      [outer - edge, half],
      [inner, half],
      [inner, -half],
    ],
    material,
    how,
  );
}

export function ball(r: number, material: THREE.Material, place: Place = {}): THREE.Object3D {
  return solid(new THREE.SphereGeometry(r, 36, 24), material, place);
}

export function ring(r: number, thickness: number, material: THREE.Material, how: Round = {}): THREE.Object3D {
  const { axis = 'x', arc = 360, ...place } = how;
  const geometry = new THREE.TorusGeometry(r, thickness, 16, 64, THREE.MathUtils.degToRad(arc));
  const turn: Vec = axis === 'x' ? [0, 90, 0] : axis === 'y' ? [90, 0, 0] : [0, 0, 0];
  return group(place, put(solid(geometry, material), { turn }));
}

/** A cord, a hose or a bent bar through its points, with round ends. */
export function tube(points: readonly Vec[], r: number, material: THREE.Material, place: Place = {}): THREE.Object3D {
  const path = new THREE.CatmullRomCurve3(
    points.map((at) => new THREE.Vector3(...at)),
    false,
    'centripetal',
  );
  const geometry = new THREE.TubeGeometry(path, Math.min(400, points.length * 14), r, 14);
  const ends = [points[0], points.at(-1)].map((at = [0, 0, 0]) => ball(r, material, { at }));
  return group(place, solid(geometry, material), ...ends);
}

/** A straight-sided bent bar: corners are rounded by `bend`. */
export function bar(points: readonly Vec[], r: number, material: THREE.Material, bend = r * 2): THREE.Object3D {
  const path = new THREE.CurvePath<THREE.Vector3>();
  const corners = points.map((at) => new THREE.Vector3(...at));
  let from = corners[0] ?? new THREE.Vector3();
  corners.slice(1, -1).forEach((corner, at) => {
    const next = corners[at + 2] ?? corner;
    const reach = Math.min(bend, corner.distanceTo(from) * 0.9, corner.distanceTo(next) / 2);
    const start = corner.clone().add(from.clone().sub(corner).setLength(reach));
    const end = corner.clone().add(next.clone().sub(corner).setLength(reach));
    path.add(new THREE.LineCurve3(from, start));
    path.add(new THREE.QuadraticBezierCurve3(start, corner, end));
    from = end;
  });
  path.add(new THREE.LineCurve3(from, corners.at(-1) ?? from));
  const geometry = new THREE.TubeGeometry(path, points.length * 24, r, 14);
  const ends = [corners[0], corners.at(-1)].map((at) => ball(r, material, { at: at ? [at.x, at.y, at.z] : [0, 0, 0] }));
  return group({}, solid(geometry, material), ...ends);
}

/** A flat print. It faces the viewer (+z) until it is turned. */
export function sticker(w: number, h: number, material: THREE.Material, place: Place = {}): THREE.Object3D {
  const mesh = new THREE.Mesh(new THREE.PlaneGeometry(w, h), material);
  mesh.receiveShadow = true;
  return group(place, mesh);
}

/** A print wrapped round a vertical vessel, its middle toward the viewer. */
export function wrap(
  r: number,
  h: number,
  degrees: number,
  material: THREE.Material,
  place: Place & { r2?: number } = {},
) {
  const { r2 = r, ...rest } = place;
  const arc = THREE.MathUtils.degToRad(degrees);
  const geometry = new THREE.CylinderGeometry(r2, r, h, 72, 1, true, -arc / 2, arc);
  const mesh = new THREE.Mesh(geometry, material);
  mesh.castShadow = mesh.receiveShadow = true;
  return group(rest, mesh);
}

/** A bar whose cross-section turns as it goes: twist drills, augers, rope. */
export function twisted(
  section: THREE.Shape,
  length: number,
  turns: number,
  material: THREE.Material,
  how: Place & { readonly stepsPerTurn?: number } = {},
) {
  const { stepsPerTurn = 40, ...place } = how;
  const outline = section.getPoints(14);
  const steps = Math.max(24, Math.ceil(turns * stepsPerTurn));
  const at: number[] = [];
  const faces: number[] = [];
  for (let step = 0; step <= steps; step++) {
    const angle = (step / steps) * turns * Math.PI * 2;
    for (const { x, y } of outline)
      at.push(
        (step / steps) * length,
        x * Math.cos(angle) - y * Math.sin(angle),
        x * Math.sin(angle) + y * Math.cos(angle),
      );
  }
  const n = outline.length;
  for (let step = 0; step < steps; step++)
    for (let side = 0; side < n; side++) {
      const [a, b] = [step * n + side, step * n + ((side + 1) % n)];
      faces.push(a, b, a + n, b, b + n, a + n);
    }
  const geometry = new THREE.BufferGeometry();
  geometry.setAttribute('position', new THREE.Float32BufferAttribute(at, 3));
  geometry.setIndex(faces);
  return solid(creased(geometry, 0.8), material, place);
}

/** As many copies of a part, each told its number. */
export function many(count: number, part: (at: number) => THREE.Object3D): THREE.Group {
  return group({}, ...Array.from({ length: count }, (_, at) => part(at)));
}
