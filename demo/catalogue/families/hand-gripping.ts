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

export const cutters = machines(
  {
    ...B,
    labels: ['pinzas-y-corte'],
    picture: 'cuter',
    remark: 'Corta siempre hacia afuera y cambia la navaja al primer jalón.',
  },
  [
    [
      'CT-18',
      45,
      'Cúter de 18 mm con cuerpo metálico',
      'Navaja: 18 mm; Cuerpo: Zinc; Repuestos: 3',
      'Seguro de rueda que no se recorre.',
    ],
    ['CT-9', 22.5, 'Cúter de 9 mm', 'Navaja: 9 mm; Cuerpo: Plástico; Repuestos: 1', 'Papel, vinil y cinta.'],
    [
      'CT-RET',
      89,
      'Navaja retráctil de trapecio',
      'Navaja: Trapecio; Cuerpo: Zinc; Repuestos: 5',
      'Para panel de yeso, alfombra y cartón.',
    ],
    [
      'CT-R18',
      29.5,
      'Navajas de repuesto 18 mm 10 piezas',
      'Navaja: 18 mm; Contenido: 10 piezas; Segmentos: 8',
      'Truena la punta cuando pierda filo.',
    ],
    [
      'AR-12',
      139,
      'Arco para segueta 12"',
      'Segueta: 12"; Material: Tubo de acero; Tensión: De mariposa',
      'Con segueta incluida; corta a ras a 45°.',
    ],
    [
      'CZ-TUB',
      159,
      'Cortador de tubo de cobre 1/8" a 1 1/8"',
      'Capacidad: 1/8" a 1 1/8"; Rueda: Acero templado; Rimador: Sí',
      'Corte recto sin rebaba.',
    ],
    [
      'CZ-PVC',
      229,
      'Tijera para tubo de PVC 1 5/8"',
      'Capacidad: 1 5/8"; Hoja: Acero inoxidable; Mecanismo: Matraca',
      'CPVC, PVC y manguera sin polvo.',
    ],
    ['CZ-VAR', 749, 'Cortapernos 24"', 'Largo: 24"; Capacidad: 3/8"; Cabeza: Forjada', 'Candado, cadena y varilla.'],
    [
      'CZ-AZ24',
      1199,
      'Cortador manual de azulejo 24"',
      'Corte: 24"; Espesor: 14 mm; Rueda: Carburo de tungsteno; Rieles: 2',
      'Raya y parte porcelanato con escuadra.',
    ],
  ],
);

export const snips = machines(
  { ...B, labels: ['pinzas-y-corte'], picture: 'tijeras', remark: 'Resorte y seguro para guardarla cerrada.' },
  [
    [
      'TJ-REC',
      199,
      'Tijera de aviación corte recto 10"',
      'Corte: Recto; Capacidad: Calibre 18; Largo: 10"',
      'Lámina y canal de panel.',
    ],
    [
      'TJ-IZQ',
      199,
      'Tijera de aviación corte izquierdo 10"',
      'Corte: Izquierdo; Capacidad: Calibre 18; Largo: 10"',
      'Curva a la izquierda, mango rojo.',
    ],
    [
      'TJ-DER',
      199,
      'Tijera de aviación corte derecho 10"',
      'Corte: Derecho; Capacidad: Calibre 18; Largo: 10"',
      'Curva a la derecha, mango verde.',
    ],
    [
      'TJ-USO',
      89,
      'Tijera de uso general 8"',
      'Largo: 8"; Hoja: Acero inoxidable; Mango: Bimaterial',
      'Cinta, cartón y hule.',
    ],
  ],
);
