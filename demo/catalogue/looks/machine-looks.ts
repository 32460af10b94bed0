import { cordless, maybeCordless } from './battery-readers.ts';
import {
  benchSaw,
  chop,
  circular,
  drill,
  grinder,
  impact,
  jigsaw,
  planer,
  sander,
  straight,
  wrench,
} from './power-readers.ts';
import { inches, near, type Reader, says } from './reading.ts';

/** How the machines that work wood, metal and stone look, by the drawing that their price list names. */
export const machineLooks: Readonly<Record<string, Reader>> = {
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
};
