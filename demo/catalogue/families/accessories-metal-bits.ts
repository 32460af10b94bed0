import { family, machines } from '../family.ts';

const TENAZ = { marca: 'TENAZ' } as const;

// The trade's drill sizes with the millimetres that the sheet says.
type Drill = [size: string, millimetres: string, length: string];

/** What a diameter is mostly bought for. */
const metalUse = (mm: number): string =>
  mm < 3
    ? 'Para remache y tornillo delgado; se rompe si la ladeas.'
    : mm < 7
      ? 'La medida de pija, remache y tornillo de herrería.'
      : 'Barrena primero con una delgada y usa aceite de corte.';

export const metalBits = family<Drill>(
  { ...TENAZ, labels: ['brocas-para-metal'], picture: 'broca-metal' },
  (size, mm, length) => ({
    nombre: `Broca para metal HSS ${size}`,
    descripcion: `Acero rápido con punta de 118° para lámina, solera y aluminio. ${metalUse(Number.parseFloat(mm))}`,
    familia: 'broca-hss',
    ficha: `Medida: ${size}; Diámetro: ${mm}; Largo: ${length}; Material: Acero rápido; Punta: 118°; Zanco: Recto`,
  }),
  [
    ['BM-116', 9.5, '1/16"', '1.6 mm', '1 7/8"'],
    ['BM-332', 11.5, '3/32"', '2.4 mm', '2 1/4"'],
    ['BM-18', 13.5, '1/8"', '3.2 mm', '2 3/4"'],
    ['BM-532', 16.5, '5/32"', '4 mm', '3 1/8"'],
    ['BM-316', 19.5, '3/16"', '4.8 mm', '3 1/2"'],
    ['BM-14', 29.5, '1/4"', '6.35 mm', '4"'],
    ['BM-516', 45, '5/16"', '7.9 mm', '4 1/2"'],
    ['BM-38', 62, '3/8"', '9.5 mm', '5"'],
    ['BM-716', 89, '7/16"', '11.1 mm', '5 1/2"'],
    ['BM-12', 115, '1/2"', '12.7 mm', '6"'],
  ],
);

export const cobaltBits = family<Drill>(
  { ...TENAZ, labels: ['brocas-para-metal'], picture: 'broca-metal' },
  (size, mm, length) => ({
    nombre: `Broca de cobalto ${size} para acero inoxidable`,
    descripcion: 'Cinco por ciento de cobalto y punta partida a 135°: no patina al empezar. Poca velocidad y aceite.',
    familia: 'broca-cobalto',
    ficha: `Medida: ${size}; Diámetro: ${mm}; Largo: ${length}; Material: Acero rápido con 5 % de cobalto; Punta: 135° partida; Zanco: Recto`,
  }),
  [
    ['BCO-18', 45, '1/8"', '3.2 mm', '2 3/4"'],
    ['BCO-316', 65, '3/16"', '4.8 mm', '3 1/2"'],
    ['BCO-14', 95, '1/4"', '6.35 mm', '4"'],
    ['BCO-516', 145, '5/16"', '7.9 mm', '4 1/2"'],
    ['BCO-38', 199, '3/8"', '9.5 mm', '5"'],
    ['BCO-12', 339, '1/2"', '12.7 mm', '6"'],
  ],
);

export const metalSets = machines(
  {
    ...TENAZ,
    labels: ['brocas-para-metal'],
    picture: 'broca-metal',
    remark: 'Cada medida tiene su lugar marcado.',
    unidad: 'juego',
  },
  [
    [
      'BM-J13',
      189,
      'Juego de brocas para metal HSS 13 piezas',
      'Contenido: 13 piezas; Medidas: 1/16" a 1/4"; Material: Acero rápido; Estuche: Metálico',
      'Las medidas que se usan de verdad, en estuche que se para solo.',
    ],
    [
      'BM-J21',
      549,
      'Juego de brocas para metal HSS 21 piezas',
      'Contenido: 21 piezas; Medidas: 1/16" a 3/8"; Material: Acero rápido; Estuche: Metálico',
      'Para el taller: de remache a tornillo de 3/8".',
    ],
    [
      'BM-J29',
      1199,
      'Juego de brocas de titanio 29 piezas',
      'Contenido: 29 piezas; Medidas: 1/16" a 1/2"; Material: Acero rápido con titanio; Estuche: Metálico',
      'Juego completo por 64 avos.',
    ],
    [
      'BM-ESC',
      249,
      'Juego de brocas escalonadas 3 piezas',
      'Contenido: 3 piezas; Medidas: 3/16" a 1 3/8"; Material: Acero rápido con titanio; Zanco: 1/4" hexagonal',
      'Huecos redondos en lámina y tablero sin rebaba.',
    ],
    [
      'MA-TJ',
      399,
      'Juego de machuelos y tarrajas 20 piezas',
      'Contenido: 20 piezas; Medidas: 1/4" a 1/2"; Material: Acero aleado; Estuche: Plástico',
      'Rehace cuerdas de tornillo y barreno.',
    ],
  ],
);
