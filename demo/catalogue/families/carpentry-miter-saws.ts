import { machines } from '../family.ts';

const CORDED = 'Tensión: 120 V, 60 Hz; Garantía: 2 años';

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
