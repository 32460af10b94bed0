import { machines } from '../family.ts';

const B = { marca: 'Bravío', labels: ['medicion-y-trazo'] } as const;

export const lasers = machines(
  { ...B, marca: 'TENAZ', picture: 'nivel-laser', remark: 'No mires el haz de frente.', ficha: 'Garantía: 1 año' },
  [
    [
      'NL-2',
      1499,
      'Nivel láser de líneas autonivelante',
      'Líneas: 2 rojas; Alcance: 15 m; Precisión: ±3 mm a 10 m; Nivelación: ±4°; Alimentación: 2 baterías AA',
      'Horizontal y vertical para azulejo, plafón y cuadros.',
    ],
    [
      'NL-2V',
      2299,
      'Nivel láser de líneas verdes autonivelante',
      'Líneas: 2 verdes; Alcance: 25 m; Precisión: ±3 mm a 10 m; Nivelación: ±4°; Alimentación: Recargable',
      'La línea verde se ve con luz de día.',
    ],
    [
      'NL-360',
      null,
      'Nivel láser 3 x 360° verde',
      'Líneas: 3 de 360° verdes; Alcance: 30 m; Precisión: ±3 mm a 10 m; Nivelación: ±4°; Alimentación: Batería de 12 V',
      'Un cuarto completo sin mover el aparato. Soporte de muro incluido.',
    ],
    [
      'NL-ROT',
      null,
      'Nivel láser rotativo para exterior con receptor',
      'Alcance: 300 m con receptor; Precisión: ±2 mm a 20 m; Nivelación: ±5°; Protección: IP54',
      'Terracería y losas. Incluye tripié y estadal.',
    ],
    [
      'ML-40',
      749,
      'Medidor láser de distancia 40 m',
      'Alcance: 40 m; Precisión: ±2 mm; Funciones: Área y volumen; Alimentación: 2 baterías AAA',
      'Saca los metros cuadrados para calcular pintura.',
      'multimetro',
    ],
    [
      'ML-80',
      1249,
      'Medidor láser de distancia 80 m',
      'Alcance: 80 m; Precisión: ±1.5 mm; Funciones: Área, volumen y Pitágoras; Memoria: 20 lecturas',
      'Altura indirecta y apuntador con cámara.',
      'multimetro',
    ],
    [
      'TM-IR',
      649,
      'Termómetro infrarrojo -50 a 550 °C',
      'Rango: -50 a 550 °C; Relación: 12 a 1; Precisión: ±1.5 %; Emisividad: Ajustable',
      'Balero, tablero y ducto sin tocar.',
      'multimetro',
    ],
    [
      'DT-1',
      999,
      'Detector de metal, cable y madera en muro',
      'Profundidad: Metal 100 mm, cable 50 mm, madera 30 mm; Aviso: Luz y sonido',
      'Antes de perforar, pásalo dos veces en cruz por el muro.',
      'multimetro',
    ],
  ],
);
