import { machines } from '../family.ts';

export const cordlessVacuums = machines(
  {
    marca: 'TENAZ',
    labels: ['iluminacion-y-limpieza', 'hidrolavadoras-y-aspiradoras'],
    picture: 'aspiradora',
    ficha: 'Garantía: 1 año',
  },
  [
    [
      'TZ-AS20',
      2299,
      'Aspiradora inalámbrica seco y mojado 8 L, 20 V',
      'Voltaje: 20 V; Tanque: 8 L; Succión: 9 kPa; Manguera: 1.5 m; Autonomía: 20 min con 4 Ah; Batería: No incluida; Peso: 4.1 kg',
      'Se cuelga al hombro para limpiar después de perforar.',
    ],
    [
      'TZ-AM20',
      1299,
      'Aspiradora de mano inalámbrica 20 V',
      'Voltaje: 20 V; Depósito: 0.6 L; Succión: 6 kPa; Filtro: Lavable; Batería: No incluida; Peso: 1.2 kg',
      'Aserrín, polvo de lijado y el interior de la camioneta.',
    ],
    [
      'TZ-HL20',
      2999,
      'Hidrolavadora portátil inalámbrica 20 V, 500 PSI',
      'Voltaje: 20 V; Presión: 500 PSI; Caudal: 3.6 L/min; Toma de agua: De llave o de cubeta; Batería: No incluida; Peso: 2.2 kg',
      'Toma agua de una cubeta: para lavar bici, moto y herramienta en campo.',
      'hidrolavadora',
    ],
  ],
);
