import { machines } from '../family.ts';

const B = { marca: 'Bravío' } as const;

export const pliers = machines(
  {
    ...B,
    labels: ['pinzas-y-corte'],
    picture: 'pinzas',
    remark: 'Filo templado que corta cable y alambre sin mellarse.',
    ficha: 'Material: Acero al cromo níquel',
  },
  [
    [
      'PE-8',
      189,
      'Pinzas de electricista 8"',
      'Largo: 8"; Mangos: Forrados; Corte: Templado por inducción',
      'Cortan, jalan y tuercen cable; con prensaterminal.',
    ],
    [
      'PE-9',
      229,
      'Pinzas de electricista 9" de alta palanca',
      'Largo: 9"; Mangos: Bimaterial; Corte: Templado por inducción',
      'Un tercio menos de esfuerzo al cortar.',
    ],
    [
      'PE-AIS',
      349,
      'Pinzas de electricista 8" aisladas 1000 V',
      'Largo: 8"; Mangos: Aislados 1000 V; Corte: Templado por inducción',
      'Para trabajo con riesgo eléctrico.',
    ],
    ['PP-6', 139, 'Pinzas de punta 6"', 'Largo: 6"; Mangos: Forrados; Punta: Media caña', 'Ojales y rincones.'],
    [
      'PP-8',
      169,
      'Pinzas de punta 8"',
      'Largo: 8"; Mangos: Forrados; Punta: Media caña',
      'Alcance largo para tableros.',
    ],
    [
      'PC-6',
      139,
      'Pinzas de corte diagonal 6"',
      'Largo: 6"; Mangos: Forrados; Corte: Al ras',
      'Cincho y cable delgado.',
    ],
    [
      'PC-8',
      179,
      'Pinzas de corte diagonal 8"',
      'Largo: 8"; Mangos: Forrados; Corte: Templado por inducción',
      'Alambre recocido y cable.',
    ],
    ['PX-10', 179, 'Pinzas de extensión 10"', 'Largo: 10"; Apertura: 1 1/2"; Posiciones: 7', 'Para cespol y tubo.'],
    [
      'PX-12',
      239,
      'Pinzas de extensión 12"',
      'Largo: 12"; Apertura: 2 1/4"; Posiciones: 9',
      'Tuerca grande de plomería.',
    ],
    ['PM-8', 119, 'Pinzas de chofer 8"', 'Largo: 8"; Mangos: Forrados; Posiciones: 2', 'Las de siempre, para la casa.'],
    [
      'PE-PEL',
      199,
      'Pinzas pelacables automáticas 8"',
      'Calibres: 24 a 10; Largo: 8"; Prensa: Terminales',
      'Pelan de un apretón sin cortar el hilo.',
    ],
    [
      'PE-CRI',
      249,
      'Pinzas ponchadoras para terminal 9"',
      'Terminal: Calibre 22 a 10; Largo: 9"; Matraca: Sí',
      'No sueltan hasta cerrar bien.',
    ],
    [
      'PI-REM',
      199,
      'Pistola remachadora manual con 60 remaches',
      'Remache: 3/32" a 3/16"; Largo: 10"; Contenido: 60 remaches',
      'Cuatro boquillas para lámina y canal.',
    ],
    [
      'PI-ENG',
      219,
      'Engrapadora manual de uso rudo',
      'Grapa: 1/4" a 9/16"; Cargador: 84 grapas; Material: Acero',
      'Tapiz, tela mosquitera y aislante.',
    ],
  ],
);

export const lockingPliers = machines(
  {
    ...B,
    labels: ['pinzas-y-corte'],
    picture: 'pinzas-presion',
    remark: 'El tornillo regula la presión y la palanca suelta de golpe.',
    ficha: 'Material: Cromo vanadio',
  },
  [
    [
      'PR-7',
      149,
      'Pinzas de presión 7"',
      'Largo: 7"; Mordaza: Curva; Apertura: 1 1/2"',
      'Tornillo barrido y pieza chica.',
    ],
    [
      'PR-10',
      179,
      'Pinzas de presión 10"',
      'Largo: 10"; Mordaza: Curva; Apertura: 1 7/8"',
      'Se ajustan con el tornillo y no sueltan.',
    ],
    [
      'PR-10R',
      179,
      'Pinzas de presión 10" mordaza recta',
      'Largo: 10"; Mordaza: Recta; Apertura: 1 5/8"',
      'Para solera y lámina.',
    ],
    [
      'PR-C11',
      249,
      'Pinzas de presión tipo C 11"',
      'Largo: 11"; Mordaza: En C; Apertura: 3 1/4"',
      'Tercera mano del soldador.',
    ],
    [
      'PR-9P',
      199,
      'Pinzas de presión de punta 9"',
      'Largo: 9"; Mordaza: De punta larga; Apertura: 2 1/4"',
      'Donde no cabe la normal.',
    ],
  ],
);
