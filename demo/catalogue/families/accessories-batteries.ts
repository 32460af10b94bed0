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
  {
    ...TENAZ,
    labels: ['baterias-y-cargadores'],
    picture: 'cargador',
    remark: 'Suspende la carga si la batería está muy caliente.',
    ficha: 'Tensión: 120 V, 60 Hz; Garantía: 1 año',
  },
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
