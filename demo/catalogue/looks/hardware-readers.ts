import type { Draft } from '../family.ts';
import type { Look } from './look.ts';
import { inches, kindOf, near, numberOf, type Reader, says } from './reading.ts';

export const pieces = (draft: Draft, otherwise: number): number => numberOf(draft, 'piezas', otherwise);

const lengthOf = (draft: Draft): number => {
  const found = [...draft.nombre.matchAll(/(?:(\d+) )?(\d+)(?:\/(\d+))?"/g)].at(-1);
  return found ? Number(found[1] ?? 0) + Number(found[2]) / Number(found[3] ?? 1) : 1;
};

const boxOf = (draft: Draft, kind: string): Look => ({ model: 'caja', kind, size: near(lengthOf(draft), [1, 2.5]) });

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
    ],
    'clavo',
  );
  return kind === 'electrodo' ? { model: 'caja', kind, size: 5 } : boxOf(draft, kind);
};

export const screw: Reader = (draft) =>
  boxOf(
    draft,
    kindOf(
      draft,
      [
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
  boxOf(
    draft,
    kindOf(
      draft,
      [
        [/expansivo|cuña/, 'expansivo'],
        [/mariposa|paraguas/, 'mariposa'],
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
