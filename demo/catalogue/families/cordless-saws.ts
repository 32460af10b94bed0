import { machines } from '../family.ts';

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
      'Voltaje: 20 V; Carrera: 25 mm; Velocidad: 0 a 2,900 cpm; Corte en madera: 100 mm; Corte en metal: 8 mm; Zanco: T; Péndulo: 4 posiciones; Batería: No incluida; Peso: 1.9 kg',
      'Cambio de hoja sin llave y base que se inclina a 45°. Hace los huecos de tarja y parrilla sin astillar.',
    ],
    [
      'TZ-SC20K',
      3149,
      'Sierra caladora inalámbrica 20 V con batería de 2 Ah',
      'Voltaje: 20 V; Carrera: 25 mm; Velocidad: 0 a 2,900 cpm; Corte en madera: 100 mm; Corte en metal: 8 mm; Zanco: T; Péndulo: 4 posiciones; Batería: 1 de 2 Ah incluida; Peso: 2.2 kg',
      'Con batería, cargador, maletín y cinco hojas surtidas.',
    ],
    [
      'TZ-SC12',
      1399,
      'Sierra caladora inalámbrica compacta 12 V',
      'Voltaje: 12 V; Carrera: 18 mm; Velocidad: 0 a 2,800 cpm; Corte en madera: 65 mm; Corte en metal: 3 mm; Zanco: T; Péndulo: 3 posiciones; Batería: No incluida; Peso: 1.5 kg',
      'Ligera para molduras y recortes de piso.',
    ],
  ],
);

export const cordlessReciprocating = machines(
  {
    marca: 'TENAZ',
    labels: ['sierras-inalambricas', 'sierras-reciprocantes'],
    picture: 'reciprocante-inalambrica',
    ficha: 'Zanco: Universal; Cambio de hoja: Sin llave; Garantía: 3 años',
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
