import { machines } from '../family.ts';

const CORDED = 'Tensión: 120 V, 60 Hz; Garantía: 2 años';

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
