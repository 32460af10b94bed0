import { machines } from '../family.ts';

export const benchTools = machines(
  {
    marca: 'TENAZ',
    labels: ['herramienta-de-banco'],
    picture: 'esmeril-banco',
    ficha: 'Tensión: 120 V, 60 Hz; Garantía: 2 años',
  },
  [
    [
      'EB-6',
      1399,
      'Esmeril de banco 6" 1/2 HP',
      'Potencia: 1/2 HP; Piedras: 6 x 3/4"; Velocidad: 3,450 rpm; Granos: 36 y 60; Peso: 9.5 kg',
      'Afila brocas, cinceles y machetes. Protectores con lupa y luz.',
    ],
    [
      'TZ-EB5',
      999,
      'Esmeril de banco 5" 1/4 HP',
      'Potencia: 1/4 HP; Piedras: 5 x 1/2"; Velocidad: 3,450 rpm; Granos: 36 y 60; Peso: 6.2 kg',
      'Para el taller de casa, con las dos piedras incluidas.',
    ],
    [
      'TZ-EB8',
      2699,
      'Esmeril de banco 8" 3/4 HP',
      'Potencia: 3/4 HP; Piedras: 8 x 1"; Velocidad: 3,450 rpm; Granos: 36 y 60; Peso: 17.5 kg',
      'Motor de inducción con par para piedra y cepillo de alambre.',
    ],
    [
      'TZ-EB10',
      null,
      'Esmeril de banco 10" 1 1/2 HP con pedestal',
      'Potencia: 1 1/2 HP; Piedras: 10 x 1"; Velocidad: 1,750 rpm; Granos: 36 y 60; Peso: 46 kg',
      'De piso, baja velocidad para no destemplar la herramienta.',
    ],
    [
      'TZ-AF85',
      799,
      'Afilador de brocas 1/8" a 1/2"',
      'Potencia: 85 W; Capacidad: 1/8" a 1/2"; Velocidad: 1,350 rpm; Piedra: Diamantada; Peso: 2.1 kg',
      'Deja el ángulo de 118° en segundos y se paga con una caja de brocas salvadas.',
    ],
  ],
);
