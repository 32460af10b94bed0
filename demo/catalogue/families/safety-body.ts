import { machines } from '../family.ts';

const S = { marca: 'Bravío', labels: ['seguridad'] } as const;

export const hands = machines(
  { ...S, picture: 'guantes', remark: 'Pregunta por tu talla en mostrador.', unidad: 'par' },
  [
    [
      'GU-CAR',
      79,
      'Guantes de carnaza cortos',
      'Material: Carnaza; Talla: Única; Puño: Corto',
      'Carga, varilla y block.',
    ],
    [
      'GU-SOL',
      149,
      'Guantes de carnaza largos para soldar',
      'Material: Carnaza forrada; Largo: 14"; Costura: Hilo resistente al fuego',
      'Cubren la mitad del brazo.',
    ],
    [
      'GU-LAT',
      45,
      'Guantes de algodón con látex rugoso',
      'Material: Algodón y látex; Talla: Mediana; Agarre: Rugoso',
      'Block y tubo mojado.',
    ],
    [
      'GU-NIT',
      49,
      'Guantes de nailon con nitrilo',
      'Material: Nailon y nitrilo; Talla: Grande; Agarre: Liso',
      'Mecánica: sientes la tuerca.',
    ],
    [
      'GU-ANT',
      129,
      'Guantes anticorte nivel 5',
      'Material: Polietileno de alta densidad; Nivel de corte: 5; Talla: Grande',
      'Lámina, vidrio y filo.',
    ],
    [
      'GU-PIE',
      169,
      'Guantes de piel de res para operador',
      'Material: Piel de res; Talla: Grande; Puño: Elástico',
      'Alambre, poda y maquinaria.',
    ],
    [
      'GU-HUL',
      39,
      'Guantes de hule para limpieza',
      'Material: Látex; Talla: Mediana; Largo: 12"',
      'Ácido diluido y limpieza.',
    ],
    [
      'GU-DES',
      179,
      'Guantes desechables de nitrilo 100 piezas',
      'Material: Nitrilo; Talla: Grande; Contenido: 100 piezas',
      'Pintura, tinta y resina.',
    ],
    [
      'GU-DIE',
      null,
      'Guantes dieléctricos clase 0, 1000 V',
      'Clase: 0; Tensión: 1000 V; Largo: 14"; Talla: 9',
      'Con certificado; se usan bajo guante de piel.',
    ],
  ],
);

export const bodies = machines({ ...S, picture: 'casco', remark: 'Hay tallas en mostrador para probarse.' }, [
  [
    'AR-CUE',
    null,
    'Arnés de cuerpo completo con línea de vida',
    'Argollas: 1 dorsal; Carga: 140 kg; Línea: 1.8 m con amortiguador; Norma: NOM-009-STPS',
    'Desde 1.8 m de altura, siempre.',
    'chaleco',
  ],
  [
    'CH-REF',
    89,
    'Chaleco reflejante de malla',
    'Material: Poliéster; Color: Naranja; Cinta: 2" reflejante',
    'Se ve de noche a 150 m.',
    'chaleco',
  ],

  [
    'MD-CAR',
    129,
    'Mandil de carnaza para soldar 60 x 90 cm',
    'Material: Carnaza; Medida: 60 x 90 cm; Ajuste: Correas',
    'Chispa y escoria.',
    'chaleco',
  ],
  [
    'BO-SEG',
    899,
    'Bota de seguridad con casquillo de poliamida',
    'Casquillo: Poliamida; Suela: Hule antiderrapante; Tallas: 25 a 30; Norma: NOM-113-STPS',
    'Más ligera que la de acero y no se enfría.',
    'bota',
  ],
  [
    'BO-HUL',
    289,
    'Bota de hule con suela antiderrapante',
    'Material: PVC; Altura: 38 cm; Tallas: 25 a 30',
    'Colado y lavado.',
    'bota',
  ],

  [
    'CI-PREC',
    69,
    'Cinta de precaución amarilla 300 m',
    'Ancho: 3"; Largo: 300 m; Leyenda: Precaución',
    'Delimita zanja, carga suspendida y pintura fresca.',
    'cinta-masking',
  ],
  [
    'EX-PQS',
    null,
    'Extintor de polvo químico 4.5 kg',
    'Agente: Polvo ABC; Capacidad: 4.5 kg; Recarga: Anual; Norma: NOM-154-SCFI',
    'Con soporte y certificado de carga; revísalo cada mes.',
    'extintor',
  ],
]);
