import { machines } from '../family.ts';

export const cordedGrinders = machines(
  {
    marca: 'TENAZ',
    labels: ['esmeriladoras-con-cable'],
    picture: 'esmeriladora',
    ficha: 'Eje: 5/8"-11; Tensión: 120 V, 60 Hz; Garantía: 2 años',
    caracteristicas: ['Guarda ajustable sin llave', 'Mango auxiliar de dos posiciones', 'Carbones de cambio externo'],
  },
  [
    [
      'EA-45900',
      1189,
      'Esmeriladora angular 4 1/2" 900 W',
      'Potencia: 900 W; Disco: 4 1/2"; Velocidad: 11,000 rpm; Interruptor: Deslizable con seguro; Cable: 2.5 m; Peso: 2 kg',
      'La del herrero: corta, desbasta y aguanta el polvo. Los carbones se cambian por fuera en dos minutos.',
    ],
    [
      'TZ-EA700',
      749,
      'Esmeriladora angular 4 1/2" 700 W',
      'Potencia: 700 W; Disco: 4 1/2"; Velocidad: 11,000 rpm; Interruptor: Deslizable; Cable: 2 m; Peso: 1.7 kg',
      'Para cortes ocasionales de varilla, solera y azulejo en casa.',
    ],
    [
      'TZ-AG45',
      1349,
      'Esmeriladora angular 4 1/2" 1000 W con velocidad variable',
      'Potencia: 1000 W; Disco: 4 1/2"; Velocidad: 3,000 a 11,000 rpm; Interruptor: Deslizable con seguro; Cable: 2.5 m; Peso: 2.1 kg',
      'Baja las vueltas para pulir con fieltro o limpiar con carda sin quemar la pieza.',
    ],
    [
      'TZ-EA5P',
      1699,
      'Esmeriladora angular 5" 1200 W de paleta',
      'Potencia: 1200 W; Disco: 5"; Velocidad: 10,500 rpm; Interruptor: De paleta, sin traba; Cable: 3 m; Peso: 2.4 kg',
      'Se apaga al soltarla, como piden las normas de planta. Un disco de 5" rinde más que uno de 4 1/2".',
    ],
    [
      'TZ-EA6',
      2099,
      'Esmeriladora angular 6" 1500 W',
      'Potencia: 1500 W; Disco: 6"; Velocidad: 9,300 rpm; Interruptor: De paleta con seguro; Cable: 3 m; Peso: 2.7 kg',
      'Cuerpo de chica con fuerza para cordón grueso de soldadura.',
    ],
    [
      'TZ-EA7',
      2499,
      'Esmeriladora angular 7" 2200 W',
      'Potencia: 2200 W; Disco: 7"; Velocidad: 8,500 rpm; Interruptor: De gatillo con seguro; Cable: 3 m; Peso: 5.1 kg',
      'Para cortar castillo, block y perfil de 3". Arranque suave que no bota la pastilla.',
    ],
    [
      'EA-92400',
      2899,
      'Esmeriladora angular 9" 2400 W',
      'Potencia: 2400 W; Disco: 9"; Velocidad: 6,500 rpm; Interruptor: De gatillo con seguro; Cable: 3.5 m; Peso: 5.9 kg',
      'Corte de cantera, concreto y viga. Trabájala con las dos manos y con careta.',
    ],
    [
      'TZ-EA9R',
      3399,
      'Esmeriladora angular 9" 2600 W con mango giratorio',
      'Potencia: 2600 W; Disco: 9"; Velocidad: 6,500 rpm; Interruptor: De gatillo, mango a 180°; Cable: 4 m; Peso: 6.2 kg',
      'El mango gira para cortar de lado sin torcer la espalda.',
    ],
    [
      'TZ-ER14',
      1449,
      'Esmeriladora recta 1/4" 500 W',
      'Potencia: 500 W; Boquilla: 1/4"; Velocidad: 27,000 rpm; Interruptor: Deslizable; Cable: 2.5 m; Peso: 1.6 kg',
      'Con puntas montadas y limas rotativas para matrices, soldadura interior y puertos.',
      'rotativa',
    ],
    [
      'TZ-CZ5',
      2799,
      'Cortadora de piso 5" 1400 W con guía y toma de agua',
      'Potencia: 1400 W; Disco: 5"; Profundidad: 40 mm; Velocidad: 12,000 rpm; Toma de agua: 1/2"; Peso: 3.2 kg',
      'Corte recto en loseta y mármol, sin polvo. Usa disco de diamante continuo.',
    ],
  ],
);

export const polishers = machines(
  {
    marca: 'TENAZ',
    labels: ['pulidoras-y-rotativas'],
    picture: 'pulidora',
    ficha: 'Tensión: 120 V, 60 Hz; Garantía: 2 años',
  },
  [
    [
      'PU-7',
      1999,
      'Pulidora lustradora 7" 1200 W para auto',
      'Potencia: 1200 W; Plato: 7" autoadherible; Velocidad: 600 a 3,200 rpm; Rosca: 5/8"-11; Cable: 4 m; Peso: 2.9 kg',
      'Arranque suave y velocidad constante: no salpica la pasta ni marca el barniz. Incluye boina de lana.',
    ],
    [
      'TZ-PU6O',
      2799,
      'Pulidora roto orbital 6" 900 W',
      'Potencia: 900 W; Plato: 6" autoadherible; Órbita: 15 mm; Velocidad: 1,500 a 5,500 opm; Cable: 4 m; Peso: 2.6 kg',
      'Difícil quemar la pintura con ella: es la indicada para empezar en detallado.',
    ],
    [
      'TZ-PU10',
      899,
      'Enceradora orbital 10" 120 W',
      'Potencia: 120 W; Plato: 10"; Velocidad: 3,200 opm; Cable: 3 m; Boinas: 2 incluidas; Peso: 2.3 kg',
      'Para encerar el auto el domingo, sin presión y sin remolinos.',
    ],
    [
      'TZ-PM9',
      3499,
      'Pulidora de mármol en húmedo 4" 900 W',
      'Potencia: 900 W; Plato: 4"; Velocidad: 1,000 a 4,200 rpm; Toma de agua: 1/2"; Cable: 4 m; Peso: 2.7 kg',
      'Pule cubiertas de granito con pads de diamante. Clavija con protección de falla a tierra.',
    ],
  ],
);

export const rotaryTools = machines(
  {
    marca: 'TENAZ',
    labels: ['pulidoras-y-rotativas'],
    picture: 'rotativa',
    ficha: 'Tensión: 120 V, 60 Hz; Garantía: 2 años',
  },
  [
    [
      'HR-170',
      799,
      'Herramienta rotativa 170 W con 40 accesorios',
      'Potencia: 170 W; Boquilla: 3.2 mm; Velocidad: 8,000 a 35,000 rpm; Accesorios: 40; Cable: 2 m; Peso: 0.6 kg',
      'Graba, corta, lija y pule. Para manualidades, modelismo y ajustes donde no cabe otra cosa.',
    ],
    [
      'TZ-HR200',
      1299,
      'Herramienta rotativa 200 W con flecha flexible y 110 accesorios',
      'Potencia: 200 W; Boquilla: 3.2 mm; Velocidad: 5,000 a 35,000 rpm; Accesorios: 110; Flecha: 1 m; Peso: 0.7 kg',
      'La flecha flexible deja el motor colgado y la mano libre para el detalle.',
    ],
    [
      'TZ-HR130',
      549,
      'Herramienta rotativa 130 W con 20 accesorios',
      'Potencia: 130 W; Boquilla: 3.2 mm; Velocidad: 10,000 a 32,000 rpm; Accesorios: 20; Cable: 1.8 m; Peso: 0.5 kg',
      'Primera rotativa para la casa: afila, corta tornillos y abre ranuras.',
    ],
    [
      'TZ-MU300',
      1149,
      'Multiherramienta oscilante 300 W',
      'Potencia: 300 W; Oscilación: 3.2°; Velocidad: 15,000 a 22,000 opm; Cable: 3 m; Accesorios: 8; Peso: 1.4 kg',
      'Corta zoclo ya puesto, raspa adhesivo y lija esquinas.',
    ],
  ],
);

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

export const heatGuns = machines(
  {
    marca: 'TENAZ',
    labels: ['pistolas-de-calor'],
    picture: 'pistola-calor',
    ficha: 'Tensión: 120 V, 60 Hz; Garantía: 1 año',
  },
  [
    [
      'PC-2000',
      799,
      'Pistola de calor 2000 W',
      'Potencia: 2000 W; Temperatura: 60 a 600 °C; Flujo de aire: 500 L/min; Niveles: 2; Cable: 2 m; Peso: 0.9 kg',
      'Levanta pintura vieja, dobla PVC y encoge forro. Trae cuatro boquillas.',
    ],
    [
      'TZ-PC1500',
      549,
      'Pistola de calor 1500 W',
      'Potencia: 1500 W; Temperatura: 350 / 550 °C; Flujo de aire: 450 L/min; Niveles: 2; Cable: 1.8 m; Peso: 0.8 kg',
      'Para vinil, calcomanías y tubo termoencogible.',
    ],
    [
      'TZ-PC2000D',
      1299,
      'Pistola de calor 2000 W con pantalla digital',
      'Potencia: 2000 W; Temperatura: 50 a 650 °C en pasos de 10 °C; Flujo de aire: 250 a 550 L/min; Memorias: 4; Cable: 3 m; Peso: 1 kg',
      'Temperatura fija para soldar lona y plástico sin quemarlos.',
    ],
    [
      'TZ-PS60',
      299,
      'Pistola de silicón caliente 60 W',
      'Potencia: 60 W; Barra: 11 mm; Calentamiento: 4 min; Cable: 1.5 m; Peso: 0.35 kg',
      'Para empaque, canaleta y manualidades. Boquilla que no gotea.',
    ],
    [
      'TZ-PS100',
      449,
      'Pistola de silicón caliente 100 W',
      'Potencia: 100 W; Barra: 11 mm; Calentamiento: 3 min; Cable: 2 m; Peso: 0.42 kg',
      'Más flujo para tapicería y línea de empaque.',
    ],
  ],
);

export const solderingIrons = machines(
  { marca: 'TENAZ', labels: ['pistolas-de-calor'], picture: 'cautin', ficha: 'Tensión: 120 V, 60 Hz; Garantía: 1 año' },
  [
    [
      'CU-30',
      129,
      'Cautín tipo lápiz 30 W',
      'Potencia: 30 W; Temperatura: 380 °C; Punta: Cónica intercambiable; Calentamiento: 3 min; Cable: 1.4 m; Peso: 0.12 kg',
      'Para cable delgado, tarjetas y bocinas. Incluye base de alambre.',
    ],
    [
      'TZ-CU60',
      219,
      'Cautín tipo lápiz 60 W con temperatura ajustable',
      'Potencia: 60 W; Temperatura: 200 a 450 °C; Punta: Cónica intercambiable; Calentamiento: 1 min; Cable: 1.5 m; Peso: 0.14 kg',
      'Calienta en un minuto y no sobrecalienta componentes.',
    ],
    [
      'TZ-CU100',
      289,
      'Cautín de uso rudo 100 W',
      'Potencia: 100 W; Temperatura: 500 °C; Punta: Plana de cobre; Calentamiento: 5 min; Cable: 1.5 m; Peso: 0.32 kg',
      'Para terminales gruesas, vitral y lámina galvanizada.',
    ],
    [
      'TZ-PI100',
      459,
      'Pistola para soldar estaño 100 W instantánea',
      'Potencia: 100 W; Temperatura: 400 °C; Punta: De cobre en lazo; Calentamiento: 8 s; Cable: 1.5 m; Peso: 0.7 kg',
      'Aprietas, sueldas y se enfría sola. Con luz en la punta.',
      'pistola-calor',
    ],
    [
      'TZ-EC60',
      1199,
      'Estación de soldar 60 W con control digital',
      'Potencia: 60 W; Temperatura: 160 a 480 °C; Pantalla: Digital; Punta: De vida larga; Peso: 1.6 kg',
      'Estable para reparación de tarjetas y celulares.',
    ],
  ],
);
