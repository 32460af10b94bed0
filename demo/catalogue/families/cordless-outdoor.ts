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

export const cordlessVacuums = machines(
  {
    marca: 'TENAZ',
    labels: ['iluminacion-y-limpieza', 'hidrolavadoras-y-aspiradoras'],
    picture: 'aspiradora',
    ficha: 'Garantía: 1 año',
  },
  [
    [
      'TZ-AS20',
      2299,
      'Aspiradora inalámbrica seco y mojado 8 L, 20 V',
      'Voltaje: 20 V; Tanque: 8 L; Succión: 9 kPa; Manguera: 1.5 m; Autonomía: 20 min con 4 Ah; Batería: No incluida; Peso: 4.1 kg',
      'Se cuelga al hombro para limpiar después de perforar.',
    ],
    [
      'TZ-AM20',
      1299,
      'Aspiradora de mano inalámbrica 20 V',
      'Voltaje: 20 V; Depósito: 0.6 L; Succión: 6 kPa; Filtro: Lavable; Batería: No incluida; Peso: 1.2 kg',
      'Aserrín, polvo de lijado y el interior de la camioneta.',
    ],
    [
      'TZ-HL20',
      2999,
      'Hidrolavadora portátil inalámbrica 20 V, 500 PSI',
      'Voltaje: 20 V; Presión: 500 PSI; Caudal: 3.6 L/min; Toma de agua: De llave o de cubeta; Batería: No incluida; Peso: 2.2 kg',
      'Toma agua de una cubeta: para lavar bici, moto y herramienta en campo.',
      'hidrolavadora',
    ],
  ],
);

export const combos = machines(
  {
    marca: 'TENAZ',
    labels: ['combos'],
    picture: 'combo',
    unidad: 'juego',
    ficha: 'Garantía: 3 años',
    caracteristicas: ['Una sola batería para todas las herramientas', 'Maletín o bolsa incluidos'],
  },
  [
    [
      'KC-20',
      3999,
      'Kit combo 20 V taladro y atornillador de impacto',
      'Voltaje: 20 V; Herramientas: Taladro percutor y atornillador de impacto; Par máximo: 60 / 180 Nm; Baterías: 2 de 2 Ah; Cargador: Rápido; Estuche: Maletín rígido; Peso: 5.4 kg',
      'Uno hace el barreno y el otro mete la pija, sin cambiar broca por punta. Es el combo que más se lleva el instalador.',
    ],
    [
      'TZ-KC203',
      6499,
      'Kit combo 20 V de 3 herramientas: taladro, impacto y esmeriladora',
      'Voltaje: 20 V; Herramientas: Taladro percutor, atornillador de impacto y esmeriladora 4 1/2"; Baterías: 2 de 4 Ah; Cargador: Rápido; Estuche: Bolsa reforzada; Peso: 8.9 kg',
      'Para el herrero que instala en domicilio: perfora, atornilla y corta con las mismas baterías.',
    ],
    [
      'TZ-KC204',
      7999,
      'Kit combo 20 V de 4 herramientas con sierra circular',
      'Voltaje: 20 V; Herramientas: Taladro percutor, atornillador de impacto, sierra circular 6 1/2" y lámpara; Baterías: 2 de 4 Ah; Cargador: Rápido; Estuche: Bolsa reforzada; Peso: 10.8 kg',
      'Arma una terraza completa sin tocar una extensión.',
    ],
    [
      'TZ-KC206',
      null,
      'Kit combo 20 V de 6 herramientas',
      'Voltaje: 20 V; Herramientas: Taladro percutor, atornillador de impacto, esmeriladora, sierra circular, reciprocante y lámpara; Baterías: 2 de 4 Ah y 1 de 2 Ah; Cargador: Doble; Estuche: Bolsa con ruedas; Peso: 17.5 kg',
      'El equipo completo de una cuadrilla chica, con tres baterías para no parar.',
    ],
    [
      'TZ-KC12',
      2199,
      'Kit combo 12 V taladro y atornillador de impacto',
      'Voltaje: 12 V; Herramientas: Taladro atornillador y atornillador de impacto; Par máximo: 28 / 110 Nm; Baterías: 2 de 1.5 Ah; Cargador: De 1 hora; Estuche: Bolsa; Peso: 2.9 kg',
      'Para electricistas y armadores de muebles: dos máquinas que juntas pesan menos de 3 kg.',
    ],
    [
      'TZ-KC20L',
      5299,
      'Kit combo 20 V taladro y llave de impacto 1/2"',
      'Voltaje: 20 V; Herramientas: Taladro percutor y llave de impacto 1/2"; Par máximo: 60 / 400 Nm; Baterías: 2 de 4 Ah; Cargador: Rápido; Estuche: Maletín rígido; Peso: 6.8 kg',
      'Pensado para taller mecánico y vulcanizadora móvil.',
    ],
    [
      'TZ-KC20J',
      4299,
      'Kit combo 20 V jardín: sopladora y desbrozadora',
      'Voltaje: 20 V; Herramientas: Sopladora y desbrozadora 12"; Baterías: 1 de 4 Ah; Cargador: Rápido; Estuche: Caja; Peso: 5.2 kg',
      'Orilla y sopla con la misma batería; alcanza para un jardín de 150 m².',
    ],
    [
      'TZ-KC40J',
      null,
      'Kit combo 40 V jardín: podadora, sopladora y desbrozadora',
      'Voltaje: 40 V; Herramientas: Podadora 17", sopladora turbo y desbrozadora 15"; Baterías: 2 de 4 Ah; Cargador: Doble; Estuche: Cajas; Peso: 31 kg',
      'Para quien da mantenimiento a varios jardines al día. Pregunta por la entrega y la capacitación.',
    ],
  ],
);
