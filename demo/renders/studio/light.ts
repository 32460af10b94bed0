import * as THREE from 'three';

/** A grey room with three softboxes: what polished steel shows is the room it stands in. */
function room(): THREE.Scene {
  const scene = new THREE.Scene();
  const wall = new THREE.MeshBasicMaterial({ color: new THREE.Color(0.42, 0.42, 0.42), side: THREE.BackSide });
  scene.add(new THREE.Mesh(new THREE.BoxGeometry(20, 12, 20), wall));
  const lamp = (power: number, w: number, h: number, at: readonly [number, number, number]): void => {
    const material = new THREE.MeshBasicMaterial({
      color: new THREE.Color(power, power, power),
      side: THREE.DoubleSide,
    });
    const panel = new THREE.Mesh(new THREE.PlaneGeometry(w, h), material);
    panel.position.set(...at);
    panel.lookAt(0, 0, 0);
    scene.add(panel);
  };
  lamp(7, 9, 7, [0, 5.9, 2]);
  lamp(4.2, 3, 8, [-9.5, 1.5, 3]);
  lamp(2.6, 3, 7, [9.5, 1, 4]);
  lamp(0.9, 12, 4, [0, 1, 9.8]);
  lamp(0.06, 20, 20, [0, -5.95, 0]);
  lamp(0.05, 2, 9, [4.6, 0, 9.6]);
  return scene;
}

export function studioRoom(renderer: THREE.WebGLRenderer): THREE.Texture {
  const maker = new THREE.PMREMGenerator(renderer);
  const { texture } = maker.fromScene(room(), 0.035);
  maker.dispose();
  return texture;
}

/** The lamp that throws the shadow, high and behind the viewer's left shoulder. */
export function keyLight(): THREE.DirectionalLight {
  const key = new THREE.DirectionalLight('#fff6ea', 1.7);
  key.castShadow = true;
  key.shadow.mapSize.set(1024, 1024);
  key.shadow.bias = -0.0004;
  key.shadow.normalBias = 0.012;
  key.shadow.radius = 1.6;
  return key;
}

/** The floor is nothing but the shadow on it; its colour is given to it when the picture is developed. */
export function shadowFloor(opacity: number): THREE.Mesh {
  const floor = new THREE.Mesh(new THREE.PlaneGeometry(1, 1), new THREE.ShadowMaterial({ opacity }));
  floor.rotation.x = -Math.PI / 2;
  floor.receiveShadow = true;
  return floor;
}
