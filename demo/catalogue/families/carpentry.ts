import { machines } from '../family.ts';

const CORDED = 'Tensión: 120 V, 60 Hz; Garantía: 2 años';

export const circularSaws = machines(
  {
    marca: 'TENAZ',
    labels: ['sierras-circulares'],
    picture: 'sierra-circular',
    ficha: CORDED,
    caracteristicas: ['Base de aluminio', 'Guarda inferior retráctil', 'Guía paralela incluida'],
  },
  [
    [
      'SI-714',
      1899,
      'Sierra circular 7 1/4" 1800 W',
      'Potencia: 1800 W; Disco: 7 1/4"; Corte a 90°: 65 mm; Corte a 45°: 45 mm; Velocidad: 5,500 rpm; Cable: 3 m; Peso: 4.2 kg',
      'Viga, triplay y cimbra. El soplador mantiene a la vista la línea de corte.',
    ],
    [
      'TZ-SC74',
      2090,
      'Sierra circular 7 1/4", 1400 W con guía láser',
      'Potencia: 1400 W; Disco: 7 1/4"; Corte a 90°: 63 mm; Corte a 45°: 43 mm; Velocidad: 5,000 rpm; Cable: 2.5 m; Peso: 3.8 kg',
      'Guía láser y bolsa para polvo para cortar dentro de casa.',
    ],
    [
      'TZ-SI1200',
      1299,
      'Sierra circular 7 1/4" 1200 W',
      'Potencia: 1200 W; Disco: 7 1/4"; Corte a 90°: 60 mm; Corte a 45°: 40 mm; Velocidad: 4,800 rpm; Cable: 2 m; Peso: 3.6 kg',
      'La económica para tablero y tarima.',
    ],
    [
      'TZ-SI914',
      3299,
      'Sierra circular 9 1/4" 2100 W',
      'Potencia: 2100 W; Disco: 9 1/4"; Corte a 90°: 85 mm; Corte a 45°: 62 mm; Velocidad: 4,500 rpm; Cable: 3 m; Peso: 6.1 kg',
      'Corta polín de 3 1/2" de una sola pasada.',
    ],
    [
      'TZ-SP65',
      4999,
      'Sierra de incisión 6 1/2" 1200 W para riel',
      'Potencia: 1200 W; Disco: 6 1/2"; Corte a 90°: 55 mm; Corte a 45°: 42 mm; Velocidad: 2,000 a 5,500 rpm; Riel: Se vende aparte; Peso: 4.9 kg',
      'Corte recto y sin astilla en melamina, como de mesa, pero en la obra.',
    ],
    [
      'TZ-RG14',
      1599,
      'Riel guía 1.4 m para sierra de incisión',
      'Longitud: 1.4 m; Material: Aluminio extruido; Tira: Contra astillas, reemplazable; Peso: 2.4 kg',
      'Dos rieles se unen para cortar hojas completas de 2.44 m.',
    ],
    [
      'TZ-MS45',
      1749,
      'Minisierra circular 4 1/2" 600 W',
      'Potencia: 600 W; Disco: 4 1/2"; Corte a 90°: 28 mm; Velocidad: 4,000 rpm; Cable: 3 m; Peso: 2.3 kg',
      'Duela, laminado y lambrín. Con disco de diamante corta azulejo.',
    ],
  ],
);

export const jigsaws = machines(
  {
    marca: 'TENAZ',
    labels: ['sierras-caladoras'],
    picture: 'caladora',
    ficha: CORDED,
    caracteristicas: ['Base inclinable a 45°', 'Soplador de viruta'],
  },
  [
    [
      'SC-650',
      949,
      'Sierra caladora 650 W',
      'Potencia: 650 W; Carrera: 20 mm; Velocidad: 0 a 3,000 cpm; Corte en madera: 80 mm; Corte en metal: 8 mm; Péndulo: 4 posiciones; Cable: 2.5 m; Peso: 2.2 kg',
      'Recortes de cubierta, letras y curvas. Acepta hoja de zanco T.',
    ],
    [
      'TZ-SC450',
      599,
      'Sierra caladora 450 W',
      'Potencia: 450 W; Carrera: 18 mm; Velocidad: 0 a 3,000 cpm; Corte en madera: 55 mm; Corte en metal: 6 mm; Péndulo: Fijo; Cable: 2 m; Peso: 1.6 kg',
      'Para manualidades y MDF de hasta 18 mm.',
    ],
    [
      'TZ-SC800',
      1499,
      'Sierra caladora 800 W con cambio de hoja sin llave',
      'Potencia: 800 W; Carrera: 26 mm; Velocidad: 500 a 3,100 cpm; Corte en madera: 110 mm; Corte en metal: 10 mm; Péndulo: 4 posiciones; Cable: 3 m; Peso: 2.5 kg',
      'Sueltas la hoja con una palanca, sin quemarte. Control electrónico que no se ahoga.',
    ],
    [
      'TZ-SC850C',
      1899,
      'Sierra caladora de cuerpo recto 850 W',
      'Potencia: 850 W; Carrera: 26 mm; Velocidad: 800 a 3,200 cpm; Corte en madera: 120 mm; Corte en metal: 10 mm; Péndulo: 4 posiciones; Cable: 3 m; Peso: 2.4 kg',
      'Se guía desde abajo: el corte en curva queda a escuadra.',
    ],
    [
      'TZ-SCC16',
      2499,
      'Sierra de calar de banco 16"',
      'Potencia: 120 W; Garganta: 16"; Velocidad: 550 a 1,650 cpm; Corte en madera: 50 mm; Mesa: Inclinable a 45°; Peso: 12 kg',
      'Calado fino, rompecabezas y marquetería.',
    ],
  ],
);

export const miterSaws = machines(
  {
    marca: 'TENAZ',
    labels: ['sierras-de-inglete'],
    picture: 'ingletadora',
    ficha: CORDED,
    caracteristicas: ['Mesa con topes en 0, 15, 22.5, 31.6 y 45°', 'Bolsa para polvo y prensa vertical'],
  },
  [
    [
      'SIN-10',
      4299,
      'Sierra de inglete 10" 1800 W',
      'Potencia: 1800 W; Disco: 10"; Corte a 90°: 75 x 140 mm; Inglete: 0 a 45° a ambos lados; Bisel: 45° a la izquierda; Velocidad: 5,000 rpm; Peso: 14 kg',
      'Marcos, zoclos y duela con corte repetible. Guía láser alineable.',
    ],
    [
      'TZ-SIN8',
      3199,
      'Sierra de inglete 8 1/4" 1400 W',
      'Potencia: 1400 W; Disco: 8 1/4"; Corte a 90°: 55 x 120 mm; Inglete: 0 a 45° a ambos lados; Bisel: 45° a la izquierda; Velocidad: 5,000 rpm; Peso: 8.9 kg',
      'Ligera, para subirla a cada departamento.',
    ],
    [
      'TZ-SIN10T',
      6499,
      'Sierra de inglete telescópica 10" 2000 W',
      'Potencia: 2000 W; Disco: 10"; Corte a 90°: 78 x 305 mm; Inglete: 0 a 47° a ambos lados; Bisel: 45° a ambos lados; Velocidad: 4,800 rpm; Peso: 19.5 kg',
      'Los rieles dan 305 mm de ancho: entrepaños y escalones de un tirón.',
    ],
    [
      'TZ-SIN12',
      8999,
      'Sierra de inglete telescópica 12" 2200 W',
      'Potencia: 2200 W; Disco: 12"; Corte a 90°: 100 x 340 mm; Inglete: 0 a 52° a ambos lados; Bisel: 48° a ambos lados; Velocidad: 3,800 rpm; Peso: 26 kg',
      'Para ebanistería y viga. La luz de sombra marca el corte con disco nuevo o afilado.',
    ],
    [
      'TZ-BSI',
      2499,
      'Base plegable con extensiones para sierra de inglete',
      'Capacidad: 150 kg; Extensión: 1.1 a 2.3 m; Altura: 86 cm; Peso: 15.5 kg',
      'Se abre en un minuto y detiene tramos de 3 m.',
      'sierra-mesa',
    ],
  ],
);

export const tableSaws = machines(
  {
    marca: 'TENAZ',
    labels: ['sierras-de-inglete'],
    picture: 'sierra-mesa',
    ficha: CORDED,
    caracteristicas: ['Guía paralela y guía de inglete', 'Cuchilla separadora con protector'],
  },
  [
    [
      'TZ-SMS8',
      5299,
      'Sierra de mesa 8 1/4" 1500 W',
      'Potencia: 1500 W; Disco: 8 1/4"; Corte a 90°: 65 mm; Ancho de guía: 610 mm; Velocidad: 5,000 rpm; Peso: 20.5 kg',
      'Portátil y con guía de cremallera que queda paralela sola.',
    ],
    [
      'TZ-SMS10',
      null,
      'Sierra de mesa 10" 1800 W con base plegable',
      'Potencia: 1800 W; Disco: 10"; Corte a 90°: 79 mm; Ancho de guía: 825 mm; Velocidad: 4,800 rpm; Peso: 41 kg',
      'Corta hojas de 1.22 m por mitad. La base tiene ruedas.',
    ],
    [
      'TZ-SMS10T',
      null,
      'Sierra de mesa de taller 10" 3 HP',
      'Potencia: 3 HP; Disco: 10"; Corte a 90°: 80 mm; Ancho de guía: 1.32 m; Velocidad: 4,000 rpm; Peso: 198 kg',
      'Mesa de hierro y banda triple para carpintería establecida. Línea de 240 V.',
    ],
    [
      'TZ-SCI10',
      6299,
      'Sierra cinta para madera 10"',
      'Potencia: 1/2 HP; Garganta: 245 mm; Altura de corte: 120 mm; Cinta: 72"; Mesa: Inclinable a 45°; Peso: 34 kg',
      'Curvas y reaserrado de tabla delgada.',
    ],
  ],
);

export const reciprocatingSaws = machines(
  { marca: 'TENAZ', labels: ['sierras-reciprocantes'], picture: 'reciprocante', ficha: CORDED },
  [
    [
      'SR-1100',
      1899,
      'Sierra reciprocante sable 1100 W',
      'Potencia: 1100 W; Carrera: 29 mm; Velocidad: 0 a 2,800 cpm; Corte en madera: 250 mm; Corte en tubo: 130 mm; Cable: 3 m; Peso: 3.5 kg',
      'Demolición selectiva: marcos, tarimas y tubería. Zapata ajustable para usar toda la hoja.',
    ],
    [
      'TZ-SR850',
      1349,
      'Sierra reciprocante 850 W',
      'Potencia: 850 W; Carrera: 22 mm; Velocidad: 0 a 2,700 cpm; Corte en madera: 180 mm; Corte en tubo: 100 mm; Cable: 2.5 m; Peso: 2.8 kg',
      'Para podar, cortar PVC y reparar.',
    ],
    [
      'TZ-SR1400',
      2899,
      'Sierra reciprocante orbital 1400 W',
      'Potencia: 1400 W; Carrera: 32 mm; Velocidad: 0 a 3,000 cpm; Corte en madera: 300 mm; Corte en tubo: 150 mm; Cable: 4 m; Peso: 4.3 kg',
      'Movimiento orbital para madera gruesa y contrapeso contra la vibración.',
    ],
  ],
);

export const routers = machines({ marca: 'TENAZ', labels: ['rebajadoras'], picture: 'rebajadora', ficha: CORDED }, [
  [
    'RB-14',
    1399,
    'Rebajadora router 1/4" 710 W',
    'Potencia: 710 W; Boquilla: 1/4"; Velocidad: 10,000 a 30,000 rpm; Profundidad: 40 mm; Cable: 2.5 m; Peso: 1.9 kg',
    'De una mano para cantos, bisagras de cazoleta y chaflán de melamina.',
  ],
  [
    'TZ-RB14K',
    2299,
    'Rebajadora 1/4" 710 W con tres bases',
    'Potencia: 710 W; Boquilla: 1/4"; Velocidad: 10,000 a 30,000 rpm; Profundidad: 40 mm; Bases: Fija, inclinable y de inmersión; Peso: 4.3 kg',
    'La base de inmersión abre ranuras a media tabla y la inclinable cantea en ángulo.',
  ],
  [
    'TZ-RB12',
    2799,
    'Rebajadora de inmersión 1/2" 1600 W',
    'Potencia: 1600 W; Boquilla: 1/2" y 1/4"; Velocidad: 9,000 a 23,000 rpm; Profundidad: 60 mm; Cable: 3 m; Peso: 4.8 kg',
    'Para puertas de tablero y ranura profunda. Ajuste fino de 0.1 mm.',
  ],
  [
    'TZ-RB12P',
    4299,
    'Rebajadora de inmersión 1/2" 2200 W',
    'Potencia: 2200 W; Boquilla: 1/2" y 1/4"; Velocidad: 8,000 a 22,000 rpm; Profundidad: 70 mm; Cable: 4 m; Peso: 6.1 kg',
    'Se monta en mesa y se sube desde arriba con manivela.',
  ],
  [
    'TZ-MR1',
    3199,
    'Mesa para rebajadora con guía',
    'Mesa: 60 x 40 cm; Material: Aluminio; Insertos: 3; Altura: 36 cm; Peso: 10.5 kg',
    'Convierte la rebajadora en trompo chico para molduras.',
    'sierra-mesa',
  ],
  [
    'TZ-EG560',
    2699,
    'Ensambladora de galleta 900 W',
    'Potencia: 900 W; Disco: 4"; Profundidad: 20 mm; Ángulo: 0 a 90°; Velocidad: 11,000 rpm; Peso: 3.2 kg',
    'Uniones ocultas con galleta núm. 0, 10 y 20.',
    'esmeriladora',
  ],
]);

export const planers = machines({ marca: 'TENAZ', labels: ['cepillos'], picture: 'cepillo', ficha: CORDED }, [
  [
    'CE-314',
    1599,
    'Cepillo eléctrico 3 1/4" 750 W',
    'Potencia: 750 W; Ancho: 3 1/4"; Profundidad: 0 a 3 mm; Velocidad: 16,500 rpm; Rebaje: 9 mm; Cable: 2.5 m; Peso: 2.8 kg',
    'Empareja puertas y cantos. Cuchillas reversibles de carburo.',
  ],
  [
    'TZ-CE1100',
    2699,
    'Cepillo eléctrico 3 1/4" 1100 W de uso pesado',
    'Potencia: 1100 W; Ancho: 3 1/4"; Profundidad: 0 a 4 mm; Velocidad: 16,000 rpm; Rebaje: 22 mm; Cable: 4 m; Peso: 4.1 kg',
    'Tres ranuras en V para chaflán y bota la viruta al lado que elijas.',
  ],
  [
    'TZ-CE434',
    3999,
    'Cepillo eléctrico 4 3/8" 1300 W',
    'Potencia: 1300 W; Ancho: 4 3/8"; Profundidad: 0 a 3.5 mm; Velocidad: 15,000 rpm; Rebaje: 22 mm; Cable: 4 m; Peso: 5.6 kg',
    'Para vigas y tablones en menos pasadas.',
  ],
  [
    'TZ-CP13',
    null,
    'Cepilladora de grueso 13" 1800 W',
    'Potencia: 1800 W; Ancho: 13"; Altura: 6"; Avance: 8 m/min; Cuchillas: 3 reversibles; Peso: 38 kg',
    'Deja la tabla a grueso con 0.1 mm de precisión.',
  ],
  [
    'TZ-CN6',
    7999,
    'Canteadora de banco 6" 1500 W',
    'Potencia: 1500 W; Ancho: 6"; Profundidad: 0 a 3 mm; Velocidad: 10,000 rpm; Mesa: 76 cm; Peso: 17.5 kg',
    'Canto a escuadra para encolar tableros sin luz.',
  ],
]);

export const woodSanders = machines(
  { marca: 'TENAZ', labels: ['lijadoras'], picture: 'lijadora-orbital', ficha: CORDED },
  [
    [
      'LR-5',
      1049,
      'Lijadora roto orbital 5" 300 W',
      'Potencia: 300 W; Plato: 5" autoadherible; Órbita: 2.4 mm; Velocidad: 6,000 a 12,000 opm; Cable: 3 m; Peso: 1.6 kg',
      'El acabado parejo antes del barniz, sin rayas cruzadas.',
    ],
    [
      'TZ-LR6',
      2199,
      'Lijadora roto orbital 6" 450 W',
      'Potencia: 450 W; Plato: 6" autoadherible; Órbita: 5 mm; Velocidad: 4,000 a 10,000 opm; Cable: 4 m; Peso: 2.3 kg',
      'Quita material rápido en cubiertas y mesas grandes.',
    ],
    [
      'TZ-LP4',
      749,
      'Lijadora de palma 1/4 de hoja 240 W',
      'Potencia: 240 W; Lija: 1/4 de hoja; Órbita: 1.6 mm; Velocidad: 14,000 opm; Cable: 2.5 m; Peso: 1.2 kg',
      'Barata de mantener: usa pliego común cortado en cuatro.',
    ],
    [
      'TZ-LO2',
      1349,
      'Lijadora orbital 1/2 hoja 300 W',
      'Potencia: 300 W; Lija: 1/2 hoja; Órbita: 2.4 mm; Velocidad: 6,000 a 11,000 opm; Cable: 3 m; Peso: 2.6 kg',
      'Base larga para superficies planas y cantos de puerta.',
    ],
    [
      'TZ-LM9',
      4499,
      'Lijadora de muro 9" 750 W con mango extensible',
      'Potencia: 750 W; Plato: 9"; Velocidad: 800 a 1,800 rpm; Alcance: 1.2 a 1.7 m; Manguera: 4 m; Peso: 4.4 kg',
      'Empareja juntas de panel de yeso sin andamio y con el polvo en la aspiradora.',
    ],
    [
      'TZ-LDT',
      899,
      'Lijadora de detalle 200 W',
      'Potencia: 200 W; Base: Triangular de 95 mm; Órbita: 2 mm; Velocidad: 11,000 opm; Cable: 2.5 m; Peso: 1 kg',
      'Para persianas, esquinas y molduras.',
    ],
  ],
);

export const beltSanders = machines(
  { marca: 'TENAZ', labels: ['lijadoras'], picture: 'lijadora-banda', ficha: CORDED },
  [
    [
      'LB-321',
      2099,
      'Lijadora de banda 3 x 21" 900 W',
      'Potencia: 900 W; Banda: 3 x 21"; Velocidad: 180 a 380 m/min; Ajuste: De centrado manual; Cable: 3 m; Peso: 3.4 kg',
      'Desbasta pintura vieja y nivela duela. Mantenla en movimiento para no marcar.',
    ],
    [
      'TZ-LB424',
      3799,
      'Lijadora de banda 4 x 24" 1200 W',
      'Potencia: 1200 W; Banda: 4 x 24"; Velocidad: 250 a 500 m/min; Ajuste: De centrado automático; Cable: 4 m; Peso: 6.2 kg',
      'Para pisos, mesas y puertas macizas.',
    ],
    [
      'TZ-LBD',
      3499,
      'Lijadora de banco banda 4 x 36" y disco 6"',
      'Potencia: 1/2 HP; Banda: 4 x 36"; Disco: 6"; Mesa: Inclinable a 45°; Peso: 17 kg',
      'Da forma y escuadra a piezas chicas, de frente o de canto.',
    ],
    [
      'TZ-LBM',
      2899,
      'Lijadora de banda para metal 1 1/4 x 21" tipo lima',
      'Potencia: 550 W; Banda: 1 1/4 x 21"; Velocidad: 300 a 1,000 m/min; Brazo: Giratorio; Cable: 3 m; Peso: 2.1 kg',
      'Entra en uniones de tubo y limpia cordones en inoxidable.',
    ],
  ],
);
