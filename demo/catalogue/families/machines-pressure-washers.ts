import { machines } from '../family.ts';

export const pressureWashers = machines(
  {
    marca: 'TENAZ',
    labels: ['hidrolavadoras-y-aspiradoras'],
    picture: 'hidrolavadora',
    ficha: 'Garantía: 1 año',
    caracteristicas: ['Paro total al soltar el gatillo', 'Depósito de detergente'],
  },
  [
    [
      'HL-1600',
      2199,
      'Hidrolavadora 1600 PSI',
      'Presión: 1600 PSI; Caudal: 5.5 L/min; Potencia: 1400 W; Manguera: 5 m; Tensión: 120 V; Peso: 6.5 kg',
      'Auto, patio y mosquiteros. Conexión rápida a manguera de jardín.',
    ],
    [
      'TZ-HL1300',
      1599,
      'Hidrolavadora 1300 PSI compacta',
      'Presión: 1300 PSI; Caudal: 5 L/min; Potencia: 1200 W; Manguera: 4 m; Tensión: 120 V; Peso: 4.8 kg',
      'Se guarda en un clóset y lava el coche con 60 L de agua.',
    ],
    [
      'TZ-HL2000',
      3499,
      'Hidrolavadora 2000 PSI con carrete',
      'Presión: 2000 PSI; Caudal: 6.2 L/min; Potencia: 1800 W; Manguera: 8 m; Tensión: 120 V; Peso: 11.2 kg',
      'Manguera de 8 m en carrete y cinco boquillas: fachada, cochera y muebles de jardín.',
    ],
    [
      'TZ-HL2500',
      5499,
      'Hidrolavadora 2500 PSI con motor de inducción',
      'Presión: 2500 PSI; Caudal: 7.5 L/min; Potencia: 2200 W; Manguera: 10 m; Tensión: 120 V; Peso: 24 kg',
      'Bomba de latón para lavado diario en negocio.',
    ],
    [
      'TZ-HG3200',
      null,
      'Hidrolavadora a gasolina 3200 PSI, 7 HP',
      'Presión: 3200 PSI; Caudal: 9.5 L/min; Motor: 7 HP; Manguera: 10 m; Boquillas: 5; Peso: 28 kg',
      'Quita pintura suelta, grasa y hongo antes de impermeabilizar. No necesita corriente.',
    ],
    [
      'TZ-HG4000',
      null,
      'Hidrolavadora a gasolina 4000 PSI, 15 HP',
      'Presión: 4000 PSI; Caudal: 15 L/min; Motor: 15 HP; Manguera: 15 m; Boquillas: 5; Peso: 61 kg',
      'Limpieza industrial de maquinaria, patios de carga y fachadas altas.',
    ],
  ],
);
