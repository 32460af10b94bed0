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

const concreteUse = (mm: number): string =>
  mm < 6
    ? 'Para taquete chico de cuadro y canaleta.'
    : mm < 10
      ? 'La medida de repisa, cortinero y caja.'
      : 'Para ancla y taquete de carga; avanza sacando el polvo.';

export const masonryBits = family<Drill>(
  { ...TENAZ, labels: ['brocas-para-concreto'], picture: 'broca-concreto' },
  (size, mm, length) => ({
    nombre: `Broca para concreto ${size} x ${length}`,
    descripcion: `Zanco recto y punta de carburo para taladro percutor. ${concreteUse(Number.parseFloat(mm))}`,
    familia: 'broca-concreto',
    ficha: `Medida: ${size}; Diámetro: ${mm}; Largo: ${length}; Punta: Carburo de tungsteno; Zanco: Recto`,
  }),
  [
    ['BC-532', 16.5, '5/32"', '4 mm', '3"'],
    ['BC-316', 19.5, '3/16"', '4.8 mm', '4"'],
    ['BC-14', 22.5, '1/4"', '6.35 mm', '4"'],
    ['BC-516', 29.5, '5/16"', '7.9 mm', '6"'],
    ['BC-38', 36.5, '3/8"', '9.5 mm', '6"'],
    ['BC-12', 52, '1/2"', '12.7 mm', '6"'],
    ['BC-58', 85, '5/8"', '15.9 mm', '6"'],
  ],
);

export const sdsBits = family<Drill>(
  { ...TENAZ, labels: ['brocas-para-concreto'], picture: 'broca-sds' },
  (size, mm, length) => ({
    nombre: `Broca SDS Plus para concreto ${size} x ${length}`,
    descripcion: `Punta de carburo soldada y canal doble que saca el polvo. ${concreteUse(Number.parseFloat(mm))}`,
    familia: 'broca-sds',
    ficha: `Medida: ${size}; Diámetro: ${mm}; Largo: ${length}; Punta: Carburo de tungsteno; Zanco: SDS Plus`,
  }),
  [
    ['BS-316', 39.5, '3/16"', '4.8 mm', '6"'],
    ['BS-14', 42.5, '1/4"', '6.35 mm', '6"'],
    ['BS-38', 59, '3/8"', '9.5 mm', '6"'],
    ['BS-12', 75, '1/2"', '12.7 mm', '6"'],
    ['BS-1212', 119, '1/2"', '12.7 mm', '12"'],
    ['BS-58', 109, '5/8"', '15.9 mm', '8"'],
    ['BS-34', 169, '3/4"', '19 mm', '8"'],
    ['BS-3418', 329, '3/4"', '19 mm', '18"'],
    ['BS-1', 349, '1"', '25.4 mm', '10"'],
  ],
);

export const concreteSets = machines(
  {
    ...TENAZ,
    labels: ['brocas-para-concreto'],
    picture: 'broca-concreto',
    remark: 'Estuche que se cuelga del cinturón.',
    unidad: 'juego',
  },
  [
    [
      'BC-5',
      119,
      'Juego de brocas para concreto 5 piezas',
      'Contenido: 5 piezas; Medidas: 5/32" a 3/8"; Punta: Carburo de tungsteno; Zanco: Recto',
      'Cubre los taquetes de la casa.',
    ],
    [
      'BC-MUL',
      199,
      'Juego de brocas multimaterial 5 piezas',
      'Contenido: 5 piezas; Medidas: 4 a 10 mm; Punta: Carburo afilado; Zanco: 1/4" hexagonal',
      'Azulejo, tabique, madera y lámina con la misma broca, sin percusión en el azulejo.',
    ],
    [
      'BS-J5',
      299,
      'Juego de brocas SDS Plus 5 piezas',
      'Contenido: 5 piezas; Medidas: 3/16" a 1/2"; Punta: Carburo de tungsteno; Zanco: SDS Plus',
      'Las cinco que pide un instalador.',
    ],
    [
      'BS-J12',
      749,
      'Juego de brocas y cinceles SDS Plus 12 piezas',
      'Contenido: 12 piezas; Medidas: 1/4" a 3/4"; Cinceles: Punta, plano y de ranura; Zanco: SDS Plus',
      'En maletín, para estrenar el rotomartillo.',
    ],
  ],
);

export const chisels = machines(
  { ...TENAZ, labels: ['brocas-para-concreto'], picture: 'broca-sds', remark: 'Engrasa el zanco antes de meterlo.' },
  [
    [
      'CI-SDSP',
      89,
      'Cincel de punta SDS Plus 10"',
      'Zanco: SDS Plus; Forma: Punta; Largo: 10"; Material: Acero forjado',
      'Abre hueco en concreto.',
    ],
    [
      'CI-SDSL',
      95,
      'Cincel plano SDS Plus 3/4" x 10"',
      'Zanco: SDS Plus; Forma: Plana de 3/4"; Largo: 10"; Material: Acero forjado',
      'Ranura y levanta loseta.',
    ],
    [
      'CI-SDSA',
      149,
      'Cincel ancho SDS Plus 1 1/2" x 10" para azulejo',
      'Zanco: SDS Plus; Forma: Pala de 1 1/2"; Largo: 10"; Material: Acero forjado',
      'Para quitar azulejo y adhesivo.',
    ],
    [
      'CI-MAXP',
      199,
      'Cincel de punta SDS Max 16"',
      'Zanco: SDS Max; Forma: Punta; Largo: 16"; Material: Acero forjado',
      'Demolición de muro y firme.',
    ],
    [
      'CI-MAXL',
      209,
      'Cincel plano SDS Max 1" x 16"',
      'Zanco: SDS Max; Forma: Plana de 1"; Largo: 16"; Material: Acero forjado',
      'Corte y perfilado en concreto.',
    ],
    [
      'CI-HEX',
      349,
      'Cincel de punta hexagonal 1 1/8" x 16"',
      'Zanco: Hexagonal de 1 1/8"; Forma: Punta; Largo: 16"; Material: Acero forjado',
      'Para rompedora de piso.',
    ],
  ],
);

const woodUse = (inches: number): string =>
  inches < 0.5
    ? 'Paso de cable y tarugo.'
    : inches < 0.9
      ? 'Paso de poliducto y tornillo de cama.'
      : 'Chapa, tubo y bisagra grande.';

export const spadeBits = family<[size: string, inches: number]>(
  { ...TENAZ, labels: ['brocas-para-madera'], picture: 'broca-plana' },
  (size, inches) => ({
    nombre: `Broca plana para madera ${size}`,
    descripcion: `Punta guía y espuelas que cortan el borde antes de entrar. ${woodUse(inches)}`,
    familia: 'broca-plana',
    ficha: `Medida: ${size}; Largo: 6"; Zanco: 1/4" hexagonal; Material: Acero al carbono`,
  }),
  [
    ['BW-38', 26.5, '3/8"', 0.375],
    ['BW-12', 28.5, '1/2"', 0.5],
    ['BW-58', 30.5, '5/8"', 0.625],
    ['BW-34', 32.5, '3/4"', 0.75],
    ['BW-78', 36.5, '7/8"', 0.875],
    ['BW-1', 39.5, '1"', 1],
    ['BW-114', 49, '1 1/4"', 1.25],
  ],
);

export const woodSets = machines(
  {
    ...TENAZ,
    labels: ['brocas-para-madera'],
    picture: 'broca-plana',
    remark: 'Afiladas para entrar sin astillar.',
    unidad: 'juego',
  },
  [
    [
      'BW-6',
      149,
      'Juego de brocas planas para madera 6 piezas',
      'Contenido: 6 piezas; Medidas: 3/8" a 1"; Zanco: 1/4" hexagonal',
      'Para chapas, cables y tarugos.',
    ],
    [
      'BW-3P',
      129,
      'Juego de brocas de tres puntas para madera 8 piezas',
      'Contenido: 8 piezas; Medidas: 1/8" a 1/2"; Zanco: Recto',
      'Barreno limpio y centrado en mueble.',
    ],
    [
      'BW-FOR',
      399,
      'Juego de brocas para bisagra de cazoleta 5 piezas',
      'Contenido: 5 piezas; Medidas: 15 a 35 mm; Zanco: Recto',
      'Incluye la de 35 mm para bisagra de cazoleta.',
    ],
    [
      'BW-HEL',
      219,
      'Broca helicoidal para madera 3/4" x 17"',
      'Medida: 3/4"; Largo: 17"; Zanco: Hexagonal; Punta: De rosca',
      'Jala sola a través de viga y poste.',
    ],
    [
      'SC-J9',
      349,
      'Juego de sierras de copa para madera 9 piezas',
      'Contenido: 9 piezas; Medidas: 3/4" a 2 1/2"; Árbol: Incluido',
      'Chapa, tubo y luminaria.',
    ],
    [
      'SC-BI6',
      749,
      'Juego de sierras de copa bimetálicas 6 piezas',
      'Contenido: 6 piezas; Medidas: 7/8" a 2 1/2"; Árbol: Incluido; Material: Bimetal',
      'Para lámina, PVC y madera con clavo.',
    ],
  ],
);

export const routerBits = machines(
  {
    ...TENAZ,
    labels: ['brocas-para-madera'],
    picture: 'broca-plana',
    remark: 'Da dos pasadas ligeras en vez de una profunda.',
  },
  [
    [
      'FR-J12',
      599,
      'Juego de fresas para rebajadora 1/4" 12 piezas',
      'Contenido: 12 piezas; Zanco: 1/4"; Filo: Carburo de tungsteno; Estuche: Madera',
      'Rectas, redondeo, chaflán y cola de milano.',
    ],
    [
      'FR-R14',
      119,
      'Fresa de redondeo 1/4" con balero',
      'Radio: 1/4"; Zanco: 1/4"; Filo: Carburo de tungsteno; Guía: Balero',
      'Mata filo en cubiertas y escalones.',
    ],
    [
      'FR-CAN',
      109,
      'Fresa recta para cantear melamina 1/2" con balero',
      'Diámetro: 1/2"; Zanco: 1/4"; Filo: Carburo de tungsteno; Guía: Balero',
      'Empareja cubrecanto y laminado.',
    ],
    [
      'FR-CHA',
      125,
      'Fresa de chaflán 45° con balero',
      'Ángulo: 45°; Zanco: 1/4"; Filo: Carburo de tungsteno; Guía: Balero',
      'Bisel parejo en canto de mesa.',
    ],
    [
      'CU-CE',
      189,
      'Cuchillas reversibles para cepillo 3 1/4", par',
      'Ancho: 3 1/4"; Filos: 2; Material: Carburo de tungsteno; Contenido: 2 piezas',
      'Se voltean cuando se gastan; no requieren ajuste.',
    ],
  ],
);
