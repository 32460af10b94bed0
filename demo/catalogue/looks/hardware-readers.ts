import type { Draft } from '../family.ts';
import { fastenerLook } from './fastener-looks.ts';
import { inches, kindOf, numberOf, type Reader, says } from './reading.ts';

export const pieces = (draft: Draft, otherwise: number): number => numberOf(draft, 'piezas', otherwise);

export const nail: Reader = (draft) => {
  if (says(draft, /rollo|armazón|grapas|calibre 1[68]/))
    return {
      model: 'clavos-tira',
      kind: kindOf(
        draft,
        [
          [/rollo/, 'rollo'],
          [/armazón/, 'armazon'],
          [/grapas/, 'grapas'],
        ],
        'tira',
      ),
      size: inches(draft, 2),
    };
  const kind = kindOf(
    draft,
    [
      [/rondana/, 'rondana'],
      [/tuerca/, 'tuerca'],
      [/remache/, 'remache'],
      [/cincho/, 'cincho'],
      [/armella/, 'armella'],
      [/electrodo/, 'electrodo'],
      [/concreto/, 'concreto'],
      [/sin cabeza/, 'sin-cabeza'],
    ],
    'clavo',
  );
  return fastenerLook(draft, kind);
};

export const screw: Reader = (draft) =>
  fastenerLook(
    draft,
    kindOf(
      draft,
      [
        [/punta de broca/, 'yeso-broca'],
        [/yeso|tablaroca/, 'yeso'],
        [/madera/, 'madera'],
        [/lámina/, 'lamina'],
        [/carruaje/, 'carruaje'],
        [/máquina/, 'maquina'],
      ],
      'hexagonal',
    ),
  );

export const anchor: Reader = (draft) =>
  fastenerLook(
    draft,
    kindOf(
      draft,
      [
        [/expansivo/, 'expansivo'],
        [/cuña/, 'cuna'],
        [/mariposa/, 'mariposa'],
        [/paraguas/, 'paraguas'],
        [/golpe/, 'golpe'],
        [/rosca/, 'rosca'],
      ],
      'plastico',
    ),
  );

export const hinge: Reader = (draft) => ({
  model: 'bisagra',
  kind: kindOf(
    draft,
    [
      [/tubular/, 'tubular'],
      [/cazoleta/, 'cazoleta'],
      [/piano/, 'piano'],
      [/correderas/, 'corredera'],
      [/pasador/, 'pasador'],
      [/portacandado/, 'portacandado'],
      [/jaladera/, 'jaladera'],
      [/ménsula/, 'mensula'],
    ],
    'libro',
  ),
  size: 3,
});
