import { machines } from '../family.ts';

export const jointCompounds = machines(
  {
    marca: 'Matizal',
    labels: ['resanadores-y-cintas'],
    picture: 'cubeta',
    remark: 'Guárdalo tapado y lejos del sol.',
  },
  [
    [
      'RS-J6',
      119,
      'Compuesto para juntas 6 kg',
      'Presentación: 6 kg; Uso: Panel de yeso; Secado: 12 h; Lijado: Grano 150',
      'Listo para usarse en reparaciones de panel.',
    ],
    [
      'RS-J28',
      369,
      'Compuesto para juntas 28 kg',
      'Presentación: 28 kg; Uso: Panel de yeso; Secado: 12 h; Lijado: Grano 150',
      'Cubeta para unos 90 m² de junta.',
    ],
    [
      'RS-TEX',
      649,
      'Pasta texturizada rústica 25 kg',
      'Presentación: 25 kg; Uso: Interior y exterior; Rendimiento: 10 m² por cubeta; Secado: 24 h',
      'Con grano de mármol; se aplica con llana o con pistola de tirol.',
    ],
    [
      'RS-PEG',
      129,
      'Adhesivo para loseta y azulejo 20 kg',
      'Presentación: 20 kg; Uso: Interior; Rendimiento: 4 m² por saco; Ajuste: 15 min',
      'Gris, para cerámica en muro y piso.',
      'saco',
    ],
    [
      'RS-BOQ',
      89,
      'Boquilla sin arena blanca 5 kg',
      'Presentación: 5 kg; Color: Blanco; Junta: Hasta 5 mm; Secado: 24 h',
      'Junta de azulejo resistente a hongo.',
      'saco',
    ],
  ],
);
