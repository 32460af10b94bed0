import { machines } from '../family.ts';

export const cordlessGrinders = machines(
  {
    marca: 'TENAZ',
    labels: ['esmeriladoras-inalambricas'],
    picture: 'esmeriladora-inalambrica',
    ficha: 'Eje: 5/8"-11; Garantía: 3 años',
    caracteristicas: [
      'Freno que para el disco en dos segundos',
      'Guarda ajustable sin llave',
      'No arranca sola al cambiar la batería',
    ],
  },
  [
    [
      'EA-20V',
      2899,
      'Esmeriladora angular inalámbrica 4 1/2" 20 V',
      'Voltaje: 20 V; Disco: 4 1/2"; Velocidad: 8,500 rpm; Interruptor: Deslizable con seguro; Motor: Sin carbones; Batería: 1 de 4 Ah incluida; Peso: 2.3 kg',
      'Corta varilla y PTR en azotea o en poste sin tirar extensión. Con la de 4 Ah da unos 45 cortes en varilla de 3/8".',
    ],
    [
      'TZ-EA20S',
      1999,
      'Esmeriladora angular inalámbrica 4 1/2" 20 V, sin batería',
      'Voltaje: 20 V; Disco: 4 1/2"; Velocidad: 8,500 rpm; Interruptor: Deslizable con seguro; Motor: Sin carbones; Batería: No incluida; Peso: 1.7 kg',
      'La misma esmeriladora sin batería ni cargador.',
    ],
    [
      'TZ-EA20P',
      2399,
      'Esmeriladora angular inalámbrica 5" 20 V de paleta',
      'Voltaje: 20 V; Disco: 5"; Velocidad: 8,800 rpm; Interruptor: De paleta, sin traba; Motor: Sin carbones; Batería: No incluida; Peso: 1.9 kg',
      'Interruptor de hombre muerto: si la sueltas, se apaga. Es la que piden en planta.',
    ],
    [
      'TZ-EA20V',
      2649,
      'Esmeriladora angular inalámbrica 4 1/2" 20 V con velocidad variable',
      'Voltaje: 20 V; Disco: 4 1/2"; Velocidad: 3,000 a 9,000 rpm; Interruptor: Deslizable con seguro; Motor: Sin carbones; Batería: No incluida; Peso: 1.8 kg',
      'Baja la velocidad para pulir acero inoxidable sin azularlo o para lijar con disco de fibra.',
    ],
    [
      'TZ-EA12',
      1749,
      'Miniesmeriladora inalámbrica 3" 12 V',
      'Voltaje: 12 V; Disco: 3"; Velocidad: 19,500 rpm; Interruptor: Deslizable; Motor: Sin carbones; Batería: No incluida; Peso: 0.9 kg',
      'Para cortar azulejo, tornillo oxidado y canaleta con una sola mano.',
    ],
    [
      'TZ-EA407',
      5299,
      'Esmeriladora angular inalámbrica 7" 40 V',
      'Voltaje: 40 V; Disco: 7"; Velocidad: 6,000 rpm; Interruptor: De paleta con seguro; Motor: Sin carbones; Batería: No incluida; Peso: 3.9 kg',
      'Desbaste de soldadura y corte de perfil pesado en campo. Arranque suave y paro por golpe de retroceso.',
    ],
    [
      'TZ-EA409',
      null,
      'Esmeriladora angular inalámbrica 9" 40 V',
      'Voltaje: 40 V; Disco: 9"; Velocidad: 5,500 rpm; Interruptor: De paleta con seguro; Motor: Sin carbones; Batería: No incluida; Peso: 5.2 kg',
      'Corta riel, concreto y piedra con la batería de 40 V de 5 Ah. Se surte sobre pedido.',
    ],
  ],
);

export const cordlessSaws = machines(
  {
    marca: 'TENAZ',
    labels: ['sierras-inalambricas'],
    picture: 'sierra-circular-inalambrica',
    ficha: 'Garantía: 3 años',
  },
  [
    [
      'TZ-SI20',
      2399,
      'Sierra circular inalámbrica 6 1/2" 20 V',
      'Voltaje: 20 V; Disco: 6 1/2"; Corte a 90°: 55 mm; Corte a 45°: 40 mm; Velocidad: 5,000 rpm; Motor: Sin carbones; Batería: No incluida; Peso: 2.7 kg',
      'Corta hojas de triplay y polín de 2" sin cable que se atraviese. Disco de 24 dientes incluido.',
    ],
    [
      'TZ-SI20K',
      3799,
      'Sierra circular inalámbrica 6 1/2" 20 V con batería de 4 Ah',
      'Voltaje: 20 V; Disco: 6 1/2"; Corte a 90°: 55 mm; Corte a 45°: 40 mm; Velocidad: 5,000 rpm; Motor: Sin carbones; Batería: 1 de 4 Ah incluida; Peso: 3.3 kg',
      'Lista para salir a la obra: batería de 4 Ah, cargador rápido y guía de corte paralelo.',
    ],
    [
      'TZ-SI40',
      4899,
      'Sierra circular inalámbrica 7 1/4" 40 V',
      'Voltaje: 40 V; Disco: 7 1/4"; Corte a 90°: 65 mm; Corte a 45°: 46 mm; Velocidad: 5,800 rpm; Motor: Sin carbones; Batería: No incluida; Peso: 3.6 kg',
      'Misma capacidad que una de cable. Corta dos hojas de triplay de 3/4" encimadas.',
    ],
    [
      'TZ-SI12',
      1699,
      'Minisierra circular inalámbrica 3 3/8" 12 V',
      'Voltaje: 12 V; Disco: 3 3/8"; Corte a 90°: 25 mm; Velocidad: 1,500 rpm; Motor: Con carbones; Batería: No incluida; Peso: 1.5 kg',
      'Para piso laminado, zoclo y tablero delgado en espacios chicos.',
    ],
    [
      'TZ-SM20',
      2899,
      'Sierra circular para metal inalámbrica 5 3/8" 20 V',
      'Voltaje: 20 V; Disco: 5 3/8"; Corte a 90°: 50 mm; Velocidad: 3,900 rpm; Motor: Sin carbones; Batería: No incluida; Peso: 2.4 kg',
      'Corta lámina, canaleta y tubo conduit en frío, casi sin chispa y sin rebaba.',
    ],
    [
      'TZ-SN20',
      null,
      'Sierra de inglete inalámbrica 8 1/2" 20 V',
      'Voltaje: 20 V; Disco: 8 1/2"; Corte a 90°: 62 x 270 mm; Inglete: 0 a 50° a ambos lados; Velocidad: 3,800 rpm; Motor: Sin carbones; Batería: No incluida; Peso: 13.6 kg',
      'Corrediza y con luz de sombra que marca el corte. La mueve una sola persona de cuarto en cuarto.',
      'ingletadora',
    ],
  ],
);

export const cordlessJigsaws = machines(
  {
    marca: 'TENAZ',
    labels: ['sierras-inalambricas', 'sierras-caladoras'],
    picture: 'caladora-inalambrica',
    ficha: 'Garantía: 3 años',
  },
  [
    [
      'TZ-SC20',
      1999,
      'Sierra caladora inalámbrica 20 V',
      'Voltaje: 20 V; Carrera: 25 mm; Velocidad: 0 a 2,900 cpm; Corte en madera: 100 mm; Corte en metal: 8 mm; Péndulo: 4 posiciones; Batería: No incluida; Peso: 1.9 kg',
      'Cambio de hoja sin llave y base que se inclina a 45°. Hace los huecos de tarja y parrilla sin astillar.',
    ],
    [
      'TZ-SC20K',
      3149,
      'Sierra caladora inalámbrica 20 V con batería de 2 Ah',
      'Voltaje: 20 V; Carrera: 25 mm; Velocidad: 0 a 2,900 cpm; Corte en madera: 100 mm; Corte en metal: 8 mm; Péndulo: 4 posiciones; Batería: 1 de 2 Ah incluida; Peso: 2.2 kg',
      'Con batería, cargador, maletín y cinco hojas surtidas.',
    ],
    [
      'TZ-SC12',
      1399,
      'Sierra caladora inalámbrica compacta 12 V',
      'Voltaje: 12 V; Carrera: 18 mm; Velocidad: 0 a 2,800 cpm; Corte en madera: 65 mm; Corte en metal: 3 mm; Péndulo: 3 posiciones; Batería: No incluida; Peso: 1.5 kg',
      'Ligera para molduras y recortes de piso.',
    ],
  ],
);

export const cordlessReciprocating = machines(
  {
    marca: 'TENAZ',
    labels: ['sierras-inalambricas', 'sierras-reciprocantes'],
    picture: 'reciprocante-inalambrica',
    ficha: 'Cambio de hoja: Sin llave; Garantía: 3 años',
  },
  [
    [
      'TZ-SR20',
      2199,
      'Sierra reciprocante inalámbrica 20 V',
      'Voltaje: 20 V; Carrera: 28 mm; Velocidad: 0 a 3,000 cpm; Corte en madera: 200 mm; Motor: Sin carbones; Batería: No incluida; Peso: 2.6 kg',
      'Entra a muro para cortar tubo viejo, madera con clavo y ramas. Dos hojas incluidas.',
    ],
    [
      'TZ-SR20M',
      1749,
      'Sierra reciprocante inalámbrica de una mano 20 V',
      'Voltaje: 20 V; Carrera: 16 mm; Velocidad: 0 a 3,200 cpm; Corte en madera: 130 mm; Motor: Sin carbones; Batería: No incluida; Peso: 1.6 kg',
      'Corta para podar o para trabajar recostado bajo un fregadero.',
    ],
    [
      'TZ-SR12',
      1399,
      'Sierra reciprocante inalámbrica compacta 12 V',
      'Voltaje: 12 V; Carrera: 13 mm; Velocidad: 0 a 2,900 cpm; Corte en madera: 50 mm; Motor: Con carbones; Batería: No incluida; Peso: 1.3 kg',
      'Para tubo de PVC, ángulo y canaleta de instalador.',
    ],
    [
      'TZ-SR40',
      4299,
      'Sierra reciprocante inalámbrica 40 V',
      'Voltaje: 40 V; Carrera: 32 mm; Velocidad: 0 a 3,000 cpm; Corte en madera: 300 mm; Motor: Sin carbones; Batería: No incluida; Peso: 3.6 kg',
      'Con órbita para demolición: tarimas, marcos y tubo de acero de 4".',
    ],
  ],
);

export const cordlessFinish = machines(
  {
    marca: 'TENAZ',
    labels: ['lijado-y-multiherramientas'],
    picture: 'lijadora-inalambrica',
    ficha: 'Garantía: 3 años',
  },
  [
    [
      'TZ-LR20',
      1849,
      'Lijadora roto orbital inalámbrica 5" 20 V',
      'Voltaje: 20 V; Plato: 5" autoadherible; Órbita: 3 mm; Velocidad: 7,000 a 12,000 opm; Motor: Sin carbones; Batería: No incluida; Peso: 1.3 kg',
      'Para retocar puertas y muebles instalados. La bolsa recoge casi todo el polvo si cambias la lija a tiempo.',
    ],
    [
      'TZ-LH20',
      1449,
      'Lijadora de palma inalámbrica 1/4 de hoja 20 V',
      'Voltaje: 20 V; Lija: 1/4 de hoja; Órbita: 1.6 mm; Velocidad: 12,000 opm; Motor: Con carbones; Batería: No incluida; Peso: 1.1 kg',
      'Llega a las esquinas rectas de ventanas y cajones.',
    ],
    [
      'TZ-LD20',
      1649,
      'Lijadora de detalle inalámbrica 20 V',
      'Voltaje: 20 V; Base: Triangular de 95 mm; Órbita: 2 mm; Velocidad: 11,000 opm; Motor: Con carbones; Batería: No incluida; Peso: 1 kg',
      'La punta triangular entra en persianas, balaustres y molduras.',
    ],
    [
      'TZ-PU20',
      2999,
      'Pulidora orbital inalámbrica 6" 20 V',
      'Voltaje: 20 V; Plato: 6"; Órbita: 15 mm; Velocidad: 1,800 a 5,200 opm; Motor: Sin carbones; Batería: No incluida; Peso: 2.2 kg',
      'Quita remolinos del barniz del auto sin quemarlo, aunque sea la primera vez.',
      'pulidora',
    ],
    [
      'TZ-CE20',
      2799,
      'Cepillo inalámbrico para madera 3 1/4" 20 V',
      'Voltaje: 20 V; Ancho: 82 mm; Profundidad: 0 a 2 mm; Velocidad: 14,000 rpm; Motor: Sin carbones; Batería: No incluida; Peso: 2.7 kg',
      'Rebaja puertas que pegan, ahí mismo donde están colgadas.',
      'cepillo',
    ],
    [
      'TZ-RB20',
      2899,
      'Rebajadora inalámbrica 1/4" 20 V',
      'Voltaje: 20 V; Boquilla: 1/4"; Velocidad: 10,000 a 30,000 rpm; Profundidad: 35 mm; Motor: Sin carbones; Batería: No incluida; Peso: 1.8 kg',
      'Canteado de melamina y redondeos de 1/4" sin cable que jale.',
      'rebajadora',
    ],
  ],
);

export const cordlessMulti = machines(
  { marca: 'TENAZ', labels: ['lijado-y-multiherramientas'], picture: 'multiherramienta', ficha: 'Garantía: 3 años' },
  [
    [
      'TZ-MU20',
      1999,
      'Multiherramienta oscilante inalámbrica 20 V',
      'Voltaje: 20 V; Oscilación: 3.2°; Velocidad: 10,000 a 20,000 opm; Cambio: Sin llave; Motor: Sin carbones; Batería: No incluida; Peso: 1.3 kg',
      'Recorta marcos para meter piso, abre muro para contactos y raspa silicón viejo. Incluye seis accesorios.',
    ],
    [
      'TZ-MU12',
      1449,
      'Multiherramienta oscilante inalámbrica 12 V',
      'Voltaje: 12 V; Oscilación: 2.8°; Velocidad: 5,000 a 20,000 opm; Cambio: Con llave; Motor: Con carbones; Batería: No incluida; Peso: 1.1 kg',
      'Chica y suficiente para trabajos de instalación.',
    ],
    [
      'TZ-HR12',
      1299,
      'Herramienta rotativa inalámbrica 12 V con 30 accesorios',
      'Voltaje: 12 V; Boquilla: 3.2 mm; Velocidad: 5,000 a 28,000 rpm; Accesorios: 30; Batería: No incluida; Peso: 0.6 kg',
      'Graba, afila, pule y corta piezas chicas. La flecha flexible se vende aparte.',
      'rotativa',
    ],
    [
      'TZ-PC20',
      1599,
      'Pistola de calor inalámbrica 20 V',
      'Voltaje: 20 V; Temperatura: Hasta 530 °C; Flujo de aire: 200 L/min; Autonomía: 18 min con 4 Ah; Batería: No incluida; Peso: 0.9 kg',
      'Para termoencogible y vinil en campo. No sustituye a la de cable para decapar.',
      'pistola-calor',
    ],
    [
      'TZ-PS20',
      1449,
      'Pistola calafateadora inalámbrica 20 V',
      'Voltaje: 20 V; Empuje: 4.5 kN; Cartucho: 300 ml; Velocidad: 0 a 8 mm/s; Batería: No incluida; Peso: 1.9 kg',
      'Un cordón parejo de principio a fin; regresa sola el émbolo y no gotea.',
      'cartucho',
    ],
    [
      'TZ-CL20',
      4999,
      'Clavadora inalámbrica calibre 18, 20 V',
      'Voltaje: 20 V; Clavo: Calibre 18 de 5/8" a 2"; Cargador: 100 clavos; Cadencia: 60 por minuto; Batería: No incluida; Peso: 2.7 kg',
      'Zoclo y moldura sin compresor ni manguera: disparo inmediato y ajuste de profundidad.',
      'clavadora',
    ],
    [
      'TZ-RE20',
      3499,
      'Remachadora inalámbrica 20 V',
      'Voltaje: 20 V; Remache: 3/32" a 3/16"; Fuerza: 10 kN; Carrera: 25 mm; Batería: No incluida; Peso: 2 kg',
      'Para lámina, letreros y cajas de camión. El vástago cae solo en su depósito.',
      'taladro-compacto',
    ],
    [
      'TZ-EN12',
      1399,
      'Engrapadora inalámbrica 12 V',
      'Voltaje: 12 V; Grapa: 1/4" a 9/16"; Cadencia: 30 por minuto; Cargador: 80 grapas; Batería: No incluida; Peso: 1.3 kg',
      'Tapicería, cable y aislante sin cansar la mano.',
      'clavadora',
    ],
  ],
);
