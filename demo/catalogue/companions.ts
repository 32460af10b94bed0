import type { Draft } from './family.ts';
import type { LabelSlug } from './labels.ts';
import type { Thing } from './things.ts';

interface Companions {
  readonly accesorios?: readonly string[];
  readonly refacciones?: readonly string[];
}

const CARBONES = ['CB-EA', 'CB-UNI'] as const;
const DRILLING: Companions = { accesorios: ['BC-5', 'BM-14', 'BW-6', 'PH2-10'], refacciones: ['BQ-12', 'CB-TP'] };
const SDS: Companions = { accesorios: ['BS-12', 'BS-J5', 'CI-SDSP', 'CI-SDSL'], refacciones: ['CB-RM', 'BQ-SDS'] };
const GRINDING: Companions = {
  accesorios: ['DC-45', 'DD-45', 'DI-45', 'LT-580'],
  refacciones: ['CB-EA', 'RF-GU45', 'RF-TU58'],
};
const DRIVING: Companions = { accesorios: ['PH2-10', 'PJ-61', 'PI-32', 'AD-14'], refacciones: [] };
const CIRCULAR: Companions = { accesorios: ['DS-714', 'DS-71440', 'TZ-RG14'], refacciones: CARBONES };
const JIGSAW: Companions = { accesorios: ['HC-5', 'HC-M5'], refacciones: CARBONES };
const SABRE: Companions = { accesorios: ['HR-W5', 'HR-M5'], refacciones: CARBONES };
const SANDING: Companions = { accesorios: ['LD-5080', 'LD-5120', 'LD-5220'], refacciones: ['RF-PL5', 'CB-UNI'] };

/** The companions of an article, by the kind that its picture shows. */
const BY_PICTURE: Partial<Record<Thing, Companions>> = {
  'taladro-percutor': { ...DRILLING, refacciones: ['BQ-12S'] },
  'taladro-compacto': { ...DRILLING, refacciones: ['BQ-38'] },
  'taladro-con-cable': DRILLING,
  'taladro-banco': { accesorios: ['BM-J13', 'TZ-PB4'], refacciones: ['BQ-58'] },
  'rotomartillo-inalambrico': SDS,
  rotomartillo: SDS,
  demoledor: { accesorios: ['CI-MAXP', 'CI-MAXL'], refacciones: ['CB-MD'] },
  'atornillador-impacto': DRIVING,
  'llave-impacto': { accesorios: ['DJ-10', 'AD-12'], refacciones: [] },
  'impacto-neumatico': { accesorios: ['DJ-10', 'MA-38', 'AN-ACE'], refacciones: [] },
  'esmeriladora-inalambrica': { ...GRINDING, refacciones: ['RF-GU45', 'RF-TU58'] },
  esmeriladora: GRINDING,
  pulidora: { accesorios: ['BO-7', 'LT-580'], refacciones: ['CB-UNI'] },
  rotativa: { accesorios: ['KR-100', 'KR-COR'], refacciones: ['CB-UNI'] },
  tronzadora: { accesorios: ['DC-14', 'DC-14P'], refacciones: ['CB-CM'] },
  'sierra-circular-inalambrica': { accesorios: ['DS-612', 'DS-61240'], refacciones: [] },
  'sierra-circular': CIRCULAR,
  ingletadora: { accesorios: ['DS-1060', 'DS-1080', 'TZ-BSI'], refacciones: CARBONES },
  'sierra-mesa': { accesorios: ['DS-1040', 'DS-1060'], refacciones: CARBONES },
  caladora: JIGSAW,
  'caladora-inalambrica': { ...JIGSAW, refacciones: [] },
  reciprocante: SABRE,
  'reciprocante-inalambrica': { ...SABRE, refacciones: [] },
  rebajadora: { accesorios: ['FR-J12', 'FR-R14', 'FR-CAN'], refacciones: ['CB-UNI'] },
  cepillo: { accesorios: ['CU-CE'], refacciones: ['CB-UNI'] },
  'lijadora-orbital': SANDING,
  'lijadora-inalambrica': { ...SANDING, refacciones: ['RF-PL5'] },
  'lijadora-banda': { accesorios: ['LB-32180', 'LB-321120'], refacciones: ['CB-UNI'] },
  multiherramienta: { accesorios: ['HO-J6'], refacciones: [] },
  motosierra: { accesorios: ['CD-16'], refacciones: [] },
  desbrozadora: { accesorios: ['HI-24'], refacciones: [] },
  'pistola-calor': { accesorios: ['ESP-3', 'RE-1'], refacciones: [] },
  cautin: { accesorios: ['ES-6040'], refacciones: [] },
  soldadora: { accesorios: ['CT-913', 'EL-6013', 'GU-SOL'], refacciones: ['PO-ELE', 'PI-TIE'] },
  generador: { accesorios: ['EX-10', 'AC-30'], refacciones: [] },
  hidrolavadora: { accesorios: ['MG-15'], refacciones: ['RF-PHL'] },
  aspiradora: { accesorios: ['RF-FAS'], refacciones: [] },
  compresor: { accesorios: ['MA-14', 'PA-SOP', 'PP-600'], refacciones: ['RF-PRE'] },
  'pistola-pintar': { accesorios: ['MA-14', 'FI-AIR', 'TH-1'], refacciones: [] },
  clavadora: { accesorios: ['GR-90', 'CL-18'], refacciones: [] },
  combo: { accesorios: ['PH2-10', 'BC-5', 'BM-J13'], refacciones: [] },
};

/** The companions of an article of a label whose pictures differ by colour only, because paint is sold as a system. */
const BY_LABEL: Partial<Record<LabelSlug, Companions>> = {
  vinilicas: { accesorios: ['SV-19', 'RO-9', 'BR-4', 'CM-24', 'RS-1'] },
  esmaltes: { accesorios: ['PA-4', 'TH-1', 'AG-1', 'BR-2'] },
  impermeabilizantes: { accesorios: ['IC-RES4', 'IC-ML100', 'IC-PLAS', 'RO-9L'] },
  'selladores-y-primarios': { accesorios: ['RO-9', 'BR-4', 'LJ-220'] },
  barnices: { accesorios: ['BR-2', 'LJ-220', 'AG-1'] },
  aerosoles: { accesorios: ['LJ-220', 'CM-24'] },
  'pijas-tornillos-y-clavos': { accesorios: ['PH2-10', 'TQ-14'] },
  'taquetes-y-anclas': { accesorios: ['BC-5', 'MA-16'] },
};

/** What each battery platform needs, by the voltage on the sheet. */
const BY_VOLTAGE: readonly (readonly [voltage: string, claves: readonly string[]])[] = [
  ['Voltaje: 12 V;', ['BT-122', 'CG-12']],
  ['Voltaje: 20 V;', ['BT-204', 'CG-20']],
  ['Voltaje: 40 V;', ['BT-404', 'CG-40']],
];

/** The claves of what goes with an article: what it works with, and its spare parts. */
export function companionsOf(draft: Draft): {
  readonly accesorios: readonly string[];
  readonly refacciones: readonly string[];
} {
  const own = BY_PICTURE[draft.picture] ?? BY_LABEL[draft.labels[0]] ?? {};
  const batteries =
    draft.labels[0] === 'baterias-y-cargadores'
      ? []
      : BY_VOLTAGE.flatMap(([voltage, claves]) => (draft.ficha.startsWith(voltage) ? claves : []));
  const others = (claves: readonly string[] = []) => claves.filter((clave) => clave !== draft.clave);
  return { accesorios: others([...(own.accesorios ?? []), ...batteries]), refacciones: others(own.refacciones) };
}
