import { machines } from '../family.ts';

const BRAVIO = { marca: 'Bravío', labels: ['lijas-y-abrasivos'], picture: 'lija' } as const;

export const abrasiveOddments = machines(BRAVIO, [
  [
    'LJ-ESP',
    32,
    'Esponja abrasiva grano medio',
    'Grano: 100; Medida: 4 x 2 3/4"; Caras: 4',
    'Molduras y redondos; se lava y sigue.',
  ],
  [
    'LJ-FIB',
    19.5,
    'Fibra abrasiva verde 6 x 9"',
    'Grano: 320 equivalente; Medida: 6 x 9"; Material: Nailon',
    'Opaca esmalte y limpia acero.',
  ],
  [
    'LJ-BLO',
    69,
    'Bloque de hule para lija',
    'Medida: 5 x 2 1/2"; Material: Hule',
    'La mano plana que la lija necesita.',
  ],
  [
    'LJ-LAN',
    45,
    'Lana de acero fina 200 g',
    'Grado: 0; Presentación: 200 g',
    'Entre manos de barniz y para limpiar bronce.',
  ],
  [
    'KR-100',
    179,
    'Juego de accesorios para herramienta rotativa 100 piezas',
    'Contenido: 100 piezas; Zanco: 3.2 mm; Uso: Corte, lijado y pulido',
    'Rueditas, fresas, fieltros y mandriles en caja con divisiones.',
    'puntas',
  ],
  [
    'KR-COR',
    69,
    'Discos de corte para herramienta rotativa 36 piezas',
    'Contenido: 36 piezas; Diámetro: 24 mm; Mandril: Incluido',
    'Cortan tornillo y clavo; usa lentes.',
    'disco-corte',
  ],
  [
    'PD-6',
    189,
    'Piedra para esmeril de banco 6" grano 36',
    'Diámetro: 6"; Ancho: 3/4"; Grano: 36; Barreno: 1" con reducciones',
    'Gris, para desbastar acero.',
    'disco-corte',
  ],
  [
    'PD-6F',
    189,
    'Piedra para esmeril de banco 6" grano 60',
    'Diámetro: 6"; Ancho: 3/4"; Grano: 60; Barreno: 1" con reducciones',
    'La fina, para afilar brocas, cinceles y cuchillos.',
    'disco-corte',
  ],
]);
