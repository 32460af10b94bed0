import { machines } from '../family.ts';

const B = { marca: 'Bravío' } as const;

export const hammers = machines(
  {
    ...B,
    labels: ['martillos-y-marros'],
    picture: 'martillo',
    remark: 'Cabeza forjada y templada, con cuña que no deja aflojar el mango.',
  },
  [
    [
      'MA-16',
      149,
      'Martillo de uña 16 oz',
      'Peso de cabeza: 16 oz; Largo: 13"; Mango: Madera de encino; Cara: Pulida',
      'El de carpintero, balanceado para clavar y sacar.',
    ],
    [
      'MA-16F',
      219,
      'Martillo de uña 16 oz mango de fibra de vidrio',
      'Peso de cabeza: 16 oz; Largo: 13"; Mango: Fibra de vidrio con hule; Cara: Pulida',
      'No se afloja con el sol y amortigua el golpe.',
    ],
    [
      'MA-20',
      249,
      'Martillo de uña recta 20 oz',
      'Peso de cabeza: 20 oz; Largo: 14"; Mango: Fibra de vidrio con hule; Cara: Estriada',
      'Para cimbra: la cara estriada no resbala en el clavo.',
    ],
    [
      'MB-16',
      159,
      'Martillo de bola 16 oz',
      'Peso de cabeza: 16 oz; Largo: 13"; Mango: Madera de encino; Uso: Mecánica',
      'Remacha y endereza lámina.',
    ],
    [
      'MB-24',
      199,
      'Martillo de bola 24 oz',
      'Peso de cabeza: 24 oz; Largo: 15"; Mango: Madera de encino; Uso: Mecánica',
      'Para perno, cuña y herrería.',
    ],
    [
      'MA-AL',
      139,
      'Martillo de albañil 24 oz',
      'Peso de cabeza: 24 oz; Largo: 11"; Mango: Madera de encino; Uso: Tabique',
      'Un lado golpea y el otro corta el tabique.',
    ],
    [
      'MA-H16',
      119,
      'Martillo de hule 16 oz',
      'Peso de cabeza: 16 oz; Largo: 12"; Mango: Madera; Uso: Loseta y ensamble',
      'Asienta loseta sin romperla.',
    ],
    [
      'MA-G',
      179,
      'Martillo con caras de plástico 1 1/2"',
      'Diámetro: 1 1/2"; Largo: 12"; Caras: Intercambiables; Uso: Ajuste fino',
      'Acomoda piezas maquinadas sin marcarlas.',
    ],
    [
      'MA-TAP',
      99,
      'Martillo de tapicero magnético 7 oz',
      'Peso de cabeza: 7 oz; Largo: 11"; Mango: Madera; Uso: Tachuela',
      'La punta imantada detiene la tachuela.',
    ],
    [
      'HA-1',
      289,
      'Hacha de mano 1 1/4 lb',
      'Peso de cabeza: 1 1/4 lb; Largo: 14"; Mango: Madera de encino; Filo: Templado',
      'Leña y estacas.',
    ],
    [
      'HA-35',
      449,
      'Hacha labor 3 1/2 lb',
      'Peso de cabeza: 3 1/2 lb; Largo: 35"; Mango: Madera de encino; Filo: Templado',
      'Tronco y raíz.',
    ],
  ],
);
