import { textToSlug } from '#domain/kernel/text-fold.ts';
import { family, machines } from '../family.ts';

const B = { marca: 'Bravío' } as const;
type Screw = [size: string, pieces: number, point: string];

export const drywallScrews = family<Screw>(
  { ...B, labels: ['pijas-tornillos-y-clavos'], picture: 'pijas', unidad: 'caja' },
  (size, pieces, point) => ({
    nombre: `Pijas para panel de yeso ${size} ${pieces} piezas`,
    descripcion: `Fosfatadas negras, cuerda ${point === 'Broca' ? 'fina con punta de broca para perfil calibre 20' : 'de doble entrada para perfil ligero'}.`,
    familia: 'pija-panel',
    ficha: `Medida: ${size}; Contenido: ${pieces} piezas; Punta: ${point}; Cabeza: Trompeta de cruz PH2; Acabado: Fosfatado`,
  }),
  [
    ['PJ-6114', 119, '6 x 1 1/4"', 500, 'Aguda'],
    ['PJ-6158', 139, '6 x 1 5/8"', 500, 'Aguda'],
    ['PJ-62', 169, '6 x 2"', 500, 'Aguda'],
    ['PJ-61B', 119, '6 x 1" punta de broca', 500, 'Broca'],
    ['PJ-716', 89, '7 x 7/16" para perfil', 500, 'Broca'],
  ],
);

const size = (text: string) => Number.parseFloat(text.split(' x ')[1] ?? '1');

export const fasteners = [
  machines({ ...B, labels: ['pijas-tornillos-y-clavos'], picture: 'pijas', unidad: 'caja' }, [
    [
      'PJ-61',
      99,
      'Pijas para tablaroca 6 x 1" 500 piezas',
      'Medida: 6 x 1"; Contenido: 500 piezas; Punta: Aguda; Cabeza: Trompeta de cruz PH2; Acabado: Fosfatado',
      'La de panel sencillo: 500 alcanzan para unos 12 paneles.',
    ],
  ]),
  family<Screw>(
    { ...B, labels: ['pijas-tornillos-y-clavos'], picture: 'pijas', unidad: 'bolsa' },
    (measure, pieces) => ({
      nombre: `Pijas para madera y aglomerado ${measure} ${pieces} piezas`,
      descripcion: `Cuerda profunda y cabeza que se embute sola. ${size(measure) < 1.5 ? 'Para bisagra y corredera.' : 'Para armar gabinete y bastidor.'}`,
      familia: 'pija-aglomerado',
      ficha: `Medida: ${measure}; Contenido: ${pieces} piezas; Cabeza: Plana de cruz PH2; Acabado: Tropicalizado`,
    }),
    [
      ['PM-858', 29.5, '8 x 5/8"', 100, ''],
      ['PM-81', 36.5, '8 x 1"', 100, ''],
      ['PM-8114', 42, '8 x 1 1/4"', 100, ''],
      ['PM-8112', 48, '8 x 1 1/2"', 100, ''],
      ['PM-82', 59, '8 x 2"', 100, ''],
      ['PM-10212', 89, '10 x 2 1/2"', 100, ''],
      ['PM-103', 109, '10 x 3"', 100, ''],
    ],
  ),
  family<Screw>(
    { ...B, labels: ['pijas-tornillos-y-clavos'], picture: 'pijas', unidad: 'bolsa' },
    (measure, pieces) => ({
      nombre: `Pijas autoperforantes para lámina ${measure} ${pieces} piezas`,
      descripcion: 'Cabeza hexagonal con rondana de hule para techo: sella la gotera desde que se pone.',
      familia: 'pija-techo',
      ficha: `Medida: ${measure}; Contenido: ${pieces} piezas; Cabeza: Hexagonal de 5/16" con rondana; Punta: Broca; Acabado: Galvanizado`,
    }),
    [
      ['PT-101', 95, '10 x 1"', 100, ''],
      ['PT-10112', 119, '10 x 1 1/2"', 100, ''],
      ['PT-122', 159, '12 x 2"', 100, ''],
    ],
  ),
  family<[measure: string, pieces: number, kind: 'Tornillo hexagonal' | 'Tornillo de carruaje' | 'Tornillo máquina']>(
    { ...B, labels: ['pijas-tornillos-y-clavos'], picture: 'pijas', unidad: 'bolsa' },
    (measure, pieces, kind) => ({
      nombre: `${kind} ${measure} con tuerca, ${pieces} piezas`,
      descripcion: {
        'Tornillo hexagonal': 'Grado 2 galvanizado, con tuerca y rondana, para herrería y maquinaria ligera.',
        'Tornillo de carruaje': 'El cuello cuadrado se clava en la madera y no gira al apretar.',
        'Tornillo máquina': 'Cabeza plana ranurada para caja, chapa y lámina.',
      }[kind],
      familia: textToSlug(kind),
      ficha: `Medida: ${measure}; Contenido: ${pieces} piezas; Cuerda: Estándar; Acabado: Galvanizado`,
    }),
    [
      ['TH-141', 32, '1/4" x 1"', 20, 'Tornillo hexagonal'],
      ['TH-142', 45, '1/4" x 2"', 20, 'Tornillo hexagonal'],
      ['TH-5162', 65, '5/16" x 2"', 20, 'Tornillo hexagonal'],
      ['TH-382', 85, '3/8" x 2"', 20, 'Tornillo hexagonal'],
      ['TH-124', 149, '1/2" x 4"', 10, 'Tornillo hexagonal'],
      ['TC-143', 69, '1/4" x 3"', 20, 'Tornillo de carruaje'],
      ['TC-384', 159, '3/8" x 4"', 20, 'Tornillo de carruaje'],
      ['TM-321', 19.5, '1/8" x 1"', 30, 'Tornillo máquina'],
      ['TM-3161', 26.5, '3/16" x 1"', 30, 'Tornillo máquina'],
    ],
  ),
  family<[measure: string, kind: string, use: string]>(
    { ...B, labels: ['pijas-tornillos-y-clavos'], picture: 'clavos', unidad: 'kg' },
    (measure, kind, use) => ({
      nombre: `Clavo ${kind} ${measure}, 1 kg`,
      descripcion: use,
      familia: `clavo-${kind.split(' ').at(-1)}`,
      ficha: `Medida: ${measure}; Contenido: 1 kg; Material: Acero ${kind === 'para concreto' ? 'templado' : 'bajo carbono'}; Cabeza: ${kind === 'sin cabeza' ? 'Perdida' : 'Plana'}`,
    }),
    [
      ['CV-1', 65, '1"', 'estándar', 'Triplay, tejamanil y cajón.'],
      ['CV-112', 59, '1 1/2"', 'estándar', 'Tabla delgada y bastidor.'],
      ['CV-2', 55, '2"', 'estándar', 'Cimbra y tarima.'],
      ['CV-212', 54, '2 1/2"', 'estándar', 'El de barrote y polín.'],
      ['CV-3', 54, '3"', 'estándar', 'Polín y viga.'],
      ['CV-4', 56, '4"', 'estándar', 'Estructura de madera.'],
      ['CSC-1', 79, '1"', 'sin cabeza', 'Moldura y zoclo: se pierde en la madera.'],
      ['CCO-1', 119, '1"', 'para concreto', 'Canaleta y abrazadera en muro.'],
      ['CCO-2', 115, '2"', 'para concreto', 'Barrote en firme; golpe recto y lentes.'],
    ],
  ),
  machines({ ...B, labels: ['pijas-tornillos-y-clavos'], picture: 'clavos' }, [
    [
      'RO-14',
      25,
      'Rondanas planas 1/4" 50 piezas',
      'Medida: 1/4"; Contenido: 50 piezas; Acabado: Galvanizado',
      'Reparte la carga en lámina y madera.',
    ],
    [
      'RO-38',
      39,
      'Rondanas planas 3/8" 50 piezas',
      'Medida: 3/8"; Contenido: 50 piezas; Acabado: Galvanizado',
      'Para tornillo de 3/8".',
    ],
    [
      'TU-14',
      22,
      'Tuercas hexagonales 1/4" 50 piezas',
      'Medida: 1/4"; Contenido: 50 piezas; Acabado: Galvanizado',
      'Cuerda estándar.',
    ],
    [
      'TU-38',
      52,
      'Tuercas hexagonales 3/8" 50 piezas',
      'Medida: 3/8"; Contenido: 50 piezas; Acabado: Galvanizado',
      'Cuerda estándar.',
    ],
    [
      'RM-18',
      45,
      'Remaches de aluminio 1/8" x 1/2" 100 piezas',
      'Medida: 1/8" x 1/2"; Contenido: 100 piezas; Material: Aluminio',
      'Lámina, canalón y letrero.',
    ],
    [
      'RM-316',
      75,
      'Remaches de aluminio 3/16" x 1/2" 100 piezas',
      'Medida: 3/16" x 1/2"; Contenido: 100 piezas; Material: Aluminio',
      'Más carga, mismo largo.',
    ],
    [
      'AL-REC',
      49,
      'Alambre recocido calibre 18, 1 kg',
      'Calibre: 18; Contenido: 1 kg; Uso: Amarre de varilla',
      'El de los fierreros.',
      'carrete',
    ],
    [
      'AL-GAL',
      79,
      'Alambre galvanizado calibre 14, 1 kg',
      'Calibre: 14; Contenido: 1 kg; Uso: Cerca y tendedero',
      'No se oxida a la intemperie.',
      'carrete',
    ],
    [
      'CI-PLA',
      65,
      'Cinchos de plástico 8" negros 100 piezas',
      'Largo: 8"; Contenido: 100 piezas; Carga: 22 kg; Material: Nailon',
      'Con filtro solar para exterior.',
    ],
    [
      'ARM-1',
      32,
      'Armellas abiertas 1 1/2" 20 piezas',
      'Medida: 1 1/2"; Contenido: 20 piezas; Acabado: Galvanizado',
      'Cortina, hamaca ligera y planta.',
    ],
  ]),
].flat();
