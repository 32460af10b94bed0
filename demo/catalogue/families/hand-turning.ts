import { family, machines } from '../family.ts';

const B = { marca: 'Bravío' } as const;

type Driver = [tip: string, size: string];

export const screwdrivers = family<Driver>(
  {
    ...B,
    labels: ['desarmadores-y-llaves'],
    picture: 'desarmador',
    ficha: 'Barra: Cromo vanadio; Mango: Bimaterial; Punta: Imantada',
  },
  (tip, size) => ({
    nombre: `Desarmador ${tip} ${size}`,
    descripcion:
      tip === 'plano'
        ? 'Punta arenada que no se sale de la ranura. No lo uses de cincel.'
        : tip === 'de cruz'
          ? 'Asienta hasta el fondo y no barre la cruz.'
          : 'Caja de 1/4" para abrazadera y tornillo hexagonal.',
    familia: `desarmador-${tip.replace('de ', '')}`,
    ficha: `Tipo: ${tip.charAt(0).toUpperCase()}${tip.slice(1)}; Medida: ${size}`,
  }),
  [
    ['DP-316', 39, 'plano', '3/16" x 4"'],
    ['DP-14', 49, 'plano', '1/4" x 4"'],
    ['DP-146', 55, 'plano', '1/4" x 6"'],
    ['DP-516', 69, 'plano', '5/16" x 8"'],
    ['DZ-03', 34, 'de cruz', 'PH0 x 3"'],
    ['DZ-14', 45, 'de cruz', 'PH1 x 4"'],
    ['DZ-24', 52, 'de cruz', 'PH2 x 4"'],
    ['DZ-26', 59, 'de cruz', 'PH2 x 6"'],
  ],
);

export const screwdriverSets = machines(
  {
    ...B,
    labels: ['desarmadores-y-llaves'],
    picture: 'desarmador',
    remark: 'Barra imantada y mango que no resbala con grasa.',
    unidad: 'juego',
  },
  [
    [
      'DE-6',
      229,
      'Juego de desarmadores 6 piezas',
      'Contenido: 6 piezas; Puntas: 3 planas y 3 de cruz; Barra: Cromo vanadio; Mango: Bimaterial',
      'De cruz y planos en las medidas que se usan.',
    ],
    [
      'DE-10',
      369,
      'Juego de desarmadores 10 piezas con rack',
      'Contenido: 10 piezas; Puntas: Planas, de cruz y estrella; Barra: Cromo vanadio',
      'El rack se atornilla al muro.',
    ],
    [
      'DE-PRE',
      149,
      'Juego de desarmadores de precisión 6 piezas',
      'Contenido: 6 piezas; Puntas: 1.4 a 3 mm y PH00 a PH1; Cabeza: Giratoria',
      'Lentes, celulares y controles.',
    ],
    [
      'DE-AIS',
      499,
      'Juego de desarmadores aislados 1000 V 6 piezas',
      'Contenido: 6 piezas; Aislamiento: 1000 V; Puntas: Planas y de cruz',
      'Probados pieza por pieza, para electricista.',
    ],
    [
      'DE-MAT',
      189,
      'Desarmador de matraca con 12 puntas',
      'Puntas: 12; Matraca: Tres posiciones; Zanco: 1/4" hexagonal',
      'Puntas guardadas en el mango.',
    ],
    [
      'DE-CAJ',
      259,
      'Juego de desarmadores de caja 7 piezas',
      'Contenido: 7 piezas; Medidas: 3/16" a 1/2"; Barra: Hueca',
      'La barra hueca deja pasar el tornillo.',
    ],
  ],
);

type Wrench = [size: string, opening: string];

export const adjustableWrenches = family<Wrench>(
  {
    ...B,
    labels: ['desarmadores-y-llaves'],
    picture: 'llave-ajustable',
    ficha: 'Material: Cromo vanadio; Acabado: Cromado',
  },
  (size, opening) => ({
    nombre: `Llave ajustable perica ${size}`,
    descripcion: 'Escala grabada y gusano sin juego. Jala hacia la mordaza móvil y nunca la golpees.',
    familia: 'llave-perica',
    ficha: `Medida: ${size}; Apertura: ${opening}`,
  }),
  [
    ['LP-6', 109, '6"', '3/4"'],
    ['LP-8', 139, '8"', '15/16"'],
    ['LP-10', 179, '10"', '1 1/8"'],
    ['LP-12', 239, '12"', '1 5/16"'],
    ['LP-15', 399, '15"', '1 11/16"'],
  ],
);

export const pipeWrenches = family<Wrench>(
  {
    ...B,
    labels: ['desarmadores-y-llaves', 'plomeria'],
    picture: 'llave-stilson',
    ficha: 'Material: Hierro dúctil; Mordazas: Acero templado',
  },
  (size, opening) => ({
    nombre: `Llave Stilson ${size} para tubo`,
    descripcion: 'Muerde al jalar y suelta al regresar. Deja marca: no la uses en cromo.',
    familia: 'llave-stilson',
    ficha: `Medida: ${size}; Tubo: Hasta ${opening}`,
  }),
  [
    ['ST-8', 149, '8"', '1"'],
    ['ST-10', 189, '10"', '1 1/2"'],
    ['ST-14', 279, '14"', '2"'],
    ['ST-18', 399, '18"', '2 1/2"'],
    ['ST-24', 649, '24"', '3"'],
  ],
);

export const combinationWrenches = family<[size: string, length: string]>(
  { ...B, labels: ['desarmadores-y-llaves'], picture: 'llaves', ficha: 'Material: Cromo vanadio; Acabado: Satinado' },
  (size, length) => ({
    nombre: `Llave combinada española ${size}`,
    descripcion: 'Española de un lado y de estrías del otro, con cabeza a 15° para entrar en poco espacio.',
    familia: 'llave-combinada',
    ficha: `Medida: ${size}; Largo: ${length}; Puntas: 12`,
  }),
  [
    ['LC-38', 45, '3/8"', '5 1/2"'],
    ['LC-12P', 55, '1/2"', '6 3/4"'],
    ['LC-58', 72, '5/8"', '8"'],
    ['LC-34', 89, '3/4"', '9 1/2"'],
    ['LC-78', 119, '7/8"', '11"'],
    ['LC-1', 149, '1"', '12 1/2"'],
  ],
);

export const wrenchSets = machines(
  {
    ...B,
    labels: ['desarmadores-y-llaves'],
    picture: 'llaves',
    remark: 'La medida va grabada, no pintada.',
    unidad: 'juego',
  },
  [
    [
      'LC-12',
      549,
      'Juego de llaves combinadas españolas 12 piezas',
      'Contenido: 12 piezas; Medidas: 1/4" a 7/8"; Material: Cromo vanadio; Estuche: Tela',
      'En estuche enrollable con la medida marcada.',
    ],
    [
      'LC-12M',
      549,
      'Juego de llaves combinadas milimétricas 12 piezas',
      'Contenido: 12 piezas; Medidas: 8 a 19 mm; Material: Cromo vanadio; Estuche: Tela',
      'Para auto y moto.',
    ],
    [
      'LC-MAT',
      999,
      'Juego de llaves combinadas con matraca 8 piezas',
      'Contenido: 8 piezas; Medidas: 5/16" a 3/4"; Dientes: 72; Material: Cromo vanadio',
      'Avanza con 5° de giro.',
    ],
  ],
);

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
