import { family, machines } from '../family.ts';

const TENAZ = { marca: 'TENAZ' } as const;
type Socket = [size: string, drive: string, length: string];

export const impactSockets = family<Socket>(
  { ...TENAZ, labels: ['puntas-y-dados'], picture: 'dados' },
  (size, drive, length) => ({
    nombre: `Dado de impacto largo ${size} cuadro ${drive}`,
    descripcion: 'Acero cromo molibdeno fosfatado: no se estrella como el cromado. Pared delgada para rin.',
    familia: 'dado-largo',
    ficha: `Medida: ${size}; Cuadro: ${drive}; Largo: ${length}; Puntas: 6; Material: Cromo molibdeno`,
  }),
  [
    ['DA-10', 65, '10 mm', '1/2"', '78 mm'],
    ['DA-17', 75, '17 mm', '1/2"', '78 mm'],
    ['DA-19', 79, '19 mm', '1/2"', '78 mm'],
    ['DA-21', 85, '21 mm', '1/2"', '78 mm'],
    ['DA-34', 79, '3/4"', '1/2"', '78 mm'],
    ['DA-78', 89, '7/8"', '1/2"', '78 mm'],
  ],
);

export const socketSets = machines(
  {
    ...TENAZ,
    labels: ['puntas-y-dados'],
    picture: 'dados',
    remark: 'Con la medida grabada en dos caras.',
    unidad: 'juego',
  },
  [
    [
      'DJ-10',
      599,
      'Juego de dados de impacto 1/2" 10 piezas',
      'Contenido: 10 piezas; Cuadro: 1/2"; Medidas: 3/8" a 15/16"; Material: Cromo molibdeno',
      'En riel, con la medida grabada en grande.',
    ],
    [
      'DJ-10M',
      599,
      'Juego de dados de impacto milimétricos 1/2" 10 piezas',
      'Contenido: 10 piezas; Cuadro: 1/2"; Medidas: 10 a 24 mm; Material: Cromo molibdeno',
      'Para auto de hoy, en milímetros.',
    ],
    [
      'DJ-R3',
      299,
      'Juego de dados para rin de aluminio 3 piezas',
      'Contenido: 3 piezas; Cuadro: 1/2"; Medidas: 17, 19 y 21 mm; Funda: Plástica',
      'La funda no raya el rin.',
    ],
    [
      'DJ-38',
      449,
      'Juego de dados de impacto 3/8" 12 piezas',
      'Contenido: 12 piezas; Cuadro: 3/8"; Medidas: 8 a 19 mm; Material: Cromo molibdeno',
      'Para llave compacta.',
    ],
  ],
);
