import { machines } from '../family.ts';

export const fillers = machines(
  {
    marca: 'Matizal',
    labels: ['resanadores-y-cintas'],
    picture: 'lata',
    remark: 'Aplica en capas delgadas y lija hasta que seque.',
  },
  [
    [
      'RS-1',
      69,
      'Resanador para muros 1 kg',
      'Presentación: 1 kg; Uso: Interior; Espesor: Hasta 5 mm; Secado: 2 h; Lijado: Grano 180',
      'Tapa barrenos y grietas antes de pintar; no se hunde al secar.',
    ],
    [
      'RS-250',
      32,
      'Resanador para muros 250 g',
      'Presentación: 250 g; Uso: Interior; Espesor: Hasta 5 mm; Secado: 2 h; Lijado: Grano 180',
      'Para cuatro clavos y un taquete.',
    ],
    [
      'RS-E1',
      95,
      'Resanador para exterior 1 kg',
      'Presentación: 1 kg; Uso: Exterior; Espesor: Hasta 8 mm; Secado: 4 h; Lijado: Grano 120',
      'Con fibra, para fachada que se mueve con el calor.',
    ],
    [
      'RS-M',
      79,
      'Resanador para madera 250 g',
      'Presentación: 250 g; Color: Pino; Uso: Madera; Secado: 1 h; Lijado: Grano 180',
      'Se tiñe y se barniza.',
    ],
    [
      'RS-PL',
      119,
      'Pasta automotriz con catalizador 1 kg',
      'Presentación: 1 kg; Uso: Lámina; Trabajo: 4 min; Lijado: 20 min',
      'Para abolladuras y huecos en metal.',
    ],
  ],
);
