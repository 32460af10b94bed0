import { machines } from '../family.ts';

const S = { marca: 'Bravío', labels: ['seguridad'] } as const;

export const eyes = machines(
  {
    ...S,
    picture: 'lentes',
    remark: 'Guárdalos en su bolsa: una mica rayada no protege.',
    ficha: 'Norma: NOM-017-STPS',
  },
  [
    [
      'LE-CLA',
      39,
      'Lentes de seguridad claros',
      'Mica: Policarbonato claro; Filtro UV: 99 %; Peso: 28 g',
      'Los que deben ir con cada esmeriladora.',
    ],
    [
      'LE-OSC',
      42,
      'Lentes de seguridad oscuros',
      'Mica: Policarbonato gris; Filtro UV: 99 %; Peso: 28 g',
      'Para trabajar al sol; no son para soldar.',
    ],
    [
      'LE-ANT',
      79,
      'Lentes de seguridad antiempaño',
      'Mica: Policarbonato claro; Tratamiento: Antiempaño y antirraya; Peso: 30 g',
      'Con cubrebocas no se nublan.',
    ],
    [
      'LE-GOG',
      89,
      'Goggles de seguridad con ventilación indirecta',
      'Mica: Policarbonato claro; Ventilación: Indirecta; Banda: Elástica',
      'Sobre lentes graduados, contra salpicadura.',
    ],
    [
      'LE-SOL',
      119,
      'Lentes para soldadura autógena sombra 5',
      'Sombra: 5; Micas: Abatibles; Uso: Oxicorte',
      'Para corte y soldadura con gas.',
    ],
    [
      'CA-ESM',
      149,
      'Careta facial transparente con cabezal de matraca',
      'Mica: Policarbonato 8 x 15"; Ajuste: Matraca; Peso: 0.35 kg',
      'Para disco, carda y desbrozadora; va sobre los lentes, no en su lugar.',
      'careta',
    ],
  ],
);

export const heads = machines(
  { ...S, picture: 'casco', remark: 'Cámbialo después de un golpe, aunque se vea bien.', ficha: 'Norma: NOM-115-STPS' },
  [
    [
      'CA-AMA',
      119,
      'Casco de seguridad amarillo con matraca',
      'Clase: E; Suspensión: 4 puntos con matraca; Material: Polietileno; Color: Amarillo',
      'Dieléctrico, con ranuras para orejeras.',
    ],
    [
      'CA-BLA',
      119,
      'Casco de seguridad blanco con matraca',
      'Clase: E; Suspensión: 4 puntos con matraca; Material: Polietileno; Color: Blanco',
      'Supervisor y visita.',
    ],
    [
      'OR-22',
      149,
      'Orejeras de protección auditiva 25 dB',
      'Atenuación: 25 dB; Diadema: Ajustable; Peso: 0.2 kg',
      'Para demoledor, sierra y clavadora, todo el turno.',
      'orejeras',
    ],
    [
      'TA-OID',
      59,
      'Tapones auditivos con cordón 10 pares',
      'Atenuación: 27 dB; Material: Silicón; Contenido: 10 pares',
      'Reusables y lavables; el cordón evita que se pierdan.',
      'orejeras',
    ],
  ],
);

export const lungs = machines({ ...S, picture: 'lentes', remark: 'Ajústalo con la cara rasurada.' }, [
  [
    'RE-N95',
    189,
    'Respirador para polvo N95 10 piezas',
    'Filtro: N95; Contenido: 10 piezas; Uso: Polvo y lijado',
    'Lijado de pasta, corte de concreto y fibra.',
    'respirador',
  ],
  [
    'RE-MED',
    399,
    'Respirador de media cara con dos cartuchos',
    'Cartuchos: Vapores orgánicos; Talla: Mediana; Material: Elastómero',
    'Para pintar con solvente y aplicar barniz.',
    'respirador',
  ],
  [
    'RE-CAR',
    199,
    'Cartuchos para vapores orgánicos par',
    'Uso: Vapores orgánicos; Contenido: 2 piezas',
    'Cámbialos cuando percibas olor o al mes de abiertos.',
    'respirador',
  ],
]);
