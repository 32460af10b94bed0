import { family, machines } from '../family.ts';

const TENAZ = { marca: 'TENAZ' } as const;

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
