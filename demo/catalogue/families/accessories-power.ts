import { machines } from '../family.ts';

const TENAZ = { marca: 'TENAZ' } as const;

export const batteries = machines(
  {
    ...TENAZ,
    labels: ['baterias-y-cargadores'],
    picture: 'bateria',
    ficha: 'Celdas: Ion de litio; Garantía: 1 año',
    caracteristicas: ['Indicador de carga', 'Protección contra calor y descarga profunda'],
  },
  [
    [
      'BT-122',
      549,
      'Batería de ion de litio 12 V 2 Ah',
      'Voltaje: 12 V; Capacidad: 2 Ah; Energía: 24 Wh; Carga: 45 min con cargador rápido; Peso: 0.2 kg',
      'Para toda la línea de 12 V.',
    ],
    [
      'BT-124',
      849,
      'Batería de ion de litio 12 V 4 Ah',
      'Voltaje: 12 V; Capacidad: 4 Ah; Energía: 48 Wh; Carga: 80 min con cargador rápido; Peso: 0.38 kg',
      'El doble de trabajo para lámpara, sierra y rotomartillo de 12 V.',
    ],
    [
      'BT-202',
      749,
      'Batería de ion de litio 20 V 2 Ah',
      'Voltaje: 20 V; Capacidad: 2 Ah; Energía: 36 Wh; Carga: 35 min con cargador rápido; Peso: 0.38 kg',
      'Ligera, para taladro y atornillador.',
    ],
    [
      'BT-204',
      1199,
      'Batería de ion de litio 20 V 4 Ah',
      'Voltaje: 20 V; Capacidad: 4 Ah; Energía: 72 Wh; Carga: 65 min con cargador rápido; Peso: 0.65 kg',
      'La que conviene para esmeriladora, sierra y rotomartillo.',
    ],
    [
      'BT-205',
      1449,
      'Batería de ion de litio 20 V 5 Ah',
      'Voltaje: 20 V; Capacidad: 5 Ah; Energía: 90 Wh; Carga: 80 min con cargador rápido; Peso: 0.68 kg',
      'Celda grande con menos calentamiento a carga pesada.',
    ],
    [
      'BT-208',
      null,
      'Batería de ion de litio 20 V 8 Ah',
      'Voltaje: 20 V; Capacidad: 8 Ah; Energía: 144 Wh; Carga: 125 min con cargador rápido; Peso: 1.05 kg',
      'Jornada completa en sierra de inglete o aspiradora.',
    ],
    [
      'BT-404',
      2499,
      'Batería de ion de litio 40 V 4 Ah',
      'Voltaje: 40 V; Capacidad: 4 Ah; Energía: 144 Wh; Carga: 90 min con cargador rápido; Peso: 1.3 kg',
      'Para jardín y máquina pesada de 40 V.',
    ],
    [
      'BT-405',
      2999,
      'Batería de ion de litio 40 V 5 Ah',
      'Voltaje: 40 V; Capacidad: 5 Ah; Energía: 180 Wh; Carga: 110 min con cargador rápido; Peso: 1.45 kg',
      'La que pide la esmeriladora de 9" y la podadora.',
    ],
  ],
);

export const chargers = machines(
  { ...TENAZ, labels: ['baterias-y-cargadores'], picture: 'cargador', ficha: 'Tensión: 120 V, 60 Hz; Garantía: 1 año' },
  [
    [
      'CG-12',
      349,
      'Cargador para batería 12 V',
      'Voltaje: 12 V; Corriente: 2.5 A; Tiempo: 45 min para 2 Ah; Bahías: 1; Peso: 0.35 kg',
      'Corta solo al terminar.',
    ],
    [
      'CG-20',
      649,
      'Cargador rápido para batería 20 V',
      'Voltaje: 20 V; Corriente: 4 A; Tiempo: 35 min para 2 Ah; Bahías: 1; Peso: 0.7 kg',
      'Con ventilador que enfría la batería antes de cargarla.',
    ],
    [
      'CG-20E',
      399,
      'Cargador estándar para batería 20 V',
      'Voltaje: 20 V; Corriente: 2 A; Tiempo: 65 min para 2 Ah; Bahías: 1; Peso: 0.45 kg',
      'El sencillo, para la casa.',
    ],
    [
      'CG-20D',
      1299,
      'Cargador doble para batería 20 V',
      'Voltaje: 20 V; Corriente: 4 A por bahía; Tiempo: 65 min para dos de 4 Ah; Bahías: 2; Peso: 1.2 kg',
      'Carga dos a la vez, con salida USB.',
    ],
    [
      'CG-20A',
      899,
      'Cargador para auto batería 20 V',
      'Voltaje: 20 V; Entrada: 12 V de encendedor; Tiempo: 60 min para 2 Ah; Bahías: 1; Peso: 0.6 kg',
      'Llegas a la obra con la batería llena.',
    ],
    [
      'CG-40',
      1199,
      'Cargador rápido para batería 40 V',
      'Voltaje: 40 V; Corriente: 4 A; Tiempo: 90 min para 4 Ah; Bahías: 1; Peso: 1.1 kg',
      'Para la línea de jardín y taller de 40 V.',
    ],
    [
      'IN-20',
      1899,
      'Inversor de corriente 20 V a 120 V, 150 W',
      'Voltaje: 20 V; Salida: 120 V de 150 W; USB: 2; Peso: 0.8 kg',
      'Laptop, cargadores y módem con tu batería de herramienta durante un apagón.',
    ],
  ],
);

export const spares = machines({ ...TENAZ, labels: ['refacciones'], picture: 'carbones', unidad: 'par' }, [
  [
    'CB-EA',
    59,
    'Carbones para esmeriladora angular par',
    'Medida: 6 x 9 x 14 mm; Compatibilidad: Esmeriladoras de 4 1/2" y 5"; Corte: Automático; Contenido: 2 piezas',
    'Cámbialos cuando queden en 5 mm: si chispea parejo, ya van tarde.',
  ],
  [
    'CB-EA9',
    79,
    'Carbones para esmeriladora 7" y 9" par',
    'Medida: 7 x 16 x 20 mm; Compatibilidad: Esmeriladoras de 7" y 9"; Corte: Automático; Contenido: 2 piezas',
    'Con resorte y terminal.',
  ],
  [
    'CB-TP',
    55,
    'Carbones para taladro percutor par',
    'Medida: 6 x 8 x 13 mm; Compatibilidad: Taladros de 600 a 900 W; Contenido: 2 piezas',
    'Se cambian destapando la carcasa; si no te animas, te los ponemos.',
  ],
  [
    'CB-RM',
    65,
    'Carbones para rotomartillo par',
    'Medida: 6 x 10 x 17 mm; Compatibilidad: Rotomartillos SDS Plus; Contenido: 2 piezas',
    'Originales, con terminal de presión.',
  ],
  [
    'CB-MD',
    85,
    'Carbones para demoledor par',
    'Medida: 7 x 12 x 22 mm; Compatibilidad: Demoledores SDS Max y hexagonal; Contenido: 2 piezas',
    'Aprovecha para cambiar la grasa del cabezal.',
  ],
  [
    'CB-CM',
    69,
    'Carbones para tronzadora par',
    'Medida: 7 x 13 x 18 mm; Compatibilidad: Cortadoras de metales de 14"; Contenido: 2 piezas',
    'De cambio externo con desarmador plano.',
  ],
  [
    'CB-UNI',
    49,
    'Carbones para sierra, lijadora y rebajadora par',
    'Medida: 6 x 7 x 12 mm; Compatibilidad: Sierras, lijadoras, cepillos y rebajadoras; Contenido: 2 piezas',
    'Trae el gastado y comparamos la medida en mostrador.',
  ],
]);

export const chucks = machines({ ...TENAZ, labels: ['refacciones'], picture: 'broquero' }, [
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
  ['BQ-LL', 29.5, 'Llave para broquero 1/2"', 'Medida: 1/2"; Piñón: 11 dientes', 'Amárrala al cable y no se pierde.'],
]);

export const parts = machines({ ...TENAZ, labels: ['refacciones'], picture: 'broquero' }, [
  [
    'RF-GU45',
    119,
    'Guarda para esmeriladora 4 1/2"',
    'Compatibilidad: Esmeriladoras de 4 1/2"; Material: Acero; Ajuste: Sin llave',
    'Trabajar sin guarda cuesta más que esta pieza.',
  ],
  [
    'RF-TU58',
    45,
    'Juego de tuercas y llave para esmeriladora 5/8"',
    'Rosca: 5/8"-11; Contenido: 2 tuercas y 1 llave',
    'Brida interior, tuerca y llave de dos pernos.',
  ],
  [
    'RF-MAN',
    69,
    'Mango auxiliar para esmeriladora',
    'Rosca: M10; Compatibilidad: Esmeriladoras de 4 1/2" a 9"',
    'Forro suave; entra de los dos lados.',
  ],
  [
    'RF-PL5',
    149,
    'Plato de respaldo 5" autoadherible',
    'Diámetro: 5"; Barrenos: 8; Compatibilidad: Lijadoras roto orbitales',
    'Cámbialo cuando la lija ya no pegue.',
  ],
  [
    'RF-IND',
    null,
    'Inducido para esmeriladora 4 1/2" 900 W',
    'Compatibilidad: EA-45900; Tensión: 120 V',
    'Embobinado original. Instalación en taller el mismo día.',
  ],
  [
    'RF-INT',
    null,
    'Interruptor para esmeriladora 4 1/2"',
    'Compatibilidad: Esmeriladoras de 4 1/2"; Corriente: 8 A',
    'Deslizable, con sello contra polvo.',
  ],
  [
    'RF-GAT',
    null,
    'Gatillo con velocidad variable para taladro',
    'Compatibilidad: Taladros de 600 a 900 W; Corriente: 8 A',
    'Con reversa y botón de traba.',
  ],
  [
    'RF-FAS',
    199,
    'Filtro de cartucho para aspiradora',
    'Compatibilidad: Aspiradoras de 12 a 60 L; Material: Papel plegado',
    'Lavable dos o tres veces; luego deja pasar polvo.',
  ],
  [
    'RF-PHL',
    399,
    'Pistola y lanza para hidrolavadora',
    'Compatibilidad: Hidrolavadoras de 1300 a 2000 PSI; Conexión: De bayoneta',
    'Con boquilla ajustable de abanico a chorro.',
  ],
  [
    'RF-PRE',
    249,
    'Presostato para compresor con válvula',
    'Rango: 90 a 120 PSI; Rosca: 1/4" NPT; Salidas: 4',
    'Cuando el compresor ya no corta, casi siempre es esto.',
  ],
  [
    'PO-ELE',
    189,
    'Porta electrodo 300 A',
    'Corriente: 300 A; Aislamiento: Completo; Cable: Hasta 1/0',
    'Quijada de latón.',
  ],
  [
    'PI-TIE',
    129,
    'Pinza de tierra 300 A',
    'Corriente: 300 A; Material: Acero con trenza de cobre',
    'Buen contacto, buen arco.',
  ],
]);
