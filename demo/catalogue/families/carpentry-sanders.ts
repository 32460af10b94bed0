import { machines } from '../family.ts';

const CORDED = 'Tensión: 120 V, 60 Hz; Garantía: 2 años';

export const woodSanders = machines(
  { marca: 'TENAZ', labels: ['lijadoras'], picture: 'lijadora-orbital', ficha: CORDED },
  [
    [
      'LR-5',
      1049,
      'Lijadora roto orbital 5" 300 W',
      'Potencia: 300 W; Plato: 5" autoadherible; Órbita: 2.4 mm; Velocidad: 6,000 a 12,000 opm; Cable: 3 m; Peso: 1.6 kg',
      'El acabado parejo antes del barniz, sin rayas cruzadas.',
    ],
    [
      'TZ-LR6',
      2199,
      'Lijadora roto orbital 6" 450 W',
      'Potencia: 450 W; Plato: 6" autoadherible; Órbita: 5 mm; Velocidad: 4,000 a 10,000 opm; Cable: 4 m; Peso: 2.3 kg',
      'Quita material rápido en cubiertas y mesas grandes.',
    ],
    [
      'TZ-LP4',
      749,
      'Lijadora de palma 1/4 de hoja 240 W',
      'Potencia: 240 W; Lija: 1/4 de hoja; Órbita: 1.6 mm; Velocidad: 14,000 opm; Cable: 2.5 m; Peso: 1.2 kg',
      'Barata de mantener: usa pliego común cortado en cuatro.',
    ],
    [
      'TZ-LO2',
      1349,
      'Lijadora orbital 1/2 hoja 300 W',
      'Potencia: 300 W; Lija: 1/2 hoja; Órbita: 2.4 mm; Velocidad: 6,000 a 11,000 opm; Cable: 3 m; Peso: 2.6 kg',
      'Base larga para superficies planas y cantos de puerta.',
    ],
    [
      'TZ-LM9',
      4499,
      'Lijadora de muro 9" 750 W con mango extensible',
      'Potencia: 750 W; Plato: 9"; Velocidad: 800 a 1,800 rpm; Alcance: 1.2 a 1.7 m; Manguera: 4 m; Peso: 4.4 kg',
      'Empareja juntas de panel de yeso sin andamio y con el polvo en la aspiradora.',
    ],
    [
      'TZ-LDT',
      899,
      'Lijadora de detalle 200 W',
      'Potencia: 200 W; Base: Triangular de 95 mm; Órbita: 2 mm; Velocidad: 11,000 opm; Cable: 2.5 m; Peso: 1 kg',
      'Para persianas, esquinas y molduras.',
    ],
  ],
);
