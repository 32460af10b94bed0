import { machines } from '../family.ts';

export const rotaryTools = machines(
  {
    marca: 'TENAZ',
    labels: ['pulidoras-y-rotativas'],
    picture: 'rotativa',
    ficha: 'Tensión: 120 V, 60 Hz; Garantía: 2 años',
  },
  [
    [
      'HR-170',
      799,
      'Herramienta rotativa 170 W con 40 accesorios',
      'Potencia: 170 W; Boquilla: 3.2 mm; Velocidad: 8,000 a 35,000 rpm; Accesorios: 40; Cable: 2 m; Peso: 0.6 kg',
      'Graba, corta, lija y pule. Para manualidades, modelismo y ajustes donde no cabe otra cosa.',
    ],
    [
      'TZ-HR200',
      1299,
      'Herramienta rotativa 200 W con flecha flexible y 110 accesorios',
      'Potencia: 200 W; Boquilla: 3.2 mm; Velocidad: 5,000 a 35,000 rpm; Accesorios: 110; Flecha: 1 m; Peso: 0.7 kg',
      'La flecha flexible deja el motor colgado y la mano libre para el detalle.',
    ],
    [
      'TZ-HR130',
      549,
      'Herramienta rotativa 130 W con 20 accesorios',
      'Potencia: 130 W; Boquilla: 3.2 mm; Velocidad: 10,000 a 32,000 rpm; Accesorios: 20; Cable: 1.8 m; Peso: 0.5 kg',
      'Primera rotativa para la casa: afila, corta tornillos y abre ranuras.',
    ],
    [
      'TZ-MU300',
      1149,
      'Multiherramienta oscilante 300 W',
      'Potencia: 300 W; Oscilación: 3.2°; Velocidad: 15,000 a 22,000 opm; Cable: 3 m; Accesorios: 8; Peso: 1.4 kg',
      'Corta zoclo ya puesto, raspa adhesivo y lija esquinas.',
    ],
  ],
);
