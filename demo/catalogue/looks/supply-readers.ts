import type { Draft } from '../family.ts';
import type { Look } from './look.ts';
import { inches, kindOf, near, numberOf, says } from './reading.ts';

export type Reader = (draft: Draft) => Look;

const pieces = (draft: Draft, otherwise: number): number => numberOf(draft, 'piezas', otherwise);

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

export const fitting: Reader = (draft) => {
  if (says(draft, /rápido|coples y niples/))
    return {
      model: 'conexion-aire',
      kind: says(draft, /niple rápido/) ? 'niple' : 'cople',
      ...(says(draft, /juego/) && { count: 13 }),
    };
  if (says(draft, /filtro/)) return { model: 'conexion-aire', kind: says(draft, /lubricador/) ? 'frl' : 'filtro' };
  if (says(draft, /conectores de|terminales|termoencogible/))
    return {
      model: 'piezas',
      kind: kindOf(
        draft,
        [
          [/resorte/, 'resorte'],
          [/termo/, 'termo'],
        ],
        'terminal',
      ),
      text: kindOf(
        draft,
        [
          [/resorte/, 'CONECTORES'],
          [/termo/, 'TERMOENCOGIBLE'],
        ],
        'TERMINALES',
      ),
      count: pieces(draft, 50),
    };
  const kind = kindOf(
    draft,
    [
      [/canaleta/, 'canaleta'],
      [/poliducto/, 'poliducto'],
      [/cespol/, 'cespol'],
      [/tubo/, 'tubo'],
      [/tee/, 'tee'],
      [/yee/, 'yee'],
      [/cople/, 'cople'],
      [/adaptador/, 'adaptador'],
    ],
    'codo',
  );
  const material = kindOf(
    draft,
    [
      [/cpvc/, 'cpvc'],
      [/cobre/, 'cobre'],
    ],
    'pvc',
  );
  return { model: 'conexion', kind, text: material, size: 0.5 };
};

export const wall: Reader = (draft) => ({
  model: 'contacto',
  kind: kindOf(
    draft,
    [
      [/clavija/, 'clavija'],
      [/conector hembra/, 'conector'],
      [/falla a tierra/, 'gfi'],
      [/usb/, 'usb'],
      [/contacto e/, 'mixto'],
      [/dúplex/, 'contacto'],
      [/atenuador/, 'atenuador'],
      [/ciega/, 'ciega'],
      [/portalámpara/, 'socket'],
      [/caja/, 'chalupa'],
      [/centro de carga/, 'centro'],
      [/termomagnético/, 'termico'],
      [/temporizador/, 'timer'],
    ],
    'apagador',
  ),
  count: says(draft, /doble|dos polos/) ? 2 : numberOf(draft, 'circuitos', 1),
});

export const ladder: Reader = (draft) => ({
  model: 'escalera',
  kind: kindOf(
    draft,
    [
      [/extensión/, 'extension'],
      [/telescópica/, 'telescopica'],
      [/multi/, 'multi'],
      [/banco/, 'banco'],
    ],
    'tijera',
  ),
  count: near(numberOf(draft, 'peldaños', 4), [3, 6]),
  ...(says(draft, /fibra/) && { hex: '#e8590c' }),
});

export const garden: Reader = (draft) => {
  if (says(draft, /machete/)) return { model: 'machete' };
  if (says(draft, /juego/)) return { model: 'juego-jardin' };
  return {
    model: 'pala',
    kind: kindOf(
      draft,
      [
        [/zapapico/, 'pico'],
        [/cavahoyos/, 'cavahoyos'],
        [/azadón/, 'azadon'],
        [/rastrillo/, 'rastrillo'],
        [/escoba/, 'escoba'],
        [/bieldo/, 'bieldo'],
      ],
      'pala',
    ),
    hex: says(draft, /puño y/) ? 'y' : 'largo',
  };
};

export const hose: Reader = (draft) => {
  if (says(draft, /portamanguera|pistola|aspersor|programador/))
    return {
      model: 'riego',
      kind: kindOf(
        draft,
        [
          [/porta/, 'soporte'],
          [/impacto/, 'impacto'],
          [/oscilante/, 'oscilante'],
          [/programador/, 'programador'],
        ],
        'pistola',
      ),
    };
  return { model: 'manguera', size: 20, hex: '#1f7a43' };
};

export const airHose: Reader = (draft) =>
  says(draft, /destapacaños/)
    ? { model: 'alambre', hex: '#8d9296' }
    : {
        model: 'manguera',
        kind: kindOf(
          draft,
          [
            [/espiral/, 'espiral'],
            [/carrete/, 'carrete'],
          ],
          'aire',
        ),
        hex: says(draft, /3\/8/) ? '#2a2b2d' : '#1b5e9e',
        size: 10,
      };

export const gloves: Reader = (draft) => ({
  model: 'guantes',
  kind: kindOf(
    draft,
    [
      [/largos|dieléctricos/, 'largo'],
      [/látex|nailon|anticorte/, 'palma'],
      [/desechables/, 'caja'],
    ],
    'corto',
  ),
  hex: kindOf(
    draft,
    [
      [/soldar/, '#8a4a2a'],
      [/látex|nailon|anticorte/, '#8d9296'],
      [/res/, '#d8b98a'],
      [/hule/, '#e0b100'],
      [/dieléctricos/, '#b8201c'],
    ],
    '#b88a57',
  ),
});

export const spare: Reader = (draft) => ({
  model: 'refaccion',
  kind: kindOf(
    draft,
    [
      [/tuercas/, 'tuercas'],
      [/mango/, 'mango'],
      [/plato/, 'plato'],
      [/inducido/, 'inducido'],
      [/interruptor/, 'interruptor'],
      [/gatillo/, 'gatillo'],
      [/filtro/, 'filtro'],
      [/lanza/, 'lanza'],
      [/presostato/, 'presostato'],
      [/electrodo/, 'porta-electrodo'],
      [/herrajes/, 'sanitario'],
      [/sapo/, 'sapo'],
    ],
    'guarda',
  ),
});
