import { machines } from '../family.ts';

export const cordlessGarden = machines(
  { marca: 'TENAZ', labels: ['jardin-a-bateria', 'jardin'], picture: 'sopladora', ficha: 'Garantía: 2 años' },
  [
    [
      'SO-20V',
      1699,
      'Sopladora inalámbrica 20 V',
      'Voltaje: 20 V; Velocidad de aire: 180 km/h; Flujo: 8 m³/min; Control: Velocidad variable; Batería: 1 de 2 Ah incluida; Peso: 1.9 kg',
      'Barre cochera y patio en minutos. También sirve para sacar polvo del taller.',
    ],
    [
      'TZ-SO20S',
      1099,
      'Sopladora inalámbrica 20 V, sin batería',
      'Voltaje: 20 V; Velocidad de aire: 180 km/h; Flujo: 8 m³/min; Control: Velocidad variable; Batería: No incluida; Peso: 1.5 kg',
      'La sopladora sola, con boquilla plana y redonda.',
    ],
    [
      'TZ-SO40',
      2799,
      'Sopladora inalámbrica turbo 40 V',
      'Voltaje: 40 V; Velocidad de aire: 210 km/h; Flujo: 15 m³/min; Control: Velocidad variable y turbo; Batería: No incluida; Peso: 2.6 kg',
      'Mueve hoja mojada y grava fina en jardines grandes.',
    ],
    [
      'TZ-SO12',
      749,
      'Sopladora compacta inalámbrica 12 V para taller',
      'Voltaje: 12 V; Velocidad de aire: 75 m/s; Flujo: 2.5 m³/min; Control: Tres velocidades; Batería: No incluida; Peso: 0.7 kg',
      'Limpia tableros, máquinas y el banco sin levantar el compresor.',
    ],
  ],
);

export const cordlessTrimmers = machines(
  { marca: 'TENAZ', labels: ['jardin-a-bateria', 'jardin'], picture: 'desbrozadora', ficha: 'Garantía: 2 años' },
  [
    [
      'TZ-DB20',
      1999,
      'Desbrozadora inalámbrica 12" 20 V',
      'Voltaje: 20 V; Ancho de corte: 12"; Hilo: 1.6 mm; Velocidad: 7,800 rpm; Batería: No incluida; Peso: 2.4 kg',
      'Orilla banquetas y arriates de casa. El hilo avanza solo al golpear el cabezal.',
    ],
    [
      'TZ-DB40',
      3999,
      'Desbrozadora inalámbrica 15" 40 V',
      'Voltaje: 40 V; Ancho de corte: 15"; Hilo: 2.4 mm; Velocidad: 5,800 rpm; Motor: Sin carbones; Batería: No incluida; Peso: 4.1 kg',
      'Acepta hilo grueso y cuchilla de tres dientes para maleza de terreno baldío.',
    ],
    [
      'TZ-CS20',
      2299,
      'Cortasetos inalámbrico 20" 20 V',
      'Voltaje: 20 V; Barra: 20"; Separación de dientes: 18 mm; Velocidad: 2,700 cpm; Batería: No incluida; Peso: 2.6 kg',
      'Para setos y bugambilias de hasta 1.5 cm de rama.',
      'cortasetos',
    ],
    [
      'TZ-PD40',
      6499,
      'Podadora inalámbrica 17" 40 V',
      'Voltaje: 40 V; Ancho de corte: 17"; Altura de corte: 25 a 75 mm; Recolector: 45 L; Motor: Sin carbones; Batería: 1 de 4 Ah incluida; Peso: 19 kg',
      'Corta unos 300 m² por carga y se dobla para guardarla parada.',
      'podadora',
    ],
    [
      'TZ-AP20',
      1699,
      'Aspersora inalámbrica de mochila 15 L, 20 V',
      'Voltaje: 20 V; Tanque: 15 L; Presión: 45 PSI; Lanza: 60 cm; Batería: No incluida; Peso: 4.3 kg',
      'Presión constante sin bombear: fertilizante foliar, fumigación y sanitización.',
      'aspersora',
    ],
  ],
);

export const cordlessChainsaws = machines(
  { marca: 'TENAZ', labels: ['jardin-a-bateria', 'jardin'], picture: 'motosierra', ficha: 'Garantía: 2 años' },
  [
    [
      'TZ-MS20',
      2699,
      'Motosierra inalámbrica 10" 20 V',
      'Voltaje: 20 V; Barra: 10"; Paso de cadena: 3/8" bajo perfil; Velocidad: 7.5 m/s; Aceite: Automático, 120 ml; Batería: No incluida; Peso: 2.9 kg',
      'Para podar y hacer leña de ramas de hasta 20 cm.',
    ],
    [
      'TZ-MS40',
      4999,
      'Motosierra inalámbrica 16" 40 V',
      'Voltaje: 40 V; Barra: 16"; Paso de cadena: 3/8" bajo perfil; Velocidad: 17 m/s; Aceite: Automático, 200 ml; Motor: Sin carbones; Batería: No incluida; Peso: 4.6 kg',
      'Rinde como una de gasolina chica, sin mezcla y sin jalón. Freno de cadena por inercia.',
    ],
    [
      'TZ-MS12',
      1499,
      'Minisierra de poda inalámbrica 5" 12 V',
      'Voltaje: 12 V; Barra: 5"; Paso de cadena: 1/4"; Velocidad: 5 m/s; Aceite: Manual; Batería: No incluida; Peso: 1 kg',
      'Poda de frutales y rosales con una sola mano.',
    ],
  ],
);
