import { machines } from '../family.ts';

export const heatGuns = machines(
  {
    marca: 'TENAZ',
    labels: ['pistolas-de-calor'],
    picture: 'pistola-calor',
    ficha: 'Tensión: 120 V, 60 Hz; Garantía: 1 año',
  },
  [
    [
      'PC-2000',
      799,
      'Pistola de calor 2000 W',
      'Potencia: 2000 W; Temperatura: 60 a 600 °C; Flujo de aire: 500 L/min; Niveles: 2; Cable: 2 m; Peso: 0.9 kg',
      'Levanta pintura vieja, dobla PVC y encoge forro. Trae cuatro boquillas.',
    ],
    [
      'TZ-PC1500',
      549,
      'Pistola de calor 1500 W',
      'Potencia: 1500 W; Temperatura: 350 / 550 °C; Flujo de aire: 450 L/min; Niveles: 2; Cable: 1.8 m; Peso: 0.8 kg',
      'Para vinil, calcomanías y tubo termoencogible.',
    ],
    [
      'TZ-PC2000D',
      1299,
      'Pistola de calor 2000 W con pantalla digital',
      'Potencia: 2000 W; Temperatura: 50 a 650 °C en pasos de 10 °C; Flujo de aire: 250 a 550 L/min; Memorias: 4; Cable: 3 m; Peso: 1 kg',
      'Temperatura fija para soldar lona y plástico sin quemarlos.',
    ],
    [
      'TZ-PS60',
      299,
      'Pistola de silicón caliente 60 W',
      'Potencia: 60 W; Barra: 11 mm; Calentamiento: 4 min; Cable: 1.5 m; Peso: 0.35 kg',
      'Para empaque, canaleta y manualidades. Boquilla que no gotea.',
    ],
    [
      'TZ-PS100',
      449,
      'Pistola de silicón caliente 100 W',
      'Potencia: 100 W; Barra: 11 mm; Calentamiento: 3 min; Cable: 2 m; Peso: 0.42 kg',
      'Más flujo para tapicería y línea de empaque.',
    ],
  ],
);
