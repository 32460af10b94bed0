import { machines } from '../family.ts';

const B = { marca: 'Bravío', labels: ['medicion-y-trazo'] } as const;

export const tapes = machines(
  { ...B, picture: 'flexometro', remark: 'Cinta con recubrimiento que aguanta el polvo de la obra.' },
  [
    [
      'FX-3',
      59,
      'Flexómetro 3 m',
      'Largo: 3 m; Ancho: 5/8"; Escala: Milímetros y pulgadas; Freno: Sí',
      'De bolsillo, para la casa y la oficina.',
    ],
    [
      'FX-5',
      99,
      'Flexómetro 5 m',
      'Largo: 5 m; Ancho: 3/4"; Escala: Milímetros y pulgadas; Freno: Sí',
      'La cinta métrica de todos los días, con gancho de tres remaches.',
    ],
    [
      'FX-5M',
      149,
      'Flexómetro 5 m magnético con cubierta de hule',
      'Largo: 5 m; Ancho: 1"; Escala: Milímetros y pulgadas; Gancho: Imantado',
      'El imán se agarra del perfil y mides solo.',
    ],
    [
      'FX-8',
      189,
      'Flexómetro 8 m',
      'Largo: 8 m; Ancho: 1"; Escala: Milímetros y pulgadas; Freno: Sí',
      'Se sostiene recto más de dos metros.',
    ],
    [
      'FX-10',
      249,
      'Flexómetro 10 m',
      'Largo: 10 m; Ancho: 1"; Escala: Milímetros y pulgadas; Freno: Sí',
      'Para lotes, losas y tubería.',
    ],
    [
      'CLA-50',
      399,
      'Cinta larga de fibra de vidrio 50 m',
      'Largo: 50 m; Material: Fibra de vidrio; Caja: Abierta',
      'Con estaca para clavarla.',
    ],
    [
      'OD-1',
      899,
      'Odómetro de rueda 12"',
      'Rueda: 12"; Rango: 9,999 m; Mango: Plegable',
      'Mide banquetas, bardas y terrenos caminando, sin ayudante.',
    ],
  ],
);

export const levels = machines(
  { ...B, picture: 'nivel', remark: 'Gotas de acrílico que no se rayan ni se ponen amarillas.' },
  [
    ['NV-9', 89, 'Nivel torpedo magnético 9"', 'Largo: 9"; Gotas: 3; Cuerpo: Aluminio; Imán: Sí', 'Tubería y tablero.'],
    [
      'NV-12',
      119,
      'Nivel de gota 12"',
      'Largo: 12"; Gotas: 3; Cuerpo: Aluminio; Precisión: 1 mm/m',
      'Marcos y contactos.',
    ],
    [
      'NV-24',
      189,
      'Nivel de gota 24"',
      'Largo: 24"; Gotas: 3; Cuerpo: Aluminio; Precisión: 0.75 mm/m',
      'El de albañil y carpintero.',
    ],
    [
      'NV-48',
      349,
      'Nivel de gota 48"',
      'Largo: 48"; Gotas: 3; Cuerpo: Aluminio; Precisión: 0.75 mm/m',
      'Muros, puertas y firmes.',
    ],
    [
      'NV-MAN',
      99,
      'Nivel de manguera 10 m',
      'Largo: 10 m; Diámetro: 5/16"; Material: PVC transparente',
      'El más exacto a distancia, sin baterías.',
    ],
    [
      'RG-2',
      449,
      'Regla de aluminio 2 m con nivel',
      'Largo: 2 m; Perfil: Trapezoidal; Gotas: 2',
      'Maestrear aplanados y firmes.',
    ],
  ],
);

export const lasers = machines(
  { ...B, marca: 'TENAZ', picture: 'nivel-laser', remark: 'No mires el haz de frente.', ficha: 'Garantía: 1 año' },
  [
    [
      'NL-2',
      1499,
      'Nivel láser de líneas autonivelante',
      'Líneas: 2 rojas; Alcance: 15 m; Precisión: ±3 mm a 10 m; Nivelación: ±4°; Alimentación: 2 baterías AA',
      'Horizontal y vertical para azulejo, plafón y cuadros.',
    ],
    [
      'NL-2V',
      2299,
      'Nivel láser de líneas verdes autonivelante',
      'Líneas: 2 verdes; Alcance: 25 m; Precisión: ±3 mm a 10 m; Nivelación: ±4°; Alimentación: Recargable',
      'La línea verde se ve con luz de día.',
    ],
    [
      'NL-360',
      null,
      'Nivel láser 3 x 360° verde',
      'Líneas: 3 de 360° verdes; Alcance: 30 m; Precisión: ±3 mm a 10 m; Nivelación: ±4°; Alimentación: Batería de 12 V',
      'Un cuarto completo sin mover el aparato. Soporte de muro incluido.',
    ],
    [
      'NL-ROT',
      null,
      'Nivel láser rotativo para exterior con receptor',
      'Alcance: 300 m con receptor; Precisión: ±2 mm a 20 m; Nivelación: ±5°; Protección: IP54',
      'Terracería y losas. Incluye tripié y estadal.',
    ],
    [
      'ML-40',
      749,
      'Medidor láser de distancia 40 m',
      'Alcance: 40 m; Precisión: ±2 mm; Funciones: Área y volumen; Alimentación: 2 baterías AAA',
      'Saca los metros cuadrados para calcular pintura.',
      'multimetro',
    ],
    [
      'ML-80',
      1249,
      'Medidor láser de distancia 80 m',
      'Alcance: 80 m; Precisión: ±1.5 mm; Funciones: Área, volumen y Pitágoras; Memoria: 20 lecturas',
      'Altura indirecta y apuntador con cámara.',
      'multimetro',
    ],
    [
      'TM-IR',
      649,
      'Termómetro infrarrojo -50 a 550 °C',
      'Rango: -50 a 550 °C; Relación: 12 a 1; Precisión: ±1.5 %; Emisividad: Ajustable',
      'Balero, tablero y ducto sin tocar.',
      'multimetro',
    ],
    [
      'DT-1',
      999,
      'Detector de metal, cable y madera en muro',
      'Profundidad: Metal 100 mm, cable 50 mm, madera 30 mm; Aviso: Luz y sonido',
      'Antes de perforar, pásalo dos veces en cruz por el muro.',
      'multimetro',
    ],
  ],
);

export const squares = machines({ ...B, picture: 'nivel', remark: 'Escala grabada, legible con la pieza sucia.' }, [
  [
    'ES-12',
    119,
    'Escuadra combinada 12"',
    'Largo: 12"; Ángulos: 45° y 90°; Nivel: Sí',
    'Mide, traza y nivela.',
    'escuadra',
  ],
  [
    'ES-24',
    149,
    'Escuadra de herrero 24" x 16"',
    'Medidas: 24 x 16"; Material: Acero; Escala: Pulgadas',
    'Portones y estructura.',
    'escuadra',
  ],
  [
    'ES-FAL',
    99,
    'Falsa escuadra 8"',
    'Largo: 8"; Ángulo: 0 a 180°; Mango: Madera',
    'Copia ángulos de muro a pieza.',
    'escuadra',
  ],
  [
    'VE-6',
    199,
    'Calibrador vernier 6"',
    'Rango: 6"; Resolución: 0.05 mm; Material: Acero inoxidable',
    'Interior, exterior y profundidad.',
    'escuadra',
  ],
  [
    'VE-6D',
    449,
    'Calibrador vernier digital 6"',
    'Rango: 6"; Resolución: 0.01 mm; Pantalla: Digital; Material: Acero inoxidable',
    'Cambia de milímetros a pulgadas con un botón.',
    'escuadra',
  ],
  [
    'TI-GIS',
    89,
    'Tiralíneas con gis azul 30 m',
    'Largo: 30 m; Gis: 115 g azul; Uso: Trazo y plomada',
    'Línea recta de muro a muro; también sirve de plomada.',
    'flexometro',
  ],
  [
    'LZ-12',
    39,
    'Lápiz de carpintero 12 piezas',
    'Contenido: 12 piezas; Mina: Roja y negra',
    'No rueda en el andamio y escribe sobre tabique mojado.',
    'escuadra',
  ],
]);

export const testers = machines(
  {
    ...B,
    labels: ['medicion-y-trazo', 'material-electrico'],
    marca: 'TENAZ',
    picture: 'nivel-laser',
    remark: 'Revisa el aislamiento de las puntas antes de usarlo.',
    ficha: 'Garantía: 1 año',
  },
  [
    [
      'MU-DIG',
      349,
      'Multímetro digital 600 V',
      'Tensión: 600 V; Corriente: 10 A; Continuidad: Con zumbador; Pantalla: 2,000 cuentas',
      'Voltaje, continuidad y diodos.',
      'multimetro',
    ],
    [
      'MU-GAN',
      749,
      'Multímetro de gancho 400 A',
      'Corriente: 400 A; Tensión: 600 V; Pantalla: 4,000 cuentas; Apertura: 30 mm',
      'Mide corriente sin abrir el circuito.',
      'multimetro',
    ],
    [
      'PR-VOL',
      149,
      'Probador de voltaje sin contacto',
      'Rango: 90 a 1000 V; Aviso: Luz y sonido; Alimentación: 2 baterías AAA',
      'Acércalo antes de meter la mano.',
      'multimetro',
    ],
  ],
);
