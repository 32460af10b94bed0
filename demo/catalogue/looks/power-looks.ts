import {
  benchSaw,
  chop,
  circular,
  combo,
  compressor,
  cordless,
  drill,
  grinder,
  impact,
  jigsaw,
  maybeCordless,
  planer,
  type Reader,
  sander,
  straight,
  volts,
  wrench,
} from './power-readers.ts';
import { inches, kindOf, near, numberOf, says } from './reading.ts';

/** How the machines of the shop look, by the drawing that their price list names. */
export const powerLooks: Readonly<Record<string, Reader>> = {
  'taladro-percutor': drill,
  'taladro-compacto': drill,
  'taladro-con-cable': (draft) =>
    says(draft, /mezclador|ángulo/)
      ? drill(draft)
      : { model: 'taladro-con-cable', kind: says(draft, /3\/8|panel/) ? 'ligero' : 'percutor', size: 1 },
  'atornillador-impacto': impact,
  'llave-impacto': wrench,
  'rotomartillo-inalambrico': (draft) => ({ model: 'rotomartillo', ...cordless(draft), size: 1 }),
  rotomartillo: (draft) =>
    says(draft, /demoledor/)
      ? { model: 'demoledor' }
      : {
          model: 'rotomartillo',
          kind: says(draft, /cincelador/) ? 'cincel' : 'sds',
          size: says(draft, /max/) ? 1.3 : 1,
        },
  demoledor: (draft) => ({
    model: 'demoledor',
    size: says(draft, /pavimento|1700/) ? 1.25 : says(draft, /1050/) ? 0.85 : 1,
  }),
  esmeriladora: grinder,
  'esmeriladora-inalambrica': grinder,
  'sierra-circular': circular,
  'sierra-circular-inalambrica': circular,
  caladora: jigsaw,
  'caladora-inalambrica': jigsaw,
  reciprocante: () => ({ model: 'reciprocante' }),
  'reciprocante-inalambrica': (draft) => ({
    model: 'reciprocante',
    ...cordless(draft),
    ...(says(draft, /una mano|12 v/) && { kind: 'mano' }),
  }),
  ingletadora: (draft) => ({
    model: 'ingletadora',
    size: 10,
    kind: says(draft, /telescópica/) ? 'telescopica' : 'fija',
    ...maybeCordless(draft),
  }),
  'sierra-mesa': benchSaw,
  tronzadora: chop,
  cepillo: planer,
  rebajadora: (draft) => ({
    model: 'rebajadora',
    kind: says(draft, /inmersión/) ? 'inmersion' : 'fija',
    ...maybeCordless(draft),
  }),
  pulidora: (draft) => ({
    model: 'pulidora',
    size: 7,
    kind: says(draft, /orbital/) ? 'espuma' : 'lana',
    ...maybeCordless(draft),
  }),
  rotativa: straight,
  multiherramienta: (draft) => ({ model: 'multiherramienta', ...cordless(draft) }),
  'lijadora-orbital': sander,
  'lijadora-inalambrica': sander,
  'lijadora-banda': (draft) =>
    says(draft, /banco/) ? { model: 'sierra-cinta', kind: 'lija' } : { model: 'lijadora-banda', size: 3 },
  'esmeril-banco': (draft) => ({
    model: 'esmeril-banco',
    size: near(inches(draft, 6), [6, 10]),
    kind: says(draft, /pedestal/) ? 'pedestal' : 'banco',
  }),
  'taladro-banco': (draft) => ({ model: 'taladro-banco', kind: says(draft, /piso/) ? 'piso' : 'banco', size: 1 }),
  cautin: (draft) => ({ model: 'cautin', kind: says(draft, /estación/) ? 'estacion' : 'lapiz' }),
  sopladora: (draft) => ({
    model: 'sopladora',
    ...maybeCordless(draft),
    ...(says(draft, /compacta/) && { size: 0.6 }),
  }),
  desbrozadora: (draft) => ({ model: 'desbrozadora', ...cordless(draft) }),
  motosierra: (draft) => ({ model: 'motosierra', ...cordless(draft), size: near(inches(draft, 16), [8, 16]) }),
  lampara: (draft) => ({
    model: 'lampara',
    kind: kindOf(
      draft,
      [
        [/tripié/, 'tripie'],
        [/linterna/, 'linterna'],
        [/cabeza/, 'cabeza'],
        [/inspección/, 'inspeccion'],
      ],
      'trabajo',
    ),
    volts: volts(draft),
  }),
  combo,
  bateria: (draft) => ({ model: 'bateria', volts: volts(draft), ah: near(numberOf(draft, 'Ah', 2), [2, 4, 5, 8]) }),
  cargador: (draft) => ({
    model: 'cargador',
    volts: volts(draft),
    kind: kindOf(
      draft,
      [
        [/doble/, 'doble'],
        [/auto/, 'auto'],
        [/inversor/, 'inversor'],
        [/estándar/, 'estandar'],
      ],
      'rapido',
    ),
  }),
  soldadora: (draft) => ({
    model: 'soldadora',
    size: near(numberOf(draft, 'A', 160), [160, 200]),
    kind: kindOf(
      draft,
      [
        [/microalambre|multiproceso/, 'micro'],
        [/ruedas/, 'ruedas'],
      ],
      'inversora',
    ),
  }),
  generador: (draft) =>
    says(draft, /motobomba/)
      ? { model: 'motobomba' }
      : {
          model: 'generador',
          size: says(draft, /kw/) ? 9000 : near(numberOf(draft, 'W', 3500), [2500, 5500]),
          kind: kindOf(
            draft,
            [
              [/inversor/, 'inversor'],
              [/cabina/, 'cabina'],
            ],
            'abierto',
          ),
        },
  hidrolavadora: (draft) => ({
    model: 'hidrolavadora',
    size: near(numberOf(draft, 'PSI', 1600), [1600, 2000]),
    kind: says(draft, /gasolina/) ? 'gasolina' : 'electrica',
    ...(says(draft, /inalámbrica/) && { volts: 20 }),
  }),
  aspiradora: (draft) => ({
    model: 'aspiradora',
    size: 20,
    kind: kindOf(
      draft,
      [
        [/de mano/, 'mano'],
        [/acero|industrial/, 'acero'],
      ],
      'plastico',
    ),
    ...maybeCordless(draft),
  }),
  radio: (draft) => ({ model: 'radio', volts: volts(draft) }),
  ventilador: (draft) => ({ model: 'ventilador', volts: volts(draft) }),
  podadora: () => ({ model: 'podadora' }),
  cortasetos: () => ({ model: 'cortasetos' }),
  'pistola-calor': (draft) => {
    if (says(draft, /silicón/)) return { model: 'pistola-silicon', size: 1 };
    if (says(draft, /soplete/)) return { model: 'soplete' };
    if (says(draft, /estaño/)) return { model: 'pistola-silicon', size: 0.9, kind: 'estano' };
    return { model: 'pistola-calor', kind: says(draft, /pantalla/) ? 'pantalla' : 'calor', ...maybeCordless(draft) };
  },
  compresor: compressor,
  'impacto-neumatico': (draft) => {
    if (says(draft, /matraca/)) return { model: 'matraca-motor' };
    return {
      model: 'pistola-neumatica',
      kind: kindOf(
        draft,
        [
          [/taladro/, 'taladro'],
          [/cincelador/, 'cincel'],
        ],
        'impacto',
      ),
      size: 1,
    };
  },
  clavadora: (draft) => ({
    model: 'clavadora',
    kind: kindOf(
      draft,
      [
        [/armazón/, 'armazon'],
        [/rollo/, 'rollo'],
      ],
      'recta',
    ),
    ...maybeCordless(draft),
  }),
  'lijadora-neumatica': (draft) =>
    says(draft, /roto orbital/)
      ? { model: 'lijadora', size: 6, hex: '#3a3d40' }
      : {
          model: 'neumatica',
          kind: kindOf(
            draft,
            [
              [/16"/, 'larga'],
              [/banda/, 'banda'],
              [/cortadora/, 'corte'],
              [/ángulo|angular/, 'angulo'],
            ],
            'recta',
          ),
        },
  'pistola-pintar': (draft) => ({
    model: 'pistola-pintar',
    kind: kindOf(
      draft,
      [
        [/succión/, 'succion'],
        [/hvlp/, 'hvlp'],
        [/retoque/, 'retoque'],
        [/aerógrafo/, 'aerografo'],
        [/eléctrica/, 'electrica'],
        [/tirol/, 'tirol'],
        [/arena/, 'arena'],
      ],
      'gravedad',
    ),
  }),
  'pistola-aire': (draft) => ({
    model: 'pistola-aire',
    kind: kindOf(
      draft,
      [
        [/digital/, 'digital'],
        [/12"/, 'larga'],
        [/manómetro/, 'inflar'],
        [/lavado/, 'lavado'],
      ],
      'corta',
    ),
    ...maybeCordless(draft),
  }),
  bomba: (draft) => ({
    model: 'bomba',
    kind: kindOf(
      draft,
      [
        [/sumergible/, 'sumergible'],
        [/presurizador/, 'presurizador'],
      ],
      'periferica',
    ),
    ...maybeCordless(draft),
  }),
};
