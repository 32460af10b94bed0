import { family, machines } from '../family.ts';

const B = { marca: 'Bravío' } as const;
type Wrench = [size: string, opening: string];

export const adjustableWrenches = family<Wrench>(
  {
    ...B,
    labels: ['desarmadores-y-llaves'],
    picture: 'llave-ajustable',
    ficha: 'Material: Cromo vanadio; Acabado: Cromado',
  },
  (size, opening) => ({
    nombre: `Llave ajustable perica ${size}`,
    descripcion: 'Escala grabada y gusano sin juego. Jala hacia la mordaza móvil y nunca la golpees.',
    familia: 'llave-perica',
    ficha: `Medida: ${size}; Apertura: ${opening}`,
  }),
  [
    ['LP-6', 109, '6"', '3/4"'],
    ['LP-8', 139, '8"', '15/16"'],
    ['LP-10', 179, '10"', '1 1/8"'],
    ['LP-12', 239, '12"', '1 5/16"'],
    ['LP-15', 399, '15"', '1 11/16"'],
  ],
);

export const pipeWrenches = family<Wrench>(
  {
    ...B,
    labels: ['desarmadores-y-llaves', 'plomeria'],
    picture: 'llave-stilson',
    ficha: 'Material: Hierro dúctil; Mordazas: Acero templado',
  },
  (size, opening) => ({
    nombre: `Llave Stilson ${size} para tubo`,
    descripcion: 'Muerde al jalar y suelta al regresar. Deja marca: no la uses en cromo.',
    familia: 'llave-stilson',
    ficha: `Medida: ${size}; Tubo: Hasta ${opening}`,
  }),
  [
    ['ST-8', 149, '8"', '1"'],
    ['ST-10', 189, '10"', '1 1/2"'],
    ['ST-14', 279, '14"', '2"'],
    ['ST-18', 399, '18"', '2 1/2"'],
    ['ST-24', 649, '24"', '3"'],
  ],
);

export const combinationWrenches = family<[size: string, length: string]>(
  { ...B, labels: ['desarmadores-y-llaves'], picture: 'llaves', ficha: 'Material: Cromo vanadio; Acabado: Satinado' },
  (size, length) => ({
    nombre: `Llave combinada española ${size}`,
    descripcion: 'Española de un lado y de estrías del otro, con cabeza a 15° para entrar en poco espacio.',
    familia: 'llave-combinada',
    ficha: `Medida: ${size}; Largo: ${length}; Puntas: 12`,
  }),
  [
    ['LC-38', 45, '3/8"', '5 1/2"'],
    ['LC-12P', 55, '1/2"', '6 3/4"'],
    ['LC-58', 72, '5/8"', '8"'],
    ['LC-34', 89, '3/4"', '9 1/2"'],
    ['LC-78', 119, '7/8"', '11"'],
    ['LC-1', 149, '1"', '12 1/2"'],
  ],
);

export const wrenchSets = machines(
  {
    ...B,
    labels: ['desarmadores-y-llaves'],
    picture: 'llaves',
    remark: 'La medida va grabada, no pintada.',
    unidad: 'juego',
  },
  [
    [
      'LC-12',
      549,
      'Juego de llaves combinadas españolas 12 piezas',
      'Contenido: 12 piezas; Medidas: 1/4" a 7/8"; Material: Cromo vanadio; Estuche: Tela',
      'En estuche enrollable con la medida marcada.',
    ],
    [
      'LC-12M',
      549,
      'Juego de llaves combinadas milimétricas 12 piezas',
      'Contenido: 12 piezas; Medidas: 8 a 19 mm; Material: Cromo vanadio; Estuche: Tela',
      'Para auto y moto.',
    ],
    [
      'LC-MAT',
      999,
      'Juego de llaves combinadas con matraca 8 piezas',
      'Contenido: 8 piezas; Medidas: 5/16" a 3/4"; Dientes: 72; Material: Cromo vanadio',
      'Avanza con 5° de giro.',
    ],
  ],
);
