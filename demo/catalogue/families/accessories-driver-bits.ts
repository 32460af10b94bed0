import { family } from '../family.ts';

const TENAZ = { marca: 'TENAZ' } as const;

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
