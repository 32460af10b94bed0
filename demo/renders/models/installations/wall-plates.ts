import type { Look } from '../../../catalogue/looks/look.ts';
import { M } from '../../studio/materials.ts';
import { box, group, rod } from '../../studio/solids.ts';
import { breakers, connector, junctionBox, lampSocket, loadCentre, plugTimer } from './boxes-and-breakers.ts';
import { duplex } from './duplex.ts';
import { rubberPlug } from './rubber-plugs.ts';

const toggle = (y: number) => [
  box(2.4, 3.4, 0.5, M.ivory, { at: [0, y, 0.4], r: 0.3 }),
  box(2, 1.5, 0.7, M.white, { at: [0, y + 0.6, 0.75], r: 0.3, turn: [-12, 0, 0] }),
];

/** Wall plates, sockets, breakers, boxes. */
export function plateOf({ kind = 'apagador', count = 1 }: Look) {
  const ground = box(7.4, 11.6, 0.7, M.white, { r: 0.5 });
  const screws = [4.9, -4.9].map((y) => rod(0.24, 0.1, M.zinc, { axis: 'z', at: [0, y, 0.35] }));
  switch (kind) {
    case 'contacto':
      return group({}, ground, ...duplex(2), ...duplex(-2), ...screws);
    case 'gfi':
      return group(
        {},
        ground,
        ...duplex(2.7),
        ...duplex(-2.7),
        box(1.5, 0.7, 0.5, M.red, { at: [-0.9, 0, 0.5] }),
        box(1.5, 0.7, 0.5, M.gloss, { at: [0.9, 0, 0.5] }),
        rod(0.16, 0.1, M.green, { axis: 'z', at: [1.6, 4, 0.4] }),
      );
    case 'usb':
      return group(
        {},
        ground,
        ...duplex(2.7),
        ...duplex(-2.7),
        ...[-0.9, 0.9].map((x) => box(1.2, 0.5, 0.3, M.gloss, { at: [x, 0, 0.5] })),
      );
    case 'mixto':
      return group({}, ground, ...toggle(2.4), ...duplex(-2.2), ...screws);
    case 'atenuador':
      return group(
        {},
        ground,
        rod(1.6, 1.4, M.ivory, { axis: 'z', at: [0, 0, 0.3] }),
        box(0.2, 1, 0.1, M.grey, { at: [0, 0.7, 1.72] }),
        ...screws,
      );
    case 'ciega':
      return group({}, ground, ...screws);
    case 'clavija':
      return rubberPlug();
    case 'conector':
      return connector();
    case 'socket':
      return lampSocket();
    case 'chalupa':
      return junctionBox();
    case 'centro':
      return loadCentre(count);
    case 'termico':
      return breakers(count);
    case 'timer':
      return plugTimer();
    default:
      return group({}, ground, ...(count === 2 ? [...toggle(2), ...toggle(-2)] : toggle(0)), ...screws);
  }
}
