import { machines } from '../family.ts';

const G = { marca: 'Bravío', labels: ['jardin'] } as const;

export const pruning = machines(
  { ...G, picture: 'tijeras', remark: 'Limpia la hoja con alcohol entre una planta y otra.' },
  [
    [
      'TI-POD',
      149,
      'Tijera para podar de una mano 8"',
      'Largo: 8"; Corte: 3/4"; Hoja: Acero al carbono',
      'Rosal y planta de maceta.',
    ],
    [
      'TI-PODP',
      289,
      'Tijera para podar forjada 8 1/2"',
      'Largo: 8 1/2"; Corte: 1"; Hoja: Acero forjado; Mangos: Aluminio',
      'Se afila y se le cambia la hoja.',
    ],
    [
      'TI-DOS',
      349,
      'Tijera para podar de dos manos 28"',
      'Largo: 28"; Corte: 1 3/4"; Mangos: Acero',
      'Rama gruesa con palanca.',
    ],
    ['TI-SET', 269, 'Tijera para setos 22"', 'Largo: 22"; Hoja: 10" ondulada; Mangos: Madera', 'Deja el seto parejo.'],
    [
      'TI-ALT',
      599,
      'Podadora de altura con serrucho 3.6 m',
      'Alcance: 3.6 m; Corte: 1 1/4"; Serrucho: 14"',
      'Frutales sin subirse al árbol.',
    ],
  ],
);

export const gardenTools = machines({ ...G, picture: 'pala', remark: 'Enjuágala y sécala antes de guardarla.' }, [
  [
    'RA-14',
    149,
    'Rastrillo de 14 dientes con mango',
    'Dientes: 14; Ancho: 14"; Mango: Madera 48"',
    'Empareja tierra y junta piedra.',
    'rastrillo',
  ],
  [
    'RA-HOJ',
    129,
    'Escoba metálica para hojas 22 dientes',
    'Dientes: 22; Ancho: 17"; Mango: Madera 48"',
    'Para pasto, sin arrancarlo.',
    'rastrillo',
  ],
  [
    'AZ-2',
    219,
    'Azadón 2 lb con mango',
    'Peso de cabeza: 2 lb; Mango: Madera 48"; Material: Acero forjado',
    'Deshierba y surca.',
  ],
  ['MA-24', 119, 'Machete pulido 24"', 'Largo: 24"; Hoja: Acero al carbono; Mango: Polipropileno', 'Filo de fábrica.'],
  [
    'JG-3',
    99,
    'Juego de herramienta para jardín 3 piezas',
    'Contenido: 3 piezas; Material: Aluminio; Mango: Bimaterial',
    'Pala, trasplantador y rastrillo de mano.',
  ],
  [
    'BIE-4',
    259,
    'Bieldo de 4 dientes puño Y',
    'Dientes: 4; Mango: Madera con puño; Material: Acero forjado',
    'Composta y paja.',
    'rastrillo',
  ],
  [
    'AS-MAN',
    499,
    'Aspersora de mochila manual 15 L',
    'Tanque: 15 L; Presión: 60 PSI; Lanza: 60 cm; Palanca: Ambidiestra',
    'Fertilizante y fumigación.',
    'aspersora',
  ],
  [
    'AS-2',
    129,
    'Aspersor de mano a presión 2 L',
    'Tanque: 2 L; Boquilla: Ajustable; Válvula: De alivio',
    'Macetas y desinfección.',
    'aspersora',
  ],
  [
    'MAL-SOM',
    349,
    'Malla sombra 80 % de 4 x 5 m',
    'Medida: 4 x 5 m; Sombra: 80 %; Color: Beige; Ojillos: Sí',
    'El patio baja varios grados y las plantas no se queman.',
    'rollo',
  ],
  [
    'MAL-GAL',
    849,
    'Malla galvanizada hexagonal 1 x 45 m',
    'Altura: 1 m; Largo: 45 m; Abertura: 1"; Calibre: 22',
    'Para gallinero, enredadera y protección de siembra.',
    'rollo',
  ],
]);
