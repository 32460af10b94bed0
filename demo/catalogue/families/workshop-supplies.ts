import { machines } from '../family.ts';

export const weldingSupplies = machines(
  {
    marca: 'TENAZ',
    labels: ['soldadoras'],
    picture: 'clavos',
    remark: 'Consérvalo en lugar seco y cerrado.',
    unidad: 'kg',
  },
  [
    [
      'EL-6013',
      79,
      'Electrodo 6013 de 1/8" por kilo',
      'Tipo: 6013; Diámetro: 1/8"; Corriente: 90 a 130 A; Contenido: 1 kg',
      'El punto azul: fácil de prender, para perfil y lámina.',
    ],
    [
      'EL-601332',
      85,
      'Electrodo 6013 de 3/32" por kilo',
      'Tipo: 6013; Diámetro: 3/32"; Corriente: 60 a 95 A; Contenido: 1 kg',
      'Lámina delgada sin perforar.',
    ],
    [
      'EL-7018',
      95,
      'Electrodo 7018 de 1/8" por kilo',
      'Tipo: 7018; Diámetro: 1/8"; Corriente: 100 a 150 A; Contenido: 1 kg',
      'Estructura; guárdalo seco o truena.',
    ],
    [
      'AL-FLU',
      299,
      'Alambre tubular sin gas 0.035" 1 kg',
      'Diámetro: 0.035"; Contenido: 1 kg; Gas: No requiere',
      'Carrete chico para microalambre.',
      'carrete',
    ],
  ],
);

export const solder = machines(
  { marca: 'TENAZ', labels: ['pistolas-de-calor'], picture: 'cinta', remark: 'Úsalo con ventilación.' },
  [
    [
      'ES-6040',
      149,
      'Estaño 60-40 con resina 1 mm 250 g',
      'Aleación: 60-40; Diámetro: 1 mm; Presentación: 250 g',
      'Para electrónica y cable.',
      'carrete',
    ],
    [
      'ES-TUB',
      39,
      'Estaño 60-40 con resina en tubo 17 g',
      'Aleación: 60-40; Diámetro: 1 mm; Presentación: 17 g',
      'Para una reparación.',
      'carrete',
    ],
  ],
);

export const engineOil = machines(
  { marca: 'TENAZ', labels: ['generadores'], picture: 'solvente', remark: 'Revisa el nivel con el motor frío.' },
  [
    [
      'AC-30',
      129,
      'Aceite para motor de cuatro tiempos SAE 30, 1 L',
      'Viscosidad: SAE 30; Presentación: 1 L; Cambio: Cada 50 h',
      'Generador, motobomba e hidrolavadora a gasolina.',
    ],
    [
      'AC-2T',
      99,
      'Aceite para motor de dos tiempos 500 ml',
      'Mezcla: 40 a 1; Presentación: 500 ml',
      'Medio litro para 20 L de gasolina.',
    ],
  ],
);
