import { machines } from '../family.ts';

export const solderingIrons = machines(
  { marca: 'TENAZ', labels: ['pistolas-de-calor'], picture: 'cautin', ficha: 'Tensión: 120 V, 60 Hz; Garantía: 1 año' },
  [
    [
      'CU-30',
      129,
      'Cautín tipo lápiz 30 W',
      'Potencia: 30 W; Temperatura: 380 °C; Punta: Cónica intercambiable; Calentamiento: 3 min; Cable: 1.4 m; Peso: 0.12 kg',
      'Para cable delgado, tarjetas y bocinas. Incluye base de alambre.',
    ],
    [
      'TZ-CU60',
      219,
      'Cautín tipo lápiz 60 W con temperatura ajustable',
      'Potencia: 60 W; Temperatura: 200 a 450 °C; Punta: Cónica intercambiable; Calentamiento: 1 min; Cable: 1.5 m; Peso: 0.14 kg',
      'Calienta en un minuto y no sobrecalienta componentes.',
    ],
    [
      'TZ-CU100',
      289,
      'Cautín de uso rudo 100 W',
      'Potencia: 100 W; Temperatura: 500 °C; Punta: Plana de cobre; Calentamiento: 5 min; Cable: 1.5 m; Peso: 0.32 kg',
      'Para terminales gruesas, vitral y lámina galvanizada.',
    ],
    [
      'TZ-PI100',
      459,
      'Pistola para soldar estaño 100 W instantánea',
      'Potencia: 100 W; Temperatura: 400 °C; Punta: De cobre en lazo; Calentamiento: 8 s; Cable: 1.5 m; Peso: 0.7 kg',
      'Aprietas, sueldas y se enfría sola. Con luz en la punta.',
      'pistola-calor',
    ],
    [
      'TZ-EC60',
      1199,
      'Estación de soldar 60 W con control digital',
      'Potencia: 60 W; Temperatura: 160 a 480 °C; Pantalla: Digital; Punta: De vida larga; Peso: 1.6 kg',
      'Estable para reparación de tarjetas y celulares.',
    ],
  ],
);
