import { machines } from '../family.ts';

const B = { marca: 'Bravío' } as const;

export const hexKeys = machines(
  {
    ...B,
    labels: ['desarmadores-y-llaves'],
    picture: 'llaves-allen',
    remark: 'Acero templado que no se redondea.',
    unidad: 'juego',
  },
  [
    [
      'LA-9',
      119,
      'Juego de llaves Allen hexagonales 9 piezas',
      'Contenido: 9 piezas; Medidas: 1.5 a 10 mm; Material: Cromo vanadio; Largo: Corto',
      'Hexagonales milimétricas en soporte que las separa.',
    ],
    [
      'LA-13',
      119,
      'Juego de llaves hexagonales en pulgadas 13 piezas',
      'Contenido: 13 piezas; Medidas: 0.050" a 3/8"; Material: Cromo vanadio; Largo: Corto',
      'Para maquinaria en pulgadas.',
    ],
    [
      'LA-BOL',
      199,
      'Juego de llaves hexagonales largas de bola 9 piezas',
      'Contenido: 9 piezas; Medidas: 1.5 a 10 mm; Punta: De bola',
      'Entran hasta con 25° de inclinación.',
    ],
    [
      'LA-EST',
      149,
      'Juego de llaves de estrella 8 piezas',
      'Contenido: 8 piezas; Medidas: T9 a T40; Material: Cromo vanadio',
      'Para auto y electrodoméstico.',
    ],
    [
      'LA-NAV',
      139,
      'Navaja con llaves hexagonales 8 piezas',
      'Contenido: 8 piezas; Medidas: 2 a 8 mm; Cuerpo: Aluminio',
      'Todas juntas, para bicicleta.',
    ],
  ],
);

export const ratchets = machines(
  {
    ...B,
    labels: ['desarmadores-y-llaves'],
    picture: 'matraca',
    remark: 'Cambio de giro con el pulgar y estuche que detiene cada pieza.',
    unidad: 'juego',
  },
  [
    [
      'MT-24',
      749,
      'Juego de matraca y dados 1/2" 24 piezas',
      'Contenido: 24 piezas; Cuadro: 1/2"; Medidas: 3/8" a 1 1/4"; Matraca: 72 dientes',
      'Matraca, extensiones y dados en estuche rígido.',
    ],
    [
      'MT-40',
      449,
      'Juego de matraca y dados 1/4" y 3/8" 40 piezas',
      'Contenido: 40 piezas; Cuadros: 1/4" y 3/8"; Medidas: 5/32" a 3/4"',
      'Primer juego para la casa y la cajuela.',
    ],
    [
      'MT-94',
      1899,
      'Juego de herramienta mecánica 94 piezas',
      'Contenido: 94 piezas; Cuadros: 1/4" y 1/2"; Medidas: Pulgadas y milímetros',
      'Para el mecánico que empieza.',
    ],
    [
      'MT-12',
      279,
      'Matraca 1/2" de 72 dientes',
      'Cuadro: 1/2"; Dientes: 72; Largo: 10"; Mango: Bimaterial',
      'Expulsa el dado con un botón.',
    ],
    [
      'MT-TOR',
      null,
      'Torquímetro de trueno 1/2" 30 a 200 Nm',
      'Cuadro: 1/2"; Rango: 30 a 200 Nm; Precisión: ±4 %; Largo: 18"',
      'Truena al llegar al par: para birlos y culatas.',
    ],
    [
      'MT-CRU',
      199,
      'Llave de cruz para birlos 20"',
      'Medidas: 17, 19, 21 y 23 mm; Largo: 20"; Material: Cromo vanadio',
      'Más palanca que la que trae el auto.',
    ],
    [
      'MT-EXT',
      149,
      'Juego de extensiones 1/2" 3 piezas',
      'Contenido: 3 piezas; Cuadro: 1/2"; Largos: 3", 5" y 10"',
      'Para llegar al tornillo del fondo.',
    ],
  ],
);
