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
