import { machines } from '../family.ts';

export const airImpact = machines(
  {
    marca: 'TENAZ',
    labels: ['impacto-neumatico'],
    picture: 'impacto-neumatico',
    remark: 'Cinco gotas de aceite antes de cada jornada.',
    ficha: 'Presión de trabajo: 90 PSI; Entrada: 1/4" NPT; Garantía: 1 año',
  },
  [
    [
      'TZ-NI12',
      1499,
      'Llave de impacto neumática 1/2"',
      'Cuadro: 1/2"; Par máximo: 610 Nm; Velocidad: 8,000 rpm; Consumo: 5 CFM; Peso: 2.3 kg',
      'Doble martillo para llanta de auto y camioneta.',
    ],
    [
      'TZ-NI12C',
      2299,
      'Llave de impacto neumática 1/2" de compuesto',
      'Cuadro: 1/2"; Par máximo: 880 Nm; Velocidad: 9,500 rpm; Consumo: 5.2 CFM; Peso: 1.9 kg',
      'Carcasa ligera que no se enfría en la mano.',
    ],
    [
      'TZ-NI38',
      1199,
      'Llave de impacto neumática 3/8"',
      'Cuadro: 3/8"; Par máximo: 240 Nm; Velocidad: 10,000 rpm; Consumo: 4 CFM; Peso: 1.2 kg',
      'Para motor y suspensión ligera.',
    ],
    [
      'TZ-NI34',
      null,
      'Llave de impacto neumática 3/4"',
      'Cuadro: 3/4"; Par máximo: 1,500 Nm; Velocidad: 6,000 rpm; Consumo: 8 CFM; Peso: 4.6 kg',
      'Camión torton y maquinaria.',
    ],
    [
      'TZ-NI1',
      null,
      'Llave de impacto neumática 1" con extensión',
      'Cuadro: 1"; Par máximo: 2,700 Nm; Velocidad: 4,200 rpm; Consumo: 12 CFM; Peso: 9.8 kg',
      'Para llanta de tractocamión. Pide compresor de 100 L o más.',
    ],
    [
      'TZ-NM38',
      999,
      'Matraca neumática 3/8"',
      'Cuadro: 3/8"; Par máximo: 68 Nm; Velocidad: 160 rpm; Consumo: 4 CFM; Peso: 1.2 kg',
      'Saca tuercas largas en espacios angostos.',
    ],
    [
      'TZ-NM12',
      1149,
      'Matraca neumática 1/2"',
      'Cuadro: 1/2"; Par máximo: 81 Nm; Velocidad: 160 rpm; Consumo: 4 CFM; Peso: 1.3 kg',
      'La misma con cuadro de media pulgada.',
    ],
    [
      'TZ-NT38',
      849,
      'Taladro neumático reversible 3/8"',
      'Mandril: 3/8"; Velocidad: 1,800 rpm; Consumo: 4 CFM; Reversa: Sí; Peso: 1.1 kg',
      'No hace chispa y no se quema si se frena.',
    ],
    [
      'TZ-NC190',
      699,
      'Martillo cincelador neumático 190 mm',
      'Golpes: 2,200 por minuto; Carrera: 60 mm; Consumo: 4 CFM; Cinceles: 4 incluidos; Peso: 1.8 kg',
      'Corta puntos de soldadura, bujes y lámina.',
    ],
  ],
);

export const airAbrasion = machines(
  {
    marca: 'TENAZ',
    labels: ['esmeriles-neumaticos'],
    picture: 'lijadora-neumatica',
    remark: 'Cinco gotas de aceite antes de cada jornada.',
    ficha: 'Presión de trabajo: 90 PSI; Entrada: 1/4" NPT; Garantía: 1 año',
  },
  [
    [
      'TZ-NL6',
      1299,
      'Lijadora roto orbital neumática 6"',
      'Plato: 6" autoadherible; Órbita: 5 mm; Velocidad: 10,000 rpm; Consumo: 6 CFM; Peso: 0.8 kg',
      'Hojalatería y madera con menos cansancio que una eléctrica.',
    ],
    [
      'TZ-NL6A',
      1549,
      'Lijadora roto orbital neumática 6" con aspiración',
      'Plato: 6" de seis barrenos; Órbita: 5 mm; Velocidad: 10,000 rpm; Consumo: 7 CFM; Peso: 0.9 kg',
      'Saca el polvo por el plato hacia la bolsa o la aspiradora.',
    ],
    [
      'TZ-NLR',
      1399,
      'Lijadora neumática recta para pasta 2 3/4 x 16"',
      'Base: 2 3/4 x 16 1/2"; Carrera: 25 mm; Velocidad: 3,000 cpm; Consumo: 6 CFM; Peso: 2.6 kg',
      'Empareja pasta en costados y cofres.',
    ],
    [
      'TZ-NLB',
      1149,
      'Lijadora de banda neumática 3/8 x 13"',
      'Banda: 3/8 x 13"; Velocidad: 16,000 rpm; Consumo: 5 CFM; Brazo: Giratorio; Peso: 0.9 kg',
      'Puntos de soldadura y rincones.',
    ],
    [
      'TZ-NE14',
      699,
      'Esmeril recto neumático 1/4"',
      'Boquilla: 1/4"; Velocidad: 25,000 rpm; Consumo: 4 CFM; Peso: 0.5 kg',
      'Puertos, moldes y rebabas con puntas montadas.',
    ],
    [
      'TZ-NE14A',
      849,
      'Esmeril de ángulo neumático 1/4"',
      'Boquilla: 1/4"; Velocidad: 20,000 rpm; Consumo: 4 CFM; Cabeza: A 90°; Peso: 0.6 kg',
      'Con disco de cambio rápido para empaques y soldadura.',
    ],
    [
      'TZ-NC3',
      799,
      'Cortadora neumática de disco 3"',
      'Disco: 3"; Velocidad: 20,000 rpm; Consumo: 4 CFM; Peso: 0.8 kg',
      'Corta escape, abrazadera y lámina.',
    ],
    [
      'TZ-NE45',
      1349,
      'Esmeriladora angular neumática 4 1/2"',
      'Disco: 4 1/2"; Velocidad: 11,000 rpm; Consumo: 7 CFM; Peso: 1.7 kg',
      'Para áreas húmedas donde no conviene la eléctrica.',
    ],
  ],
);
