import { machines } from '../family.ts';

export const display = [
  machines(
    {
      marca: 'TENAZ',
      labels: ['piezas-de-exhibicion'],
      picture: 'ingletadora',
      ficha: 'Estado: Exhibición; Garantía: 1 año',
    },
    [
      [
        'OU-SIN10',
        3399,
        'Sierra de inglete 10" 1800 W de exhibición',
        'Potencia: 1800 W; Disco: 10"; Corte a 90°: 75 x 140 mm; Peso: 14 kg',
        'Estuvo en el centro de experiencia; hizo cortes de demostración.',
      ],
    ],
  ),
  machines(
    {
      marca: 'TENAZ',
      labels: ['piezas-de-exhibicion'],
      picture: 'hidrolavadora',
      ficha: 'Estado: Exhibición; Garantía: 1 año',
    },
    [
      [
        'OU-HL20',
        2699,
        'Hidrolavadora 2000 PSI con carrete, de exhibición',
        'Presión: 2000 PSI; Caudal: 6.2 L/min; Potencia: 1800 W; Peso: 11.2 kg',
        'Sin caja; completa y probada con agua.',
      ],
    ],
  ),
  machines(
    {
      marca: 'TENAZ',
      labels: ['piezas-de-exhibicion'],
      picture: 'generador',
      ficha: 'Estado: Exhibición; Garantía: 1 año',
    },
    [
      [
        'OU-GE25',
        5899,
        'Generador a gasolina 2500 W de exhibición',
        'Potencia máxima: 2500 W; Potencia continua: 2200 W; Salida: 120 V; Peso: 39 kg',
        'Nunca arrancado: golpe chico en el bastidor.',
      ],
    ],
  ),
  machines(
    {
      marca: 'TENAZ',
      labels: ['piezas-de-exhibicion'],
      picture: 'compresor',
      ficha: 'Estado: Exhibición; Garantía: 1 año',
    },
    [
      [
        'OU-CA50',
        3399,
        'Compresor de aire 50 L 3 HP de exhibición',
        'Tanque: 50 L; Potencia: 3 HP; Presión máxima: 116 PSI; Peso: 34 kg',
        'Se usó para probar pistolas; aceite y filtro nuevos.',
      ],
    ],
  ),
  machines(
    {
      marca: 'Bravío',
      labels: ['piezas-de-exhibicion'],
      picture: 'escalera',
      ficha: 'Estado: Exhibición; Garantía: 1 año',
    },
    [
      [
        'OU-ES8',
        1799,
        'Escalera de tijera de aluminio 8 peldaños de exhibición',
        'Peldaños: 8; Altura: 2.4 m; Carga: 102 kg; Peso: 9.4 kg',
        'Rayones de piso de venta; estructura perfecta.',
      ],
    ],
  ),
].flat();
