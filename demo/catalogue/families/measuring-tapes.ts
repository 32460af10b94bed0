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
