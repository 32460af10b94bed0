import * as THREE from 'three';
import type { Negative } from './develop.ts';
import { fingerprint } from './fingerprint.ts';
import { keyLight, shadowFloor, studioRoom } from './light.ts';
import { hide, soften } from './shadow.ts';
import { halton, spread } from './spread.ts';

export const LARGE = 1600;

/** Exposures of one picture. The renderer smooths edges by itself, at a fraction of what more exposures would cost. */
const EXPOSURES = 1;

/** Lamps of the shadow on the floor, and the side of its picture: it is blurred anyway, and small pictures are cheap. */
const SHADOW_LAMPS = 10;
const SHADOW_SIDE = 160;
const MARGIN = 0.92;

export interface View {
  /** Degrees that the camera stands to the right of the side view. */
  readonly around?: number;
  /** Degrees above the horizon. */
  readonly above?: number;
  /** The part of the picture that is taken instead of the whole: its middle from the left and from the top, and its width, as shares. */
  readonly close?: readonly [x: number, y: number, width: number];
}

const SIDE = { around: 24, above: 17 };

/** Takes pictures of models in a room that is built once. */
export class Studio {
  readonly #renderer: THREE.WebGLRenderer;
  readonly #scene = new THREE.Scene();
  readonly #camera = new THREE.PerspectiveCamera(20, 1, 1, 400);
  readonly #key = keyLight();
  readonly #floor = shadowFloor(0.46);
  readonly #size: number;
  readonly #exposures: number;

  constructor(size = LARGE, exposures = EXPOSURES) {
    this.#size = size;
    this.#exposures = exposures;
    this.#renderer = new THREE.WebGLRenderer({ alpha: true, antialias: true, preserveDrawingBuffer: true });
    this.#renderer.setClearColor(0x000000, 0);
    this.#renderer.toneMapping = THREE.NeutralToneMapping;
    this.#renderer.toneMappingExposure = 0.95;
    this.#renderer.shadowMap.enabled = true;
    this.#renderer.shadowMap.type = THREE.PCFShadowMap;
    this.#scene.environment = studioRoom(this.#renderer);
    this.#scene.environmentIntensity = 0.7;
    const fill = new THREE.DirectionalLight('#eaf1ff', 0.5);
    fill.position.set(6, 3, 4);
    this.#scene.add(this.#key, this.#key.target, this.#floor, fill);
  }

  shoot(model: THREE.Object3D, view: View = {}): Negative {
    this.#settle(model);
    this.#scene.add(model);
    const frame = this.#frame(model, view);
    this.#floor.visible = false;
    const thing = this.#expose(this.#size, this.#exposures, frame, 1.2);
    const restore = hide(model);
    this.#floor.visible = true;
    const shadow = soften(this.#expose(SHADOW_SIDE, SHADOW_LAMPS, frame, 9), SHADOW_SIDE);
    restore();
    this.#scene.remove(model);
    model.traverse((part) => part instanceof THREE.Mesh && part.geometry.dispose());
    return { thing, size: this.#size, shadow, shadowSize: SHADOW_SIDE };
  }

  /** The mean of several exposures, lamp and camera moved between them. */
  #expose(size: number, exposures: number, frame: Frame, lamp: number): Float32Array {
    this.#renderer.setSize(size, size, false);
    const sum = new Float32Array(size * size * 4);
    const shot = new Uint8Array(sum.length);
    const gl = this.#renderer.getContext();
    const { x, y, w } = frame;
    for (let at = 0; at < exposures; at++) {
      this.#moveLamp(frame.reach, spread(at, exposures), lamp);
      const [u, v] = exposures > 1 ? [halton(at + 1, 2) - 0.5, halton(at + 1, 3) - 0.5] : [0, 0];
      this.#camera.setViewOffset(1e4, 1e4, x + (u * w) / size, y + (v * w) / size, w, w);
      this.#renderer.render(this.#scene, this.#camera);
      gl.readPixels(0, 0, size, size, gl.RGBA, gl.UNSIGNED_BYTE, shot);
      for (let byte = 0; byte < shot.length; byte++) sum[byte] = (sum[byte] ?? 0) + (shot[byte] ?? 0);
    }
    for (let byte = 0; byte < sum.length; byte++) sum[byte] = (sum[byte] ?? 0) / exposures;
    return sum;
  }

  fingerprint(model: THREE.Object3D, view: View, more: readonly number[]): string {
    const { around, above } = { ...SIDE, ...view };
    return fingerprint(model, [around, above, this.#size, this.#exposures, ...(view.close ?? []), ...more]);
  }

  /** Stands it on the floor, in the middle, ten units large. */
  #settle(model: THREE.Object3D): void {
    const bounds = new THREE.Box3().setFromObject(model, true);
    const size = bounds.getSize(new THREE.Vector3());
    const scale = 10 / size.length();
    const middle = bounds.getCenter(new THREE.Vector3());
    model.scale.multiplyScalar(scale);
    model.position.set(-middle.x * scale, -bounds.min.y * scale - 0.004, -middle.z * scale);
    model.updateMatrixWorld(true);
  }

  /** Where the picture's edges must be so that the model fills it, whatever its shape. */
  #frame(model: THREE.Object3D, view: View): Frame {
    const { around, above } = { ...SIDE, ...view };
    const [azimuth, height] = [THREE.MathUtils.degToRad(around), THREE.MathUtils.degToRad(above)];
    const bounds = new THREE.Box3().setFromObject(model);
    const middle = bounds.getCenter(new THREE.Vector3());
    const far = 36;
    this.#camera.clearViewOffset();
    this.#camera.position.set(
      middle.x + far * Math.sin(azimuth) * Math.cos(height),
      middle.y + far * Math.sin(height),
      middle.z + far * Math.cos(azimuth) * Math.cos(height),
    );
    this.#camera.lookAt(middle);
    this.#camera.updateProjectionMatrix();
    this.#camera.updateMatrixWorld(true);
    const seen = new THREE.Box2();
    const at = new THREE.Vector3();
    const take = (x: number, y: number, z: number): void => {
      at.set(x, y, z).project(this.#camera);
      seen.expandByPoint(new THREE.Vector2(at.x, at.y));
    };
    model.traverse((part) => {
      if (!(part instanceof THREE.Mesh)) return;
      const position = (part.geometry as THREE.BufferGeometry).getAttribute('position');
      const corner = new THREE.Vector3();
      for (let n = 0; n < position.count; n++) {
        corner.fromBufferAttribute(position, n).applyMatrix4(part.matrixWorld);
        take(corner.x, corner.y, corner.z);
      }
    });
    const side = Math.max(seen.max.x - seen.min.x, seen.max.y - seen.min.y) / MARGIN;
    const whole = (side / 2) * 1e4;
    const [x, y, part] = view.close ?? [0.5, 0.5, 1];
    const w = whole * part;
    const reach = bounds.getBoundingSphere(new THREE.Sphere()).radius;
    return {
      x: ((seen.min.x + seen.max.x) / 4 + 0.5) * 1e4 + (x - 0.5) * whole - w / 2,
      y: (0.5 - (seen.min.y + seen.max.y) / 4) * 1e4 + (y - 0.5) * whole - w / 2,
      w,
      reach,
    };
  }

  #moveLamp(reach: number, [u, v]: readonly [number, number], spreadOf: number): void {
    this.#key.position.set(-3.5 + u * spreadOf, 19, 5.5 + v * spreadOf);
    this.#key.target.position.set(0, reach * 0.4, 0);
    const { camera } = this.#key.shadow;
    const edge = reach * 1.4;
    Object.assign(camera, { left: -edge, right: edge, top: edge, bottom: -edge, near: 4, far: 40 });
    camera.updateProjectionMatrix();
    this.#floor.scale.setScalar(reach * 6);
  }
}

interface Frame {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly reach: number;
}
