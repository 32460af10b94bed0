import * as THREE from 'three';

/** A corner of an outline in centimetres, with the radius it is rounded by. */
export type Corner = readonly [x: number, y: number, radius?: number];

const point = ([x, y]: Corner) => new THREE.Vector2(x, y);

/** A closed outline of straight sides with rounded corners. */
export function outline(corners: readonly Corner[]): THREE.Shape {
  const shape = new THREE.Shape();
  corners.forEach((corner, at) => {
    const before = point(corners.at(at - 1) ?? corner);
    const here = point(corner);
    const after = point(corners[(at + 1) % corners.length] ?? corner);
    const reach = Math.min(corner[2] ?? 0, here.distanceTo(before) / 2, here.distanceTo(after) / 2);
    const start = here.clone().add(before.sub(here).setLength(reach));
    const end = here.clone().add(after.sub(here).setLength(reach));
    if (at === 0) shape.moveTo(start.x, start.y);
    else shape.lineTo(start.x, start.y);
    if (reach > 0) shape.quadraticCurveTo(here.x, here.y, end.x, end.y);
  });
  shape.closePath();
  return shape;
}

/** A closed outline that flows through its points. */
export function flowing(points: readonly Corner[]): THREE.Shape {
  const curve = new THREE.CatmullRomCurve3(
    points.map(([x, y]) => new THREE.Vector3(x, y, 0)),
    true,
    'centripetal',
  );
  return new THREE.Shape(curve.getPoints(points.length * 6).map(({ x, y }) => new THREE.Vector2(x, y)));
}

export function circle(radius: number, x = 0, y = 0): THREE.Shape {
  const shape = new THREE.Shape();
  shape.absarc(x, y, radius, 0, Math.PI * 2, false);
  return shape;
}

export function withHoles(shape: THREE.Shape, ...holes: readonly THREE.Shape[]): THREE.Shape {
  shape.holes.push(...holes);
  return shape;
}

/** An outline around a circle whose radius is told by the step: teeth, knurls, petals. */
export function around(steps: number, radiusAt: (step: number) => number): THREE.Shape {
  return new THREE.Shape(
    Array.from({ length: steps }, (_, step) => {
      const angle = (step * Math.PI * 2) / steps;
      return new THREE.Vector2(radiusAt(step) * Math.cos(angle), radiusAt(step) * Math.sin(angle));
    }),
  );
}

/** A rounded rectangle around the middle. */
export function plate(width: number, height: number, radius = 0, x = 0, y = 0): THREE.Shape {
  const [w, h] = [width / 2, height / 2];
  return outline([
    [x - w, y - h, radius],
    [x + w, y - h, radius],
    [x + w, y + h, radius],
    [x - w, y + h, radius],
  ]);
}
