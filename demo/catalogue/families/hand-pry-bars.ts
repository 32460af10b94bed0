import { machines } from '../family.ts';

const B = { marca: 'Bravío' } as const;

export const pryAndPunch = machines(
  { ...B, labels: ['martillos-y-marros'], picture: 'formon', remark: 'Acero templado: se usa con lentes.' },
  [
    [
      'CF-34',
      69,
      'Cincel de corte frío 3/4" x 7"',
      'Ancho: 3/4"; Largo: 7"; Material: Acero al cromo vanadio',
      'Corta tornillo y lámina.',
    ],
    [
      'CF-1',
      95,
      'Cincel de corte frío 1" x 10" con protector',
      'Ancho: 1"; Largo: 10"; Protector: Hule',
      'El protector cuida la mano del golpe.',
    ],
    [
      'CL-ALB',
      89,
      'Cincel de albañil de punta 12"',
      'Forma: Punta; Largo: 12"; Material: Acero al carbono',
      'Hueco para caja y tubo.',
    ],
    [
      'BP-18',
      149,
      'Barra de uña 18"',
      'Largo: 18"; Diámetro: 5/8"; Material: Acero forjado',
      'Descimbra y saca clavo.',
      'barra',
    ],
    [
      'BP-30',
      229,
      'Barra de uña 30"',
      'Largo: 30"; Diámetro: 3/4"; Material: Acero forjado',
      'Más palanca para tarima y marco.',
      'barra',
    ],
    [
      'BR-PUN',
      549,
      'Barreta de punta 1" x 1.5 m',
      'Largo: 1.5 m; Diámetro: 1"; Material: Acero forjado',
      'Para excavar en tepetate.',
      'barra',
    ],
    [
      'PZ-J6',
      199,
      'Juego de botadores y punzones 6 piezas',
      'Contenido: 6 piezas; Medidas: 3/32" a 5/16"; Material: Cromo vanadio',
      'Saca pernos y marca centros.',
    ],
  ],
);
