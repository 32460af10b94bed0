import { family, machines } from '../family.ts';

const TENAZ = { marca: 'TENAZ' } as const;

export const blades = machines(
  {
    ...TENAZ,
    labels: ['hojas-y-seguetas'],
    picture: 'hoja-sierra',
    remark: 'Elige el paso por el espesor: tres dientes siempre dentro del material.',
  },
  [
    [
      'HC-5',
      79,
      'Hojas para caladora 5 piezas',
      'Contenido: 5 piezas; Zanco: T; Uso: Madera; Largo: 100 mm; Paso: 2.5 a 4 mm',
      'Surtido de corte recto y curvo.',
    ],
    [
      'HC-M5',
      89,
      'Hojas para caladora metal 5 piezas',
      'Contenido: 5 piezas; Zanco: T; Uso: Lámina y aluminio; Largo: 75 mm; Paso: 1.2 mm',
      'Bimetálicas: se doblan antes de romperse.',
    ],
    [
      'HC-L5',
      99,
      'Hojas para caladora melamina corte limpio 5 piezas',
      'Contenido: 5 piezas; Zanco: T; Uso: Melamina; Largo: 100 mm; Paso: 2.5 mm',
      'Diente invertido para no astillar la cara buena.',
    ],
    [
      'HC-10',
      149,
      'Juego de hojas para caladora 10 piezas',
      'Contenido: 10 piezas; Zanco: T; Uso: Madera, metal y plástico; Estuche: Plástico',
      'De todo un poco, en estuche.',
    ],
    [
      'HR-W5',
      189,
      'Hojas para sierra reciprocante madera 9" 5 piezas',
      'Contenido: 5 piezas; Largo: 9"; Dientes: 6 por pulgada; Material: Bimetal',
      'Madera con clavo y poda.',
    ],
    [
      'HR-M5',
      179,
      'Hojas para sierra reciprocante metal 6" 5 piezas',
      'Contenido: 5 piezas; Largo: 6"; Dientes: 18 por pulgada; Material: Bimetal',
      'Tubo, ángulo y perno.',
    ],
    [
      'HR-C1',
      299,
      'Hoja para sierra reciprocante con carburo 9"',
      'Largo: 9"; Dientes: 8 por pulgada; Material: Carburo de tungsteno',
      'Fierro fundido, block y acero duro.',
    ],
    [
      'HR-P3',
      129,
      'Hojas para sierra reciprocante poda 12" 3 piezas',
      'Contenido: 3 piezas; Largo: 12"; Dientes: 5 por pulgada; Material: Acero al carbono',
      'Rama verde de hasta 20 cm.',
    ],
    [
      'HO-J6',
      249,
      'Juego de accesorios para multiherramienta 6 piezas',
      'Contenido: 6 piezas; Encastre: Universal; Uso: Corte, raspado y lijado',
      'Cortes a paño, lija triangular y raspador.',
    ],
    [
      'HO-BI',
      99,
      'Hoja oscilante bimetálica 1 1/4"',
      'Ancho: 1 1/4"; Encastre: Universal; Uso: Madera y clavo',
      'La que más se gasta: llévate dos.',
    ],
    [
      'SG-12',
      19.5,
      'Segueta bimetálica 12" 24 dientes',
      'Largo: 12"; Dientes: 24 por pulgada; Material: Bimetal',
      'Para varilla, tubo y perfil.',
    ],
    [
      'SG-18',
      19.5,
      'Segueta bimetálica 12" 18 dientes',
      'Largo: 12"; Dientes: 18 por pulgada; Material: Bimetal',
      'Para sólido y aluminio.',
    ],
    [
      'CIN-44',
      229,
      'Cinta para sierra portátil 44 7/8" 14 dientes',
      'Largo: 44 7/8"; Dientes: 14 por pulgada; Material: Bimetal',
      'Tubo y unicanal.',
    ],
    [
      'CD-16',
      299,
      'Cadena para motosierra 16" 56 eslabones',
      'Barra: 16"; Paso: 3/8" bajo perfil; Calibre: 0.050"; Eslabones: 56',
      'Repuesto afilado de fábrica; cuenta los eslabones de la tuya.',
    ],
    [
      'HI-24',
      119,
      'Hilo para desbrozadora 2.4 mm x 50 m',
      'Diámetro: 2.4 mm; Largo: 50 m; Forma: Cuadrada; Material: Nailon',
      'El perfil cuadrado corta tallo tierno sin deshilacharse.',
    ],
  ],
);

export const driverBits = family<[nombre: string, ficha: string, descripcion: string]>(
  { ...TENAZ, labels: ['puntas-y-dados'], picture: 'puntas', remark: 'Acero templado para uso rudo.' },
  (nombre, ficha, descripcion) => ({ nombre, ficha, descripcion }),
  [
    [
      'PH2-10',
      59,
      'Puntas Phillips PH2 para desarmador 10 piezas',
      'Punta: PH2 de cruz; Largo: 1"; Zanco: 1/4" hexagonal; Contenido: 10 piezas',
      'La de cruz para pija de panel de yeso y madera.',
    ],
    [
      'PH1-10',
      59,
      'Puntas de cruz PH1 10 piezas',
      'Punta: PH1 de cruz; Largo: 1"; Zanco: 1/4" hexagonal; Contenido: 10 piezas',
      'Tornillo chico de contacto y mueble.',
    ],
    [
      'PH3-10',
      65,
      'Puntas de cruz PH3 10 piezas',
      'Punta: PH3 de cruz; Largo: 1"; Zanco: 1/4" hexagonal; Contenido: 10 piezas',
      'Pija gruesa y herraje.',
    ],
    [
      'PH2-2',
      49,
      'Puntas de cruz PH2 x 2" de impacto 5 piezas',
      'Punta: PH2 de cruz; Largo: 2"; Zanco: 1/4" hexagonal; Contenido: 5 piezas',
      'Zona de torsión para atornillador de impacto.',
    ],
    [
      'SQ2-10',
      59,
      'Puntas cuadradas SQ2 10 piezas',
      'Punta: SQ2 cuadrada; Largo: 1"; Zanco: 1/4" hexagonal; Contenido: 10 piezas',
      'No se barre en terraza y mueble.',
    ],
    [
      'ES-T25',
      65,
      'Puntas de estrella T25 10 piezas',
      'Punta: T25 de estrella; Largo: 1"; Zanco: 1/4" hexagonal; Contenido: 10 piezas',
      'Para tornillo de estructura y auto.',
    ],
    [
      'PL-6',
      55,
      'Puntas planas 1/4" 10 piezas',
      'Punta: Plana de 1/4"; Largo: 1"; Zanco: 1/4" hexagonal; Contenido: 10 piezas',
      'Ranura sencilla de contacto y abrazadera.',
    ],
    [
      'PI-32',
      249,
      'Juego de puntas de impacto 32 piezas',
      'Contenido: 32 piezas; Puntas: Cruz, plana, cuadrada, estrella y hexagonal; Zanco: 1/4" hexagonal',
      'Con imán y estuche que se abre con una mano.',
    ],
    [
      'PI-60',
      399,
      'Juego de puntas y brocas 60 piezas',
      'Contenido: 60 piezas; Puntas: Surtidas; Brocas: Metal, madera y concreto',
      'Para estrenar taladro.',
    ],
    [
      'AD-14',
      49,
      'Adaptador magnético 1/4" x 2 3/8"',
      'Entrada: 1/4" hexagonal; Largo: 2 3/8"; Imán: Sí',
      'Detiene la pija sin que la agarres.',
    ],
    [
      'AD-FLEX',
      119,
      'Extensión flexible 1/4" x 12"',
      'Entrada: 1/4" hexagonal; Largo: 12"; Uso: Atornillado ligero',
      'Rodea el obstáculo; no es para impacto.',
    ],
    [
      'AD-12',
      99,
      'Adaptador hexagonal 1/4" a cuadro 1/2"',
      'Entrada: 1/4" hexagonal; Salida: Cuadro 1/2"; Largo: 2"',
      'Pone dados en el atornillador.',
    ],
    [
      'AD-38',
      79,
      'Juego de adaptadores hexagonal a cuadro 3 piezas',
      'Entrada: 1/4" hexagonal; Salidas: Cuadro 1/4", 3/8" y 1/2"; Contenido: 3 piezas',
      'Para dado de cualquier cuadro.',
    ],
    [
      'DM-HEX',
      129,
      'Dados magnéticos hexagonales para pija 4 piezas',
      'Medidas: 1/4", 5/16", 3/8" y 7/16"; Zanco: 1/4" hexagonal; Contenido: 4 piezas',
      'Pija de lámina y techo sin que se caiga.',
    ],
  ],
);

type Socket = [size: string, drive: string, length: string];

export const impactSockets = family<Socket>(
  { ...TENAZ, labels: ['puntas-y-dados'], picture: 'dados' },
  (size, drive, length) => ({
    nombre: `Dado de impacto largo ${size} cuadro ${drive}`,
    descripcion: 'Acero cromo molibdeno fosfatado: no se estrella como el cromado. Pared delgada para rin.',
    familia: 'dado-largo',
    ficha: `Medida: ${size}; Cuadro: ${drive}; Largo: ${length}; Puntas: 6; Material: Cromo molibdeno`,
  }),
  [
    ['DA-10', 65, '10 mm', '1/2"', '78 mm'],
    ['DA-17', 75, '17 mm', '1/2"', '78 mm'],
    ['DA-19', 79, '19 mm', '1/2"', '78 mm'],
    ['DA-21', 85, '21 mm', '1/2"', '78 mm'],
    ['DA-34', 79, '3/4"', '1/2"', '78 mm'],
    ['DA-78', 89, '7/8"', '1/2"', '78 mm'],
  ],
);

export const socketSets = machines(
  {
    ...TENAZ,
    labels: ['puntas-y-dados'],
    picture: 'dados',
    remark: 'Con la medida grabada en dos caras.',
    unidad: 'juego',
  },
  [
    [
      'DJ-10',
      599,
      'Juego de dados de impacto 1/2" 10 piezas',
      'Contenido: 10 piezas; Cuadro: 1/2"; Medidas: 3/8" a 15/16"; Material: Cromo molibdeno',
      'En riel, con la medida grabada en grande.',
    ],
    [
      'DJ-10M',
      599,
      'Juego de dados de impacto milimétricos 1/2" 10 piezas',
      'Contenido: 10 piezas; Cuadro: 1/2"; Medidas: 10 a 24 mm; Material: Cromo molibdeno',
      'Para auto de hoy, en milímetros.',
    ],
    [
      'DJ-R3',
      299,
      'Juego de dados para rin de aluminio 3 piezas',
      'Contenido: 3 piezas; Cuadro: 1/2"; Medidas: 17, 19 y 21 mm; Funda: Plástica',
      'La funda no raya el rin.',
    ],
    [
      'DJ-38',
      449,
      'Juego de dados de impacto 3/8" 12 piezas',
      'Contenido: 12 piezas; Cuadro: 3/8"; Medidas: 8 a 19 mm; Material: Cromo molibdeno',
      'Para llave compacta.',
    ],
  ],
);
