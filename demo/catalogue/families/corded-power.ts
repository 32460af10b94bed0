import { machines } from '../family.ts';

export const welders = machines(
  {
    marca: 'TENAZ',
    labels: ['soldadoras'],
    picture: 'soldadora',
    ficha: 'Garantía: 2 años',
    caracteristicas: ['Incluye porta electrodo y pinza de tierra', 'Protección térmica y de bajo voltaje'],
  },
  [
    [
      'SL-160',
      2999,
      'Soldadora inversora 160 A',
      'Corriente: 20 a 160 A; Tensión: 120 / 240 V; Ciclo de trabajo: 60 % a 130 A; Electrodo: Hasta 5/32"; Peso: 4.8 kg',
      'Pesa menos de 5 kg y se conecta a contacto de casa. Enciende fácil el 6013 y el 7018.',
    ],
    [
      'TZ-SL130',
      2199,
      'Soldadora inversora 130 A',
      'Corriente: 20 a 130 A; Tensión: 120 V; Ciclo de trabajo: 40 % a 110 A; Electrodo: Hasta 1/8"; Peso: 3.9 kg',
      'Para reja, portón ligero y reparación doméstica.',
    ],
    [
      'TZ-SL200',
      4299,
      'Soldadora inversora 200 A doble voltaje',
      'Corriente: 20 a 200 A; Tensión: 120 / 240 V; Ciclo de trabajo: 60 % a 180 A; Electrodo: Hasta 3/16"; Peso: 7.2 kg',
      'Arranque en caliente y ajuste de fuerza de arco para estructura mediana.',
    ],
    [
      'TZ-SL250',
      6299,
      'Soldadora inversora 250 A',
      'Corriente: 30 a 250 A; Tensión: 240 V; Ciclo de trabajo: 60 % a 220 A; Electrodo: Hasta 1/4"; Peso: 11 kg',
      'Para taller con línea de 240 V: raíz y relleno en placa.',
    ],
    [
      'TZ-SM140',
      5499,
      'Soldadora de microalambre 140 A sin gas y con gas',
      'Corriente: 30 a 140 A; Tensión: 120 V; Alambre: 0.023" a 0.035"; Carrete: 5 kg; Peso: 12.5 kg',
      'Usa alambre tubular sin gas para hojalatería y herrería delgada.',
    ],
    [
      'TZ-SM200',
      9499,
      'Soldadora multiproceso 200 A',
      'Corriente: 30 a 200 A; Tensión: 120 / 240 V; Procesos: Electrodo, microalambre y TIG por raspado; Carrete: 5 kg; Peso: 17 kg',
      'Tres procesos en una máquina con ajuste sinérgico: pones el espesor y ella propone lo demás.',
    ],
    [
      'TZ-TG200',
      null,
      'Soldadora TIG 200 A con alta frecuencia',
      'Corriente: 5 a 200 A; Tensión: 240 V; Corriente de salida: Alterna y directa; Pulsado: Sí; Peso: 19 kg',
      'Suelda aluminio e inoxidable con cordón limpio. Incluye antorcha y pedal.',
    ],
    [
      'TZ-CPL40',
      null,
      'Cortadora de plasma 40 A',
      'Corriente: 15 a 40 A; Tensión: 120 / 240 V; Corte limpio: 12 mm; Aire: 65 PSI; Peso: 9.5 kg',
      'Corta placa de 1/2" sin deformarla. Pide compresor de 50 L o más con filtro.',
    ],
    [
      'TZ-SP300',
      null,
      'Soldadora de transformador 300 A con ruedas',
      'Corriente: 40 a 300 A; Tensión: 240 V; Ciclo de trabajo: 20 % a 300 A; Electrodo: Hasta 1/4"; Peso: 62 kg',
      'De las que no se descomponen: devanado de cobre y ventilador de turbina.',
    ],
  ],
);

export const weldingGear = machines(
  { marca: 'TENAZ', labels: ['soldadoras', 'seguridad'], picture: 'careta', ficha: 'Garantía: 1 año' },
  [
    [
      'CT-913',
      899,
      'Careta para soldar electrónica fotosensible',
      'Sombra: 9 a 13 ajustable; Reacción: 1/25,000 s; Sensores: 2; Visor: 92 x 42 mm; Alimentación: Solar y batería; Peso: 0.45 kg',
      'Se oscurece sola al arrancar el arco. Modo para esmerilar, sin levantarla.',
    ],
    [
      'TZ-CT513',
      1499,
      'Careta para soldar electrónica de visor amplio',
      'Sombra: 5 a 13 ajustable; Reacción: 1/30,000 s; Sensores: 4; Visor: 100 x 65 mm; Alimentación: Solar y batería; Peso: 0.52 kg',
      'Cuatro sensores y color real para TIG y trabajo en posición.',
    ],
    [
      'TZ-CTF',
      199,
      'Careta para soldar de ventana fija sombra 11',
      'Sombra: 11 fija; Ventana: 2 x 4 1/4" abatible; Ajuste: De matraca; Peso: 0.4 kg',
      'La sencilla de taller, con ventana que se levanta para picar escoria.',
    ],
  ],
);

export const generators = machines(
  {
    marca: 'TENAZ',
    labels: ['generadores'],
    picture: 'generador',
    ficha: 'Garantía: 1 año',
    caracteristicas: ['Paro automático por bajo nivel de aceite', 'Protección contra sobrecarga'],
  },
  [
    [
      'GE-3500',
      9999,
      'Generador a gasolina 3500 W',
      'Potencia máxima: 3500 W; Potencia continua: 3000 W; Salida: 120 / 240 V; Motor: 7 HP; Tanque: 15 L; Autonomía: 10 h a media carga; Arranque: Manual; Peso: 44 kg',
      'Sostiene refrigerador, bomba y luces en un apagón, o dos máquinas en obra.',
    ],
    [
      'TZ-GE1200',
      4299,
      'Generador a gasolina 1200 W',
      'Potencia máxima: 1200 W; Potencia continua: 1000 W; Salida: 120 V; Motor: 2.5 HP; Tanque: 5 L; Autonomía: 7 h a media carga; Arranque: Manual; Peso: 22 kg',
      'Puesto, campamento y respaldo de lo básico.',
    ],
    [
      'TZ-GE2500',
      7499,
      'Generador a gasolina 2500 W',
      'Potencia máxima: 2500 W; Potencia continua: 2200 W; Salida: 120 V; Motor: 6 HP; Tanque: 15 L; Autonomía: 12 h a media carga; Arranque: Manual; Peso: 39 kg',
      'Mueve una esmeriladora de 4 1/2" o un rotomartillo con holgura.',
    ],
    [
      'TZ-GE5500',
      14999,
      'Generador a gasolina 5500 W con arranque eléctrico',
      'Potencia máxima: 5500 W; Potencia continua: 5000 W; Salida: 120 / 240 V; Motor: 13 HP; Tanque: 25 L; Autonomía: 9 h a media carga; Arranque: Eléctrico y manual; Peso: 79 kg',
      'Alimenta soldadora inversora o el aire acondicionado de un cuarto.',
    ],
    [
      'TZ-GE7500',
      18999,
      'Generador a gasolina 7500 W con arranque eléctrico',
      'Potencia máxima: 7500 W; Potencia continua: 7000 W; Salida: 120 / 240 V; Motor: 16 HP; Tanque: 25 L; Autonomía: 8 h a media carga; Arranque: Eléctrico y manual; Peso: 86 kg',
      'Casa completa o cuadrilla con varias máquinas.',
    ],
    [
      'TZ-GI2200',
      13499,
      'Generador inversor silencioso 2200 W',
      'Potencia máxima: 2200 W; Potencia continua: 1800 W; Salida: 120 V; Nivel de ruido: 58 dB; Tanque: 4 L; Autonomía: 5 h a media carga; Arranque: Manual; Peso: 21 kg',
      'Onda limpia para computadora, sonido y equipo médico. Dos se conectan en paralelo.',
    ],
    [
      'TZ-GI3500',
      null,
      'Generador inversor silencioso 3500 W',
      'Potencia máxima: 3500 W; Potencia continua: 3000 W; Salida: 120 V; Nivel de ruido: 62 dB; Tanque: 9 L; Autonomía: 7 h a media carga; Arranque: Eléctrico y manual; Peso: 41 kg',
      'Para eventos, casa rodante y consultorio.',
    ],
    [
      'TZ-GD10',
      null,
      'Planta de luz a diésel 10 kW con cabina',
      'Potencia máxima: 10 kW; Potencia continua: 9 kW; Salida: 120 / 240 V; Nivel de ruido: 70 dB; Tanque: 30 L; Autonomía: 9 h a media carga; Arranque: Eléctrico; Peso: 190 kg',
      'Respaldo de negocio con transferencia automática opcional. Se cotiza con instalación.',
    ],
    [
      'TZ-MB2',
      3899,
      'Motobomba a gasolina 2", 7 HP',
      'Diámetro: 2"; Motor: 7 HP; Caudal: 600 L/min; Altura: 30 m; Tanque: 3.6 L; Peso: 25 kg',
      'Vacía una cisterna de 10,000 L en menos de veinte minutos.',
    ],
    [
      'TZ-MB3',
      4699,
      'Motobomba a gasolina 3", 7 HP',
      'Diámetro: 3"; Motor: 7 HP; Caudal: 1,000 L/min; Altura: 28 m; Tanque: 3.6 L; Peso: 29 kg',
      'Riego y desagüe de excavación con agua sucia de sólidos chicos.',
    ],
  ],
);

export const pressureWashers = machines(
  {
    marca: 'TENAZ',
    labels: ['hidrolavadoras-y-aspiradoras'],
    picture: 'hidrolavadora',
    ficha: 'Garantía: 1 año',
    caracteristicas: ['Paro total al soltar el gatillo', 'Depósito de detergente'],
  },
  [
    [
      'HL-1600',
      2199,
      'Hidrolavadora 1600 PSI',
      'Presión: 1600 PSI; Caudal: 5.5 L/min; Potencia: 1400 W; Manguera: 5 m; Tensión: 120 V; Peso: 6.5 kg',
      'Auto, patio y mosquiteros. Conexión rápida a manguera de jardín.',
    ],
    [
      'TZ-HL1300',
      1599,
      'Hidrolavadora 1300 PSI compacta',
      'Presión: 1300 PSI; Caudal: 5 L/min; Potencia: 1200 W; Manguera: 4 m; Tensión: 120 V; Peso: 4.8 kg',
      'Se guarda en un clóset y lava el coche con 60 L de agua.',
    ],
    [
      'TZ-HL2000',
      3499,
      'Hidrolavadora 2000 PSI con carrete',
      'Presión: 2000 PSI; Caudal: 6.2 L/min; Potencia: 1800 W; Manguera: 8 m; Tensión: 120 V; Peso: 11.2 kg',
      'Manguera de 8 m en carrete y cinco boquillas: fachada, cochera y muebles de jardín.',
    ],
    [
      'TZ-HL2500',
      5499,
      'Hidrolavadora 2500 PSI con motor de inducción',
      'Presión: 2500 PSI; Caudal: 7.5 L/min; Potencia: 2200 W; Manguera: 10 m; Tensión: 120 V; Peso: 24 kg',
      'Bomba de latón para lavado diario en negocio.',
    ],
    [
      'TZ-HG3200',
      null,
      'Hidrolavadora a gasolina 3200 PSI, 7 HP',
      'Presión: 3200 PSI; Caudal: 9.5 L/min; Motor: 7 HP; Manguera: 10 m; Boquillas: 5; Peso: 28 kg',
      'Quita pintura suelta, grasa y hongo antes de impermeabilizar. No necesita corriente.',
    ],
    [
      'TZ-HG4000',
      null,
      'Hidrolavadora a gasolina 4000 PSI, 15 HP',
      'Presión: 4000 PSI; Caudal: 15 L/min; Motor: 15 HP; Manguera: 15 m; Boquillas: 5; Peso: 61 kg',
      'Limpieza industrial de maquinaria, patios de carga y fachadas altas.',
    ],
  ],
);

export const vacuums = machines(
  {
    marca: 'TENAZ',
    labels: ['hidrolavadoras-y-aspiradoras'],
    picture: 'aspiradora',
    ficha: 'Tensión: 120 V, 60 Hz; Garantía: 1 año',
  },
  [
    [
      'AS-20',
      1799,
      'Aspiradora seco y mojado 20 L',
      'Tanque: 20 L; Potencia: 1250 W; Succión: 16 kPa; Manguera: 1.8 m; Cable: 4 m; Peso: 5.9 kg',
      'Levanta agua, polvo de obra y clavos. También sopla.',
    ],
    [
      'TZ-AS12',
      1299,
      'Aspiradora seco y mojado 12 L',
      'Tanque: 12 L; Potencia: 1000 W; Succión: 14 kPa; Manguera: 1.5 m; Cable: 3 m; Peso: 4.2 kg',
      'Chica para casa, auto y departamento.',
    ],
    [
      'TZ-AS30',
      2499,
      'Aspiradora seco y mojado 30 L de acero inoxidable',
      'Tanque: 30 L; Potencia: 1400 W; Succión: 18 kPa; Manguera: 2 m; Cable: 5 m; Peso: 8.4 kg',
      'Tanque inoxidable con tapón de desagüe para taller y condominio.',
    ],
    [
      'TZ-AS60',
      4999,
      'Aspiradora industrial 60 L de dos motores',
      'Tanque: 60 L; Potencia: 2400 W; Succión: 20 kPa; Manguera: 2.5 m; Cable: 8 m; Peso: 19 kg',
      'Para bodega y entrega de obra. El tanque se bascula para vaciarlo.',
    ],
    [
      'TZ-ASP',
      3999,
      'Aspiradora para polvo fino 25 L con toma para herramienta',
      'Tanque: 25 L; Potencia: 1300 W; Succión: 21 kPa; Filtro: Alta eficiencia; Toma: Arranca con la herramienta; Peso: 9.8 kg',
      'Se conecta a la lijadora de muro o a la ranuradora y prende con ellas.',
    ],
    [
      'TZ-SO600',
      699,
      'Sopladora eléctrica 600 W',
      'Potencia: 600 W; Flujo: 3.5 m³/min; Velocidad: 0 a 16,000 rpm; Cable: 2 m; Bolsa: Incluida; Peso: 1.7 kg',
      'Limpia computadoras, motores y el taller; con la bolsa, aspira.',
      'sopladora',
    ],
  ],
);

export const benchTools = machines(
  {
    marca: 'TENAZ',
    labels: ['herramienta-de-banco'],
    picture: 'esmeril-banco',
    ficha: 'Tensión: 120 V, 60 Hz; Garantía: 2 años',
  },
  [
    [
      'EB-6',
      1399,
      'Esmeril de banco 6" 1/2 HP',
      'Potencia: 1/2 HP; Piedras: 6 x 3/4"; Velocidad: 3,450 rpm; Granos: 36 y 60; Peso: 9.5 kg',
      'Afila brocas, cinceles y machetes. Protectores con lupa y luz.',
    ],
    [
      'TZ-EB5',
      999,
      'Esmeril de banco 5" 1/4 HP',
      'Potencia: 1/4 HP; Piedras: 5 x 1/2"; Velocidad: 3,450 rpm; Granos: 36 y 60; Peso: 6.2 kg',
      'Para el taller de casa, con las dos piedras incluidas.',
    ],
    [
      'TZ-EB8',
      2699,
      'Esmeril de banco 8" 3/4 HP',
      'Potencia: 3/4 HP; Piedras: 8 x 1"; Velocidad: 3,450 rpm; Granos: 36 y 60; Peso: 17.5 kg',
      'Motor de inducción con par para piedra y cepillo de alambre.',
    ],
    [
      'TZ-EB10',
      null,
      'Esmeril de banco 10" 1 1/2 HP con pedestal',
      'Potencia: 1 1/2 HP; Piedras: 10 x 1"; Velocidad: 1,750 rpm; Granos: 36 y 60; Peso: 46 kg',
      'De piso, baja velocidad para no destemplar la herramienta.',
    ],
    [
      'TZ-AF85',
      799,
      'Afilador de brocas 1/8" a 1/2"',
      'Potencia: 85 W; Capacidad: 1/8" a 1/2"; Velocidad: 1,350 rpm; Piedra: Diamantada; Peso: 2.1 kg',
      'Deja el ángulo de 118° en segundos y se paga con una caja de brocas salvadas.',
    ],
  ],
);

export const drillPresses = machines(
  {
    marca: 'TENAZ',
    labels: ['herramienta-de-banco'],
    picture: 'taladro-banco',
    ficha: 'Tensión: 120 V, 60 Hz; Garantía: 2 años',
  },
  [
    [
      'TB-58',
      5499,
      'Taladro de banco 5/8" 13 velocidades',
      'Potencia: 3/4 HP; Mandril: 5/8"; Velocidades: 13 de 220 a 3,600 rpm; Carrera: 80 mm; Distancia a columna: 180 mm; Peso: 42 kg',
      'Para herrería y mantenimiento: acero de media pulgada con broca HSS y aceite.',
    ],
    [
      'TZ-TB12',
      2999,
      'Taladro de banco 1/2" 5 velocidades',
      'Potencia: 1/3 HP; Mandril: 1/2"; Velocidades: 5 de 570 a 3,050 rpm; Carrera: 50 mm; Distancia a columna: 104 mm; Peso: 17 kg',
      'Chico y derecho para el banco de casa.',
    ],
    [
      'TZ-TB58P',
      null,
      'Taladro de piso 5/8" 16 velocidades',
      'Potencia: 1 HP; Mandril: 5/8"; Velocidades: 16 de 180 a 3,100 rpm; Carrera: 85 mm; Distancia a columna: 215 mm; Peso: 68 kg',
      'Mesa inclinable y altura para piezas largas.',
    ],
    [
      'TZ-TB20',
      null,
      'Taladro de piso 20" cono morse 3',
      'Potencia: 1 1/2 HP; Mandril: 3/4"; Velocidades: 12 de 150 a 3,000 rpm; Carrera: 115 mm; Distancia a columna: 254 mm; Peso: 128 kg',
      'Para taller de producción; se entrega sobre tarima.',
    ],
    [
      'TZ-PB4',
      1299,
      'Prensa para taladro de banco 4"',
      'Mordaza: 4"; Apertura: 100 mm; Material: Hierro gris; Ranuras: 4 de fijación; Peso: 5.4 kg',
      'Sujeta la pieza a la mesa: nunca la detengas con la mano.',
      'prensa',
    ],
  ],
);
