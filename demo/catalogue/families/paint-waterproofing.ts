import { machines } from '../family.ts';
import { paintLine } from '../paint-line.ts';

const ROOF =
  'Uso: Azotea y losa; Rendimiento: 1 m²/L a dos manos; Manos: 2 cruzadas; Base: Agua; Secado: 4 h al tacto, 12 h para repintar; Refuerzo: Malla en grietas y chaflanes';

const roof = (years: number, prices: Parameters<typeof paintLine>[0]['prices'], descripcion: string, fibre = '') =>
  paintLine({
    prefix: `IA${years}`,
    surface: 'azotea',
    name: `Impermeabilizante acrílico ${fibre}${years} años`,
    label: 'impermeabilizantes',
    prices,
    colours: ['blanco', 'rojo'],
    ficha: `Garantía: ${years} años; ${ROOF}`,
    descripcion,
    caracteristicas: [
      'Para azotea con goteras',
      'El blanco refleja el sol y baja la temperatura del cuarto',
      'No se aplica si va a llover en seis horas',
    ],
  });

// Two presentations have claves of their own, older than the lines.
const OLD_CLAVES: Readonly<Record<string, string>> = { 'IA3-BL-19': 'IM-3', 'IA5-RO-19': 'IM-5' };

export const waterproofing = [
  ...roof(
    3,
    { '4 L': [329, 329], '19 L': [1199, 1199], '200 L': null },
    'Detiene goteras en losa con poca pendiente y sin tránsito.',
  ),
  ...roof(
    5,
    { '4 L': [419, 419], '19 L': [1599, 1599], '200 L': null },
    'El que más se lleva para azotea de casa: elástico, blanco o rojo, y aguanta el calor de Monterrey.',
  ),
  ...roof(
    7,
    { '4 L': [519, 519], '19 L': [2099, 2099] },
    'Más sólidos por cubeta: película gruesa para techo que se pisa de vez en cuando.',
  ),
  ...roof(
    10,
    { '4 L': [649, 649], '19 L': [2699, 2699] },
    'Con fibra integrada: puentea fisura de 1 mm sin malla en toda la losa.',
    'fibratado ',
  ),
].map((draft) => ({ ...draft, clave: OLD_CLAVES[draft.clave] ?? draft.clave }));

export const roofSupplies = machines({ marca: 'Matizal', labels: ['impermeabilizantes'], picture: 'cubeta' }, [
  [
    'IC-CEM',
    489,
    'Impermeabilizante cementoso 20 kg',
    'Presentación: 20 kg; Color: Gris; Uso: Cisterna, muro y jardinera; Rendimiento: 10 m² por saco a dos manos; Mezcla: Con agua; Secado: 24 h',
    'Para cisterna y muro de contención: sella por dentro y no contamina el agua ya curado.',
    'saco',
  ],
  [
    'IC-ASF19',
    1049,
    'Impermeabilizante asfáltico base agua 19 L',
    'Presentación: 19 L; Color: Negro; Uso: Cimiento, baño y jardinera; Rendimiento: 1 m²/L a dos manos; Secado al tacto: 6 h; Peso: 20 kg',
    'Para lo que queda enterrado o bajo el piso; no es acabado a la vista.',
  ],
  [
    'IC-ASF4',
    289,
    'Impermeabilizante asfáltico base agua 4 L',
    'Presentación: 4 L; Color: Negro; Uso: Cimiento, baño y jardinera; Rendimiento: 1 m²/L a dos manos; Secado al tacto: 6 h; Peso: 4.2 kg',
    'Galón para charola de regadera, macetero y desplante de muro.',
    'galon',
  ],
  [
    'IC-PLAS',
    159,
    'Cemento plástico para grietas 1 kg',
    'Presentación: 1 kg; Color: Negro; Uso: Grieta, bajada y domo; Aplicación: Espátula; Secado: 24 h',
    'Pasta asfáltica para tapar la grieta antes de impermeabilizar.',
    'lata',
  ],
  [
    'IC-RES4',
    449,
    'Sellador acrílico para impermeabilizante 4 L',
    'Presentación: 4 L; Uso: Primera mano en losa; Rendimiento: 6 a 8 m²/L diluido; Dilución: 1 a 4 con agua; Secado: 2 h; Peso: 4.2 kg',
    'La mano que amarra el polvo de la losa: sin ella, el impermeabilizante se bota.',
    'galon',
  ],
  [
    'IC-ML100',
    429,
    'Malla de refuerzo para impermeabilizar 1 x 100 m',
    'Medida: 1 x 100 m; Material: Poliéster; Color: Blanco; Uso: Grieta, chaflán y losa completa',
    'Se ahoga entre las dos manos. Cubre una losa de 95 m² con traslapes.',
    'rollo',
  ],
  [
    'IC-ML20',
    109,
    'Malla de refuerzo para impermeabilizar 1 x 20 m',
    'Medida: 1 x 20 m; Material: Poliéster; Color: Blanco; Uso: Grieta y chaflán',
    'Para perímetro y grietas de una casa chica.',
    'rollo',
  ],
  [
    'IC-CIN10',
    349,
    'Cinta asfáltica con aluminio 10 cm x 10 m',
    'Medida: 10 cm x 10 m; Material: Asfalto y aluminio; Uso: Lámina, domo y canalón; Aplicación: Autoadherible',
    'Parche inmediato para gotera en lámina, aun con la superficie húmeda.',
    'rollo',
  ],
  [
    'IC-MTO',
    null,
    'Membrana prefabricada 3.5 mm con gravilla, rollo 10 m²',
    'Medida: 1 x 10 m; Espesor: 3.5 mm; Refuerzo: Poliéster; Color: Rojo; Garantía: 10 años; Aplicación: Con soplete',
    'Sistema con instalación por cuadrilla certificada: se cotiza por metro colocado.',
    'rollo',
  ],
]);
