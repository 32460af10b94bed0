import { machines } from '../family.ts';

const CORDED = 'Tensión: 120 V, 60 Hz; Garantía: 2 años';

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
