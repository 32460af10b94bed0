import { machines } from '../family.ts';

const CORDED = 'Tensión: 120 V, 60 Hz; Garantía: 2 años';

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
