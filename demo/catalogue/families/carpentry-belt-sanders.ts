import { machines } from '../family.ts';

const CORDED = 'Tensión: 120 V, 60 Hz; Garantía: 2 años';

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
