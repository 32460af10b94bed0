import { machines } from '../family.ts';

const TENAZ = { marca: 'TENAZ' } as const;

export const chucks = machines(
  { ...TENAZ, labels: ['refacciones'], picture: 'broquero', remark: 'Te lo cambiamos en el taller en diez minutos.' },
  [
    [
      'BQ-12',
      149,
      'Broquero mandril 1/2" con llave',
      'Capacidad: 1/16" a 1/2"; Rosca: 1/2"-20; Sujeción: Con llave; Peso: 0.35 kg',
      'Para taladro percutor y de banco chico. Incluye llave.',
    ],
    [
      'BQ-12S',
      229,
      'Broquero 1/2" sin llave',
      'Capacidad: 1/16" a 1/2"; Rosca: 1/2"-20; Sujeción: Sin llave; Peso: 0.38 kg',
      'Metálico con seguro, para taladro inalámbrico.',
    ],
    [
      'BQ-38',
      99,
      'Broquero 3/8" sin llave',
      'Capacidad: 1/32" a 3/8"; Rosca: 3/8"-24; Sujeción: Sin llave; Peso: 0.2 kg',
      'Repuesto para la línea de 12 V.',
    ],
    [
      'BQ-58',
      349,
      'Broquero 5/8" cono para taladro de banco',
      'Capacidad: 1/8" a 5/8"; Cono: B16; Sujeción: Con llave; Peso: 0.9 kg',
      'Montaje de cono, sin rosca.',
    ],
    [
      'BQ-SDS',
      199,
      'Broquero 1/2" con adaptador SDS Plus',
      'Capacidad: 1/16" a 1/2"; Adaptador: SDS Plus; Sujeción: Con llave; Peso: 0.5 kg',
      'Usa brocas de zanco recto en el rotomartillo, sin percutir.',
    ],
    [
      'BQ-LL',
      29.5,
      'Llave para broquero 1/2"',
      'Medida: 1/2"; Piñón: 11 dientes',
      'Amárrala al cable con cinta y no se pierde.',
    ],
  ],
);
