import { machines } from '../family.ts';

const TENAZ = { marca: 'TENAZ' } as const;

export const spares = machines(
  {
    ...TENAZ,
    labels: ['refacciones'],
    picture: 'carbones',
    remark: 'Trae el gastado y comparamos la medida en mostrador.',
    unidad: 'par',
  },
  [
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
  ],
);
