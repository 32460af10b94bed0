import { family, machines } from '../family.ts';

const TENAZ = { marca: 'TENAZ' } as const;

// The trade's drill sizes with the millimetres that the sheet says.
type Drill = [size: string, millimetres: string, length: string];

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
