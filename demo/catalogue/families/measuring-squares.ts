import { machines } from '../family.ts';

const B = { marca: 'Bravío', labels: ['medicion-y-trazo'] } as const;

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
