import type { Draft } from '../family.ts';
import type { Look } from './look.ts';
import { inches, kindOf, near, numberOf, says } from './reading.ts';

type Reader = (draft: Draft) => Look;

const volts = (draft: Draft): number => numberOf(draft, 'V', 20);
const bare = (draft: Draft) => (says(draft, /sin batería/) ? { bare: true } : {});
const cordless = (draft: Draft) => ({ volts: volts(draft), ...bare(draft) });
const maybeCordless = (draft: Draft) => (says(draft, /inalámbric|\d+ v\b/) ? cordless(draft) : {});

const drill: Reader = (draft) => {
  if (says(draft, /mezclador/)) return { model: 'taladro-con-cable', kind: 'mezclador' };
  if (says(draft, /ángulo/)) return { model: 'taladro-angulo', ...maybeCordless(draft) };
  if (says(draft, /kit combo/)) return combo(draft);
  if (says(draft, /atornillador de impacto/)) return { model: 'impacto', ...cordless(draft) };
  if (says(draft, /bolsillo/)) return { model: 'cuerpo-recto', kind: 'bolsillo', volts: 12 };
  if (says(draft, /remachadora/)) return { model: 'impacto', kind: 'tablaroca', volts: 20 };
  const kind = kindOf(draft, [[/80 nm|110 nm/, 'pesado'], [/percutor/, 'percutor']], 'compacto');
  return { model: 'taladro', kind, ...cordless(draft), ...(says(draft, /110/) ? { ah: 5 } : says(draft, /compacto|sin carbones/) ? { ah: 4 } : {}) };
};

const impact: Reader = (draft) =>
  says(draft, /panel de yeso/)
    ? { model: 'impacto', kind: 'tablaroca', ...cordless(draft) }
    : { model: 'impacto', ...cordless(draft), ...(says(draft, /hidráulico/) ? { ah: 4 } : says(draft, /225/) ? { ah: 5 } : {}) };

const wrench: Reader = (draft) =>
  says(draft, /matraca/)
    ? { model: 'matraca-motor', volts: volts(draft) }
    : { model: 'impacto', kind: 'llave', ...cordless(draft), size: says(draft, /alto par|3\/4/) ? 1.2 : says(draft, /compacta/) ? 0.9 : 1, ...(says(draft, /alto par/) && { ah: 5 }) };

const grinder: Reader = (draft) => {
  if (says(draft, /ensambladora/)) return { model: 'cuerpo-recto', kind: 'ensambladora' };
  return { model: 'esmeriladora', size: near(inches(draft, 4.5), [4.5, 7, 9]), ...maybeCordless(draft) };
};

const circular: Reader = (draft) =>
  says(draft, /riel guía/)
    ? { model: 'varios', kind: 'riel' }
    : { model: 'sierra-circular', size: 7.25, ...maybeCordless(draft), ...(says(draft, /metal/) && { kind: 'metal' }) };

const jigsaw: Reader = (draft) =>
  says(draft, /banco/)
    ? { model: 'sierra-cinta', kind: 'calar' }
    : { model: 'caladora', kind: says(draft, /cuerpo recto/) ? 'recta' : 'asa', ...maybeCordless(draft) };

const tools: Readonly<Record<string, string>> = {
  'KC-20': 'taladro,impacto',
  'TZ-KC203': 'taladro,impacto,esmeriladora',
  'TZ-KC204': 'taladro,impacto,esmeriladora,sierra-circular',
  'TZ-KC206': 'taladro,impacto,esmeriladora,sierra-circular,reciprocante,multiherramienta',
  'TZ-KC20L': 'taladro,impacto:llave',
  'TZ-KC20J': 'sopladora,reciprocante',
  'TZ-KC40J': 'sopladora,reciprocante,impacto',
};
const combo: Reader = (draft) => ({ model: 'combo', kind: tools[draft.clave] ?? 'taladro,impacto', volts: volts(draft) });

const sander: Reader = (draft) =>
  says(draft, /lijadora de muro/)
    ? { model: 'pulidora', size: 9, kind: 'muro' }
    : { model: 'lijadora', kind: kindOf(draft, [[/palma|hoja/, 'palma'], [/detalle/, 'detalle']], 'redonda'), size: 5, ...maybeCordless(draft) };

const straight: Reader = (draft) => {
  if (says(draft, /oscilante/)) return { model: 'multiherramienta' };
  return { model: 'cuerpo-recto', kind: kindOf(draft, [[/recta/, 'recta'], [/roedora/, 'roedora'], [/cizalla/, 'cizalla']], 'rotativa'), ...maybeCordless(draft) };
};

const planer: Reader = (draft) =>
  says(draft, /grueso|canteadora/)
    ? { model: 'sierra-mesa', kind: 'taller', size: 0.1 }
    : { model: 'cepillo', size: 3.25, ...maybeCordless(draft) };

const benchSaw: Reader = (draft) => {
  if (says(draft, /base plegable con|mesa para/)) return { model: 'soporte', kind: says(draft, /mesa/) ? 'mesa' : 'base' };
  if (says(draft, /cinta/)) return { model: 'sierra-cinta' };
  return { model: 'sierra-mesa', size: 10, kind: says(draft, /taller/) ? 'taller' : 'patas' };
};

const compressor: Reader = (draft) => {
  if (says(draft, /inflador/)) return { model: 'pistola-aire', kind: 'auto' };
  if (says(draft, /airless/)) return { model: 'hidrolavadora', kind: 'electrica', size: 2000 };
  return { model: 'compresor', size: near(numberOf(draft, 'L', 25), [6, 25, 50, 190]), kind: kindOf(draft, [[/vertical/, 'vertical'], [/banda|300 l|gasolina/, 'banda']], 'directo') };
};

const chop: Reader = (draft) =>
  says(draft, /portátil/)
    ? { model: 'sierra-cinta-portatil' }
    : says(draft, /sierra cinta/)
      ? { model: 'sierra-cinta', kind: 'metal' }
      : says(draft, /varilla/)
        ? { model: 'rotomartillo', kind: 'cincel', size: 1.4 }
        : { model: 'tronzadora', kind: says(draft, /frío/) ? 'frio' : 'abrasivo' };

/** How the machines of the shop look, by the drawing that their shelf names. */
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
      : { model: 'rotomartillo', kind: says(draft, /cincelador/) ? 'cincel' : 'sds', size: says(draft, /max/) ? 1.3 : 1 },
  demoledor: (draft) => ({ model: 'demoledor', size: says(draft, /pavimento|1700/) ? 1.25 : says(draft, /1050/) ? 0.85 : 1 }),
  esmeriladora: grinder,
  'esmeriladora-inalambrica': grinder,
  'sierra-circular': circular,
  'sierra-circular-inalambrica': circular,
  caladora: jigsaw,
  'caladora-inalambrica': jigsaw,
  reciprocante: () => ({ model: 'reciprocante' }),
  'reciprocante-inalambrica': (draft) => ({ model: 'reciprocante', ...cordless(draft), ...(says(draft, /una mano|12 v/) && { kind: 'mano' }) }),
  ingletadora: (draft) => ({ model: 'ingletadora', size: 10, kind: says(draft, /telescópica/) ? 'telescopica' : 'fija', ...maybeCordless(draft) }),
  'sierra-mesa': benchSaw,
  tronzadora: chop,
  cepillo: planer,
  rebajadora: (draft) => ({ model: 'rebajadora', kind: says(draft, /inmersión/) ? 'inmersion' : 'fija', ...maybeCordless(draft) }),
  pulidora: (draft) => ({ model: 'pulidora', size: 7, kind: says(draft, /orbital/) ? 'espuma' : 'lana', ...maybeCordless(draft) }),
  rotativa: straight,
  multiherramienta: (draft) => ({ model: 'multiherramienta', ...cordless(draft) }),
  'lijadora-orbital': sander,
  'lijadora-inalambrica': sander,
  'lijadora-banda': (draft) => (says(draft, /banco/) ? { model: 'sierra-cinta', kind: 'lija' } : { model: 'lijadora-banda', size: 3 }),
  'esmeril-banco': (draft) => ({ model: 'esmeril-banco', size: near(inches(draft, 6), [6, 10]), kind: says(draft, /pedestal/) ? 'pedestal' : 'banco' }),
  'taladro-banco': (draft) => ({ model: 'taladro-banco', kind: says(draft, /piso/) ? 'piso' : 'banco', size: 1 }),
  cautin: (draft) => ({ model: 'cautin', kind: says(draft, /estación/) ? 'estacion' : 'lapiz' }),
  sopladora: (draft) => ({ model: 'sopladora', ...maybeCordless(draft), ...(says(draft, /compacta/) && { size: 0.6 }) }),
  desbrozadora: (draft) => ({ model: 'desbrozadora', ...cordless(draft) }),
  motosierra: (draft) => ({ model: 'motosierra', ...cordless(draft), size: near(inches(draft, 16), [8, 16]) }),
  lampara: (draft) => ({ model: 'lampara', kind: kindOf(draft, [[/tripié/, 'tripie'], [/linterna/, 'linterna'], [/cabeza/, 'cabeza'], [/inspección/, 'inspeccion']], 'trabajo'), volts: volts(draft) }),
  combo,
  bateria: (draft) => ({ model: 'bateria', volts: volts(draft), ah: near(numberOf(draft, 'Ah', 2), [2, 4, 5, 8]) }),
  cargador: (draft) => ({ model: 'cargador', volts: volts(draft), kind: kindOf(draft, [[/doble/, 'doble'], [/auto/, 'auto'], [/inversor/, 'inversor'], [/estándar/, 'estandar']], 'rapido') }),
  soldadora: (draft) => ({ model: 'soldadora', size: near(numberOf(draft, 'A', 160), [160, 200]), kind: kindOf(draft, [[/microalambre|multiproceso/, 'micro'], [/ruedas/, 'ruedas']], 'inversora') }),
  generador: (draft) => (says(draft, /motobomba/) ? { model: 'motobomba' } : { model: 'generador', size: says(draft, /kw/) ? 9000 : near(numberOf(draft, 'W', 3500), [2500, 5500]), kind: kindOf(draft, [[/inversor/, 'inversor'], [/cabina/, 'cabina']], 'abierto') }),
  hidrolavadora: (draft) => ({ model: 'hidrolavadora', size: near(numberOf(draft, 'PSI', 1600), [1600, 2000]), kind: says(draft, /gasolina/) ? 'gasolina' : 'electrica', ...(says(draft, /inalámbrica/) && { volts: 20 }) }),
  aspiradora: (draft) => ({ model: 'aspiradora', size: 20, kind: kindOf(draft, [[/de mano/, 'mano'], [/acero|industrial/, 'acero']], 'plastico'), ...maybeCordless(draft) }),
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
    return { model: 'pistola-neumatica', kind: kindOf(draft, [[/taladro/, 'taladro'], [/cincelador/, 'cincel']], 'impacto'), size: 1 };
  },
  clavadora: (draft) => ({ model: 'clavadora', kind: kindOf(draft, [[/armazón/, 'armazon'], [/rollo/, 'rollo']], 'recta'), ...maybeCordless(draft) }),
  'lijadora-neumatica': (draft) =>
    says(draft, /roto orbital/)
      ? { model: 'lijadora', size: 6, hex: '#3a3d40' }
      : { model: 'neumatica', kind: kindOf(draft, [[/16"/, 'larga'], [/banda/, 'banda'], [/cortadora/, 'corte'], [/ángulo|angular/, 'angulo']], 'recta') },
  'pistola-pintar': (draft) => ({ model: 'pistola-pintar', kind: kindOf(draft, [[/succión/, 'succion'], [/hvlp/, 'hvlp'], [/retoque/, 'retoque'], [/aerógrafo/, 'aerografo'], [/eléctrica/, 'electrica'], [/tirol/, 'tirol'], [/arena/, 'arena']], 'gravedad') }),
  'pistola-aire': (draft) => ({ model: 'pistola-aire', kind: kindOf(draft, [[/digital/, 'digital'], [/12"/, 'larga'], [/manómetro/, 'inflar'], [/lavado/, 'lavado']], 'corta'), ...maybeCordless(draft) }),
  bomba: (draft) => ({ model: 'bomba', kind: kindOf(draft, [[/sumergible/, 'sumergible'], [/presurizador/, 'presurizador']], 'periferica'), ...maybeCordless(draft) }),
};
