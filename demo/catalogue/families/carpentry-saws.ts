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
      'Potencia: 650 W; Carrera: 20 mm; Velocidad: 0 a 3,000 cpm; Corte en madera: 80 mm; Corte en metal: 8 mm; Zanco: T; Péndulo: 4 posiciones; Peso: 2.2 kg',
      'Recortes de cubierta, letras y curvas. Acepta hoja de zanco T.',
    ],
    [
      'TZ-SC450',
      599,
      'Sierra caladora 450 W',
      'Potencia: 450 W; Carrera: 18 mm; Velocidad: 0 a 3,000 cpm; Corte en madera: 55 mm; Corte en metal: 6 mm; Zanco: T; Péndulo: Fijo; Peso: 1.6 kg',
      'Para manualidades y MDF de hasta 18 mm.',
    ],
    [
      'TZ-SC800',
      1499,
      'Sierra caladora 800 W con cambio de hoja sin llave',
      'Potencia: 800 W; Carrera: 26 mm; Velocidad: 500 a 3,100 cpm; Corte en madera: 110 mm; Corte en metal: 10 mm; Zanco: T; Péndulo: 4 posiciones; Peso: 2.5 kg',
      'Sueltas la hoja con una palanca, sin quemarte. Control electrónico que no se ahoga.',
    ],
    [
      'TZ-SC850C',
      1899,
      'Sierra caladora de cuerpo recto 850 W',
      'Potencia: 850 W; Carrera: 26 mm; Velocidad: 800 a 3,200 cpm; Corte en madera: 120 mm; Corte en metal: 10 mm; Zanco: T; Péndulo: 4 posiciones; Peso: 2.4 kg',
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

export const reciprocatingSaws = machines(
  { marca: 'TENAZ', labels: ['sierras-reciprocantes'], picture: 'reciprocante', ficha: CORDED },
  [
    [
      'SR-1100',
      1899,
      'Sierra reciprocante sable 1100 W',
      'Potencia: 1100 W; Carrera: 29 mm; Velocidad: 0 a 2,800 cpm; Zanco: Universal; Corte en madera: 250 mm; Corte en tubo: 130 mm; Cable: 3 m; Peso: 3.5 kg',
      'Demolición selectiva: marcos, tarimas y tubería. Zapata ajustable para usar toda la hoja.',
    ],
    [
      'TZ-SR850',
      1349,
      'Sierra reciprocante 850 W',
      'Potencia: 850 W; Carrera: 22 mm; Velocidad: 0 a 2,700 cpm; Zanco: Universal; Corte en madera: 180 mm; Corte en tubo: 100 mm; Cable: 2.5 m; Peso: 2.8 kg',
      'Para podar, cortar PVC y reparar.',
    ],
    [
      'TZ-SR1400',
      2899,
      'Sierra reciprocante orbital 1400 W',
      'Potencia: 1400 W; Carrera: 32 mm; Velocidad: 0 a 3,000 cpm; Zanco: Universal; Corte en madera: 300 mm; Corte en tubo: 150 mm; Cable: 4 m; Peso: 4.3 kg',
      'Movimiento orbital para madera gruesa y contrapeso contra la vibración.',
    ],
  ],
);
