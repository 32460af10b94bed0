import { machines } from '../family.ts';

export const ladders = machines(
  {
    marca: 'Bravío',
    labels: ['escaleras-y-carretillas'],
    picture: 'escalera',
    remark: 'Párala en piso firme y no subas al último peldaño.',
    ficha: 'Zapatas: Antiderrapantes',
  },
  [
    [
      'ES-3',
      799,
      'Escalera de tijera de aluminio 3 peldaños',
      'Peldaños: 3; Altura: 0.9 m; Carga: 100 kg; Material: Aluminio; Peso: 3.2 kg',
      'Para la alacena y el foco.',
    ],
    [
      'ES-4',
      999,
      'Escalera de tijera de aluminio 4 peldaños',
      'Peldaños: 4; Altura: 1.2 m; Carga: 100 kg; Material: Aluminio; Peso: 4.1 kg',
      'Llega a plafón de 2.4 m.',
    ],
    [
      'ES-6',
      1499,
      'Escalera de tijera de aluminio 6 peldaños',
      'Peldaños: 6; Altura: 1.8 m; Carga: 102 kg; Material: Aluminio; Peso: 6.3 kg',
      'La medida de casa y mantenimiento, con charola para herramienta.',
    ],
    [
      'ES-8',
      2299,
      'Escalera de tijera de aluminio 8 peldaños',
      'Peldaños: 8; Altura: 2.4 m; Carga: 102 kg; Material: Aluminio; Peso: 9.4 kg',
      'Doble altura sin andamio.',
    ],
    [
      'ES-6F',
      2799,
      'Escalera de tijera de fibra de vidrio 6 peldaños',
      'Peldaños: 6; Altura: 1.8 m; Carga: 136 kg; Material: Fibra de vidrio; Peso: 9.8 kg',
      'No conduce: la obligada para electricista.',
    ],
    [
      'ES-EX20',
      3499,
      'Escalera de extensión de aluminio 20 pies',
      'Peldaños: 20; Altura: 5.1 m; Carga: 102 kg; Material: Aluminio; Peso: 14 kg',
      'Azotea y espectacular bajo.',
    ],
    [
      'ES-EX28',
      null,
      'Escalera de extensión de fibra de vidrio 28 pies',
      'Peldaños: 28; Altura: 7.5 m; Carga: 136 kg; Material: Fibra de vidrio; Peso: 28 kg',
      'Poste y fachada; con cuerda y polea.',
    ],
    [
      'ES-MUL',
      2999,
      'Escalera multiposición 4 x 4',
      'Peldaños: 16; Altura: 4.6 m; Carga: 150 kg; Material: Aluminio; Posiciones: 6; Peso: 15 kg',
      'Tijera, recta o andamio bajo en una sola.',
    ],
    [
      'ES-TEL',
      3299,
      'Escalera telescópica 3.8 m',
      'Peldaños: 13; Altura: 3.8 m; Carga: 150 kg; Material: Aluminio; Cerrada: 89 cm; Peso: 11 kg',
      'Cabe en la cajuela.',
    ],
    [
      'BU-1',
      549,
      'Banco de altura plegable 1 peldaño',
      'Peldaños: 2; Altura: 0.45 m; Carga: 150 kg; Material: Acero; Peso: 3.8 kg',
      'Con barandal, para cocina y tienda.',
    ],
  ],
);
