import { machines } from '../family.ts';

export const drillPresses = machines(
  {
    marca: 'TENAZ',
    labels: ['herramienta-de-banco'],
    picture: 'taladro-banco',
    ficha: 'Tensión: 120 V, 60 Hz; Garantía: 2 años',
  },
  [
    [
      'TB-58',
      5499,
      'Taladro de banco 5/8" 13 velocidades',
      'Potencia: 3/4 HP; Mandril: 5/8"; Velocidades: 13 de 220 a 3,600 rpm; Carrera: 80 mm; Distancia a columna: 180 mm; Peso: 42 kg',
      'Para herrería y mantenimiento: acero de media pulgada con broca HSS y aceite.',
    ],
    [
      'TZ-TB12',
      2999,
      'Taladro de banco 1/2" 5 velocidades',
      'Potencia: 1/3 HP; Mandril: 1/2"; Velocidades: 5 de 570 a 3,050 rpm; Carrera: 50 mm; Distancia a columna: 104 mm; Peso: 17 kg',
      'Chico y derecho para el banco de casa.',
    ],
    [
      'TZ-TB58P',
      null,
      'Taladro de piso 5/8" 16 velocidades',
      'Potencia: 1 HP; Mandril: 5/8"; Velocidades: 16 de 180 a 3,100 rpm; Carrera: 85 mm; Distancia a columna: 215 mm; Peso: 68 kg',
      'Mesa inclinable y altura para piezas largas.',
    ],
    [
      'TZ-TB20',
      null,
      'Taladro de piso 20" cono morse 3',
      'Potencia: 1 1/2 HP; Mandril: 3/4"; Velocidades: 12 de 150 a 3,000 rpm; Carrera: 115 mm; Distancia a columna: 254 mm; Peso: 128 kg',
      'Para taller de producción; se entrega sobre tarima.',
    ],
    [
      'TZ-PB4',
      1299,
      'Prensa para taladro de banco 4"',
      'Mordaza: 4"; Apertura: 100 mm; Material: Hierro gris; Ranuras: 4 de fijación; Peso: 5.4 kg',
      'Sujeta la pieza a la mesa: nunca la detengas con la mano.',
      'prensa',
    ],
  ],
);
