import { machines } from '../family.ts';

const B = { marca: 'Bravío', labels: ['medicion-y-trazo'] } as const;

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
