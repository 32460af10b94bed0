import { machines } from '../family.ts';

const A = { marca: 'Arroyal', labels: ['material-electrico'] } as const;

export const lamps = machines({ ...A, picture: 'foco', remark: 'Enciende al instante y no calienta.' }, [
  [
    'FO-6',
    29.5,
    'Foco LED 6 W luz blanca',
    'Potencia: 6 W; Flujo luminoso: 500 lm; Color de luz: 6500 K; Base: E26; Equivale a: 45 W; Vida: 10,000 h',
    'Buró, pasillo y clóset.',
  ],
  [
    'FO-9',
    35,
    'Foco LED 9 W luz blanca',
    'Potencia: 9 W; Flujo luminoso: 800 lm; Color de luz: 6500 K; Base: E26; Equivale a: 60 W; Vida: 10,000 h',
    'El que sustituye al de 60 W.',
  ],
  [
    'FO-9C',
    35,
    'Foco LED 9 W luz cálida',
    'Potencia: 9 W; Flujo luminoso: 780 lm; Color de luz: 3000 K; Base: E26; Equivale a: 60 W; Vida: 10,000 h',
    'Sala y recámara.',
  ],
  [
    'FO-12',
    45,
    'Foco LED 12 W luz blanca',
    'Potencia: 12 W; Flujo luminoso: 1,050 lm; Color de luz: 6500 K; Base: E26; Equivale a: 75 W; Vida: 10,000 h',
    'Cocina y taller.',
  ],
  [
    'FO-20',
    99,
    'Foco LED 20 W alta potencia luz blanca',
    'Potencia: 20 W; Flujo luminoso: 1,900 lm; Color de luz: 6500 K; Base: E26; Equivale a: 150 W; Vida: 15,000 h',
    'Patio, bodega y local.',
  ],
  [
    'FO-SEN',
    129,
    'Foco LED 9 W con sensor de movimiento',
    'Potencia: 9 W; Flujo luminoso: 800 lm; Color de luz: 6500 K; Base: E26; Sensor: 6 m',
    'Se apaga solo en entrada y escalera.',
  ],
  [
    'FO-GU',
    45,
    'Foco LED 5 W GU10 luz cálida',
    'Potencia: 5 W; Flujo luminoso: 400 lm; Color de luz: 3000 K; Base: GU10; Vida: 15,000 h',
    'Para luminaria de plafón.',
  ],
  [
    'TU-18',
    89,
    'Tubo LED T8 18 W 1.2 m',
    'Potencia: 18 W; Flujo luminoso: 1,800 lm; Color de luz: 6500 K; Base: G13; Largo: 1.2 m',
    'Conexión directa, sin balastro.',
  ],
  [
    'RE-30',
    249,
    'Reflector LED 30 W para exterior',
    'Potencia: 30 W; Flujo luminoso: 2,700 lm; Color de luz: 6500 K; Protección: IP65',
    'Fachada y cochera.',
    'reflector',
  ],
  [
    'RE-50',
    369,
    'Reflector LED 50 W para exterior',
    'Potencia: 50 W; Flujo luminoso: 4,500 lm; Color de luz: 6500 K; Protección: IP65',
    'Patio y cancha chica.',
    'reflector',
  ],
  [
    'RE-100',
    749,
    'Reflector LED 100 W para exterior',
    'Potencia: 100 W; Flujo luminoso: 9,000 lm; Color de luz: 6500 K; Protección: IP65',
    'Estacionamiento y obra.',
    'reflector',
  ],
  [
    'LI-REC',
    229,
    'Linterna recargable 500 lm',
    'Flujo luminoso: 500 lm; Carga: USB-C; Autonomía: 4 h; Alcance: 150 m',
    'Aluminio con enfoque ajustable.',
    'lampara',
  ],
  [
    'LI-CAB',
    189,
    'Lámpara de cabeza recargable 300 lm',
    'Flujo luminoso: 300 lm; Carga: USB-C; Autonomía: 5 h; Ajuste: 60°',
    'Las dos manos libres bajo el fregadero.',
    'lampara',
  ],
]);

export const tapes = machines(
  { ...A, picture: 'cinta', remark: 'Se aplica estirada, a media vuelta sobre la anterior.' },
  [
    [
      'CI-19',
      24.5,
      'Cinta de aislar 19 mm negra',
      'Ancho: 19 mm; Largo: 18 m; Tensión: 600 V; Material: PVC; Color: Negro',
      'Se estira y no deja pegamento.',
    ],
    [
      'CI-19R',
      24.5,
      'Cinta de aislar 19 mm roja',
      'Ancho: 19 mm; Largo: 18 m; Tensión: 600 V; Material: PVC; Color: Rojo',
      'Para marcar fases.',
    ],
    [
      'CI-19V',
      24.5,
      'Cinta de aislar 19 mm verde',
      'Ancho: 19 mm; Largo: 18 m; Tensión: 600 V; Material: PVC; Color: Verde',
      'Marca la tierra.',
    ],
    [
      'CI-AUT',
      89,
      'Cinta autofundente 19 mm x 5 m',
      'Ancho: 19 mm; Largo: 5 m; Tensión: 69 kV; Material: Hule EPR',
      'Sella empalmes a la intemperie.',
    ],
  ],
);
