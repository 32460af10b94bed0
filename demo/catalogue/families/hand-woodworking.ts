import { machines } from '../family.ts';

const B = { marca: 'Bravío' } as const;

export const chiselsAndPlanes = machines(
  {
    ...B,
    labels: ['formones-y-serruchos'],
    picture: 'formon',
    remark: 'Llega afilado; pásalo por piedra y aceite antes del primer trabajo.',
  },
  [
    [
      'FM-14',
      79,
      'Formón para madera 1/4"',
      'Ancho: 1/4"; Largo: 10"; Hoja: Cromo vanadio; Mango: Bimaterial',
      'Cajas finas y bisagra.',
    ],
    [
      'FM-12',
      89,
      'Formón para madera 1/2"',
      'Ancho: 1/2"; Largo: 10"; Hoja: Cromo vanadio; Mango: Bimaterial',
      'La medida de cerradura.',
    ],
    [
      'FM-34',
      99,
      'Formón para madera 3/4"',
      'Ancho: 3/4"; Largo: 10"; Hoja: Cromo vanadio; Mango: Bimaterial',
      'Espigas y rebajos.',
    ],
    [
      'FM-1',
      115,
      'Formón para madera 1"',
      'Ancho: 1"; Largo: 10 1/2"; Hoja: Cromo vanadio; Mango: Bimaterial',
      'Limpia cajas anchas.',
    ],
    [
      'FM-J4',
      319,
      'Juego de formones para madera 4 piezas',
      'Contenido: 4 piezas; Medidas: 1/4" a 1"; Hoja: Cromo vanadio; Estuche: Tela',
      'Con casquillo de acero para golpear.',
    ],
    [
      'GU-J6',
      449,
      'Juego de gubias para tallar 6 piezas',
      'Contenido: 6 piezas; Hoja: Acero al carbono; Mango: Madera',
      'Tallado y letra en madera blanda.',
    ],
    [
      'CM-9',
      599,
      'Cepillo de mano para carpintero 9"',
      'Largo: 9"; Cuchilla: 2"; Base: Hierro; Mango: Madera',
      'Ajuste fino por tornillo: rebaja a pelo.',
    ],
    [
      'ES-MED',
      129,
      'Escofina media caña 10"',
      'Largo: 10"; Forma: Media caña; Mango: Plástico',
      'Da forma rápido en curva y recto.',
    ],
    ['LI-10', 119, 'Lima plana bastarda 10"', 'Largo: 10"; Forma: Plana; Corte: Bastardo', 'Mata filo y ajusta metal.'],
  ],
);

export const handSaws = machines(
  { ...B, labels: ['formones-y-serruchos'], picture: 'serrucho', remark: 'Dientes templados que conservan el filo.' },
  [
    [
      'SE-16',
      149,
      'Serrucho 16" de punta fina',
      'Largo: 16"; Dientes: 11 por pulgada; Mango: Bimaterial; Hoja: Acero templado',
      'Cabe en la caja de herramienta.',
    ],
    [
      'SE-20',
      179,
      'Serrucho 20"',
      'Largo: 20"; Dientes: 9 por pulgada; Mango: Bimaterial; Hoja: Acero templado',
      'Triplay y tabla.',
    ],
    [
      'SE-22',
      199,
      'Serrucho 22"',
      'Largo: 22"; Dientes: 8 por pulgada; Mango: Madera; Hoja: Acero templado',
      'Polín y tabla gruesa; el lomo marca 45° y 90°.',
    ],
    [
      'SE-COS',
      169,
      'Serrucho de costilla 12"',
      'Largo: 12"; Dientes: 13 por pulgada; Mango: Madera; Lomo: Acero',
      'Ensambles y caja de ingletes.',
    ],
    [
      'SE-PUN',
      89,
      'Serrucho de punta 6" para panel de yeso',
      'Largo: 6"; Dientes: 8 por pulgada; Mango: Bimaterial',
      'Abre el hueco del contacto sin barreno previo.',
    ],
    [
      'SE-POD',
      189,
      'Serrucho plegable para poda 8"',
      'Largo: 8"; Dientes: 7 por pulgada; Corte: Al jalar',
      'Se dobla en el bolsillo.',
    ],
    [
      'SE-JAP',
      299,
      'Serrucho de jalón de doble filo 10"',
      'Largo: 10"; Dientes: 9 y 17 por pulgada; Mango: Ratán',
      'Corte delgadísimo al jalar.',
    ],
    [
      'CI-ING',
      179,
      'Caja de ingletes de plástico con serrucho',
      'Ángulos: 45° y 90°; Ancho: 4"; Serrucho: 14" incluido',
      'Zoclos y junquillos sin máquina.',
    ],
  ],
);
