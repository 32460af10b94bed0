import { machines } from '../family.ts';

export const barrows = machines(
  {
    marca: 'Bravío',
    labels: ['escaleras-y-carretillas'],
    picture: 'carretilla',
    remark: 'La armamos y calibramos antes de entregarla.',
  },
  [
    [
      'CR-55',
      1399,
      'Carretilla 5.5 ft3 llanta neumática',
      'Capacidad: 5.5 ft³; Carga: 140 kg; Tolva: Lámina calibre 20; Llanta: Neumática de 16"; Peso: 15 kg',
      'Bastidor tubular y tolva de una pieza: la de la obra.',
    ],
    [
      'CR-55I',
      1599,
      'Carretilla 5.5 ft3 llanta imponchable',
      'Capacidad: 5.5 ft³; Carga: 140 kg; Tolva: Lámina calibre 20; Llanta: Imponchable de 16"; Peso: 16.5 kg',
      'No se poncha con clavo ni espina.',
    ],
    [
      'CR-45',
      1199,
      'Carretilla 4.5 ft3 llanta neumática',
      'Capacidad: 4.5 ft³; Carga: 100 kg; Tolva: Lámina calibre 22; Llanta: Neumática de 14"; Peso: 12 kg',
      'Ligera, para jardín y casa.',
    ],
    [
      'CR-6P',
      1899,
      'Carretilla 6 ft3 tolva de plástico',
      'Capacidad: 6 ft³; Carga: 150 kg; Tolva: Polietileno; Llanta: Neumática de 16"; Peso: 14 kg',
      'No se oxida con cal ni fertilizante.',
    ],
    [
      'DI-300',
      1299,
      'Diablo de carga 300 kg',
      'Carga: 300 kg; Llantas: Neumáticas de 10"; Placa: 14 x 9"; Peso: 13 kg',
      'Cajas, refrigeradores y cilindros.',
    ],

    [
      'CR-LLA',
      249,
      'Llanta neumática para carretilla 16"',
      'Medida: 4.80/4.00-8; Rin: Acero; Balero: Incluido; Carga: 150 kg',
      'Completa, con rin y balero.',
      'llanta',
    ],
  ],
);

export const masonry = machines(
  {
    marca: 'Bravío',
    labels: ['escaleras-y-carretillas'],
    picture: 'pala',
    remark: 'Límpiala al terminar: el cemento seco se lleva el filo.',
  },
  [
    [
      'PA-PUN',
      229,
      'Pala redonda mango largo',
      'Cuchara: Acero templado; Mango: Madera 48"; Uso: Excavación; Peso: 2 kg',
      'Con estribo para empujar con el pie.',
    ],
    [
      'PA-PUNY',
      249,
      'Pala redonda puño Y',
      'Cuchara: Acero templado; Mango: Madera 28" con puño; Uso: Excavación; Peso: 2 kg',
      'Más control en zanja.',
    ],
    [
      'PI-5',
      319,
      'Zapapico 5 lb con mango',
      'Peso de cabeza: 5 lb; Mango: Madera de encino 36"; Material: Acero forjado',
      'Punta y pala para tepetate.',
    ],
    [
      'TA-CAV',
      399,
      'Cavahoyos de dos mangos',
      'Boca: 6"; Mangos: Madera 48"; Material: Acero templado',
      'Postes y árboles.',
    ],
    [
      'CU-ALB',
      89,
      'Cuchara de albañil 8"',
      'Hoja: 8" forjada; Mango: Madera; Tipo: Filadelfia',
      'Pega block y tabique.',
      'llana',
    ],
    [
      'LL-AC',
      119,
      'Llana de acero lisa 12 x 5"',
      'Medida: 12 x 5"; Hoja: Acero templado; Mango: Madera',
      'Pulido y yeso.',
      'llana',
    ],
    [
      'LL-DEN',
      129,
      'Llana dentada 12 x 5" para pegazulejo',
      'Medida: 12 x 5"; Diente: 1/4 x 1/4"; Hoja: Acero templado',
      'Deja el cordón parejo.',
      'llana',
    ],
  ],
);
