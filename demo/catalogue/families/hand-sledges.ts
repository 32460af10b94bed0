import { machines } from '../family.ts';

const B = { marca: 'Bravío' } as const;

export const sledges = machines(
  {
    ...B,
    labels: ['martillos-y-marros'],
    picture: 'marro',
    remark: 'Cabeza forjada de una pieza, mango con cuña metálica.',
  },
  [
    [
      'MR-2',
      159,
      'Marro octagonal 2 lb',
      'Peso de cabeza: 2 lb; Largo: 11"; Mango: Madera de encino; Material: Acero forjado',
      'Con cincel, para ranurar.',
    ],
    [
      'MR-3',
      189,
      'Marro octagonal 3 lb',
      'Peso de cabeza: 3 lb; Largo: 11"; Mango: Madera de encino; Material: Acero forjado',
      'El de mano más pedido en obra.',
    ],
    [
      'MR-4',
      219,
      'Marro octagonal 4 lb',
      'Peso de cabeza: 4 lb; Largo: 14"; Mango: Madera de encino; Material: Acero forjado',
      'Estacas y cimbra.',
    ],
    [
      'MR-6',
      329,
      'Marro octagonal 6 lb',
      'Peso de cabeza: 6 lb; Largo: 35"; Mango: Madera de encino; Material: Acero forjado',
      'Mango largo para tumbar muro ligero.',
    ],
    [
      'MR-8',
      389,
      'Marro octagonal 8 lb',
      'Peso de cabeza: 8 lb; Largo: 35"; Mango: Madera de encino; Material: Acero forjado',
      'El punto medio entre fuerza y aguante.',
    ],
    [
      'MR-8F',
      529,
      'Marro octagonal 8 lb mango de fibra de vidrio',
      'Peso de cabeza: 8 lb; Largo: 34"; Mango: Fibra de vidrio; Material: Acero forjado',
      'El mango no se astilla al errar el golpe.',
    ],
    [
      'MR-12',
      529,
      'Marro octagonal 12 lb',
      'Peso de cabeza: 12 lb; Largo: 35"; Mango: Madera de encino; Material: Acero forjado',
      'Demolición y cuñas.',
    ],
  ],
);
