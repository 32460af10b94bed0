import { machines } from '../family.ts';

export const metalCutting = machines(
  {
    marca: 'TENAZ',
    labels: ['corte-de-metal'],
    picture: 'tronzadora',
    ficha: 'Tensión: 120 V, 60 Hz; Garantía: 2 años',
  },
  [
    [
      'CM-14',
      3299,
      'Cortadora de metales tronzadora 14" 2200 W',
      'Potencia: 2200 W; Disco: 14"; Eje: 1"; Velocidad: 3,800 rpm; Capacidad en tubo: 100 mm; Ángulo: 0 a 45°; Peso: 16.8 kg',
      'Corte parejo de PTR, ángulo y varilla. Prensa de cierre rápido y guarda contra chispa.',
    ],
    [
      'TZ-CM14P',
      4199,
      'Cortadora de metales tronzadora 14" 2600 W con base forjada',
      'Potencia: 2600 W; Disco: 14"; Eje: 1"; Velocidad: 3,900 rpm; Capacidad en tubo: 125 mm; Ángulo: 0 a 45°; Peso: 19.5 kg',
      'Para taller que corta todo el día: base más pesada y motor con protección de sobrecarga.',
    ],
    [
      'TZ-CF14',
      null,
      'Cortadora de metal en frío 14" 1800 W',
      'Potencia: 1800 W; Disco: 14" con carburo; Eje: 1"; Velocidad: 1,400 rpm; Capacidad en tubo: 120 mm; Ángulo: 0 a 45°; Peso: 22 kg',
      'Sin chispa y sin rebaba: la pieza sale fría y lista para soldar.',
    ],
    [
      'TZ-SB5',
      5499,
      'Sierra cinta portátil para metal 5" 1100 W',
      'Potencia: 1100 W; Cinta: 44 7/8"; Velocidad: 35 a 80 m/min; Capacidad: 127 mm; Cable: 3 m; Peso: 6.1 kg',
      'Corta tubería y unicanal en sitio con acabado limpio.',
    ],
    [
      'TZ-SB7',
      null,
      'Sierra cinta de banco para metal 7"',
      'Potencia: 1 HP; Cinta: 93"; Velocidad: 22 a 65 m/min; Capacidad redonda: 178 mm; Enfriamiento: Con bomba; Peso: 140 kg',
      'Para producción: se deja cortando y se detiene sola al terminar.',
    ],
    [
      'TZ-NB16',
      3199,
      'Cortadora de lámina tipo roedora 600 W',
      'Potencia: 600 W; Capacidad en acero: Calibre 16; Radio mínimo: 30 mm; Velocidad: 2,200 cpm; Cable: 2.5 m; Peso: 2 kg',
      'Corta lámina acanalada sin deformarla, en curva o en recto.',
      'rotativa',
    ],
    [
      'TZ-CZ18',
      2899,
      'Cizalla eléctrica para lámina calibre 18',
      'Potencia: 520 W; Capacidad en acero: Calibre 18; Velocidad: 0 a 2,500 cpm; Giro de cabeza: 360°; Cable: 2.5 m; Peso: 2.1 kg',
      'Corte recto y rápido en ducto y canalón.',
      'rotativa',
    ],
    [
      'TZ-DV32',
      null,
      'Cortadora y dobladora de varilla 1 1/4"',
      'Potencia: 3 HP; Capacidad: 1 1/4" grado 42; Ciclo: 2.5 s; Ángulo de doblez: 0 a 180°; Peso: 285 kg',
      'Para habilitado de acero en obra. Se entrega con flete y puesta en marcha.',
    ],
  ],
);
