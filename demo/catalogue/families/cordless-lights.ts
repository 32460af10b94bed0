import { machines } from '../family.ts';

export const cordlessLights = machines(
  { marca: 'TENAZ', labels: ['iluminacion-y-limpieza'], picture: 'lampara', ficha: 'Garantía: 1 año' },
  [
    [
      'TZ-LL20',
      749,
      'Lámpara de trabajo LED 20 V, 1,000 lm',
      'Voltaje: 20 V; Flujo luminoso: 1,000 lm; Intensidades: 2; Giro: 140°; Autonomía: 8 h con 4 Ah; Batería: No incluida; Peso: 0.5 kg',
      'Se cuelga, se para o se atornilla a un tripié.',
    ],
    [
      'TZ-LR20L',
      1899,
      'Reflector LED 20 V con tripié, 3,000 lm',
      'Voltaje: 20 V; Flujo luminoso: 3,000 lm; Intensidades: 3; Altura: 1.8 m; Autonomía: 4 h con 4 Ah; Batería: No incluida; Peso: 3.2 kg',
      'Ilumina un cuarto completo para pintar o dar el último vistazo al acabado.',
    ],
    [
      'TZ-LL12',
      499,
      'Lámpara de inspección LED 12 V, 450 lm',
      'Voltaje: 12 V; Flujo luminoso: 450 lm; Intensidades: 2; Imán: En la base; Autonomía: 5 h con 2 Ah; Batería: No incluida; Peso: 0.4 kg',
      'Delgada y con imán para debajo del cofre o dentro del tablero.',
    ],
    [
      'TZ-RD20',
      1799,
      'Radio de obra 20 V con entrada auxiliar',
      'Voltaje: 20 V; Potencia: 12 W; Entradas: Auxiliar y USB; Protección: IP54; Batería: No incluida; Peso: 3.4 kg',
      'Aguanta polvo, caídas y cemento. Carga el teléfono mientras suena.',
      'radio',
    ],
    [
      'TZ-VE20',
      1499,
      'Ventilador de obra 9" 20 V',
      'Voltaje: 20 V; Aspas: 9"; Velocidades: 3; Autonomía: 6 h con 4 Ah; Batería: No incluida; Peso: 2.1 kg',
      'Para el verano de Monterrey: se cuelga, se para y también se conecta a la pared.',
      'ventilador',
    ],
    [
      'TZ-IN20',
      1299,
      'Compresor inflador inalámbrico 20 V',
      'Voltaje: 20 V; Presión máxima: 150 PSI; Manómetro: Digital con paro automático; Manguera: 65 cm; Batería: No incluida; Peso: 1.4 kg',
      'Pones la presión, aprietas y se detiene solo al llegar. Sirve para llanta, balón y colchón.',
      'pistola-aire',
    ],
    [
      'TZ-BO20',
      2899,
      'Bomba de trasvase inalámbrica 20 V',
      'Voltaje: 20 V; Caudal: 30 L/min; Altura: 18 m; Conexión: 3/4"; Batería: No incluida; Peso: 2.6 kg',
      'Vacía cisternas, albercas y zanjas inundadas sin corriente cerca.',
      'bomba',
    ],
  ],
);
