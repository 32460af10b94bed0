import { machines } from '../family.ts';

export const impactDrivers = machines(
  {
    marca: 'TENAZ',
    labels: ['atornilladores-de-impacto'],
    picture: 'atornillador-impacto',
    ficha: 'Portapuntas: 1/4" hexagonal de cambio rápido; Garantía: 3 años',
    caracteristicas: ['Tres intensidades de impacto', 'Luz LED alrededor del portapuntas'],
  },
  [
    [
      'AI-2014',
      2299,
      'Atornillador de impacto inalámbrico 20 V 1/4"',
      'Voltaje: 20 V; Par máximo: 180 Nm; Velocidad: 0 a 2,800 rpm; Impactos: 0 a 3,600 ipm; Motor: Sin carbones; Batería: 1 de 2 Ah incluida; Peso: 1.3 kg',
      'Mete pija de 4" en madera sin barreno guía y no te tuerce la muñeca. Úsalo con puntas de impacto; las comunes se rompen.',
    ],
    [
      'TZ-AI20S',
      1499,
      'Atornillador de impacto inalámbrico 20 V 1/4", sin batería',
      'Voltaje: 20 V; Par máximo: 180 Nm; Velocidad: 0 a 2,800 rpm; Impactos: 0 a 3,600 ipm; Motor: Sin carbones; Batería: No incluida; Peso: 0.95 kg',
      'La máquina sola, para quien ya trabaja con la línea de 20 V.',
    ],
    [
      'TZ-AI20P',
      2899,
      'Atornillador de impacto inalámbrico 20 V 1/4", 225 Nm',
      'Voltaje: 20 V; Par máximo: 225 Nm; Velocidad: 0 a 3,400 rpm; Impactos: 0 a 4,200 ipm; Motor: Sin carbones; Batería: 2 de 2 Ah incluidas; Peso: 1.4 kg',
      'Tiene modo para pija autorroscante: baja la velocidad al tocar la lámina y evita trasroscar.',
    ],
    [
      'TZ-AI20H',
      3299,
      'Atornillador hidráulico de impulso 20 V 1/4"',
      'Voltaje: 20 V; Par máximo: 45 Nm; Velocidad: 0 a 2,300 rpm; Impactos: 0 a 2,700 ipm; Motor: Sin carbones; Batería: No incluida; Peso: 1.2 kg',
      'Golpea dentro de aceite, con la mitad de ruido. Para armar cocinas y clósets en casa habitada.',
    ],
    [
      'TZ-AI12',
      1399,
      'Atornillador de impacto inalámbrico 12 V 1/4"',
      'Voltaje: 12 V; Par máximo: 110 Nm; Velocidad: 0 a 2,500 rpm; Impactos: 0 a 3,300 ipm; Motor: Con carbones; Batería: 1 de 2 Ah incluida; Peso: 1 kg',
      'Corto y ligero para tableros eléctricos, cancelería y muebles.',
    ],
    [
      'TZ-AI12S',
      899,
      'Atornillador de impacto inalámbrico 12 V 1/4", sin batería',
      'Voltaje: 12 V; Par máximo: 110 Nm; Velocidad: 0 a 2,500 rpm; Impactos: 0 a 3,300 ipm; Motor: Con carbones; Batería: No incluida; Peso: 0.8 kg',
      'Máquina sola de la línea de 12 V.',
    ],
    [
      'TZ-AI40',
      null,
      'Atornillador de impacto inalámbrico 40 V 1/4", 260 Nm',
      'Voltaje: 40 V; Par máximo: 260 Nm; Velocidad: 0 a 3,600 rpm; Impactos: 0 a 4,400 ipm; Motor: Sin carbones; Batería: No incluida; Peso: 1.9 kg',
      'Para pija estructural en madera dura y perfil. Llega sobre pedido en cinco días hábiles.',
    ],
  ],
);

export const impactWrenches = machines(
  {
    marca: 'TENAZ',
    labels: ['llaves-de-impacto'],
    picture: 'llave-impacto',
    ficha: 'Garantía: 3 años',
    caracteristicas: ['Paro automático al aflojar', 'Cuadro de acero forjado', 'Luz LED frontal'],
  },
  [
    [
      'LI-2012',
      3699,
      'Llave de impacto inalámbrica 20 V 1/2"',
      'Voltaje: 20 V; Cuadro: 1/2"; Par máximo: 400 Nm; Par de desapriete: 550 Nm; Velocidad: 0 a 2,200 rpm; Motor: Sin carbones; Batería: 1 de 4 Ah incluida; Peso: 2.3 kg',
      'Afloja birlos de camioneta sin compresor. Tres niveles para no pasarte al apretar.',
    ],
    [
      'TZ-LI20S',
      2499,
      'Llave de impacto inalámbrica 20 V 1/2", sin batería',
      'Voltaje: 20 V; Cuadro: 1/2"; Par máximo: 400 Nm; Par de desapriete: 550 Nm; Velocidad: 0 a 2,200 rpm; Motor: Sin carbones; Batería: No incluida; Peso: 1.7 kg',
      'Sin batería ni cargador. Se recomienda la batería de 4 Ah.',
    ],
    [
      'TZ-LI2038',
      2699,
      'Llave de impacto inalámbrica compacta 20 V 3/8"',
      'Voltaje: 20 V; Cuadro: 3/8"; Par máximo: 250 Nm; Par de desapriete: 320 Nm; Velocidad: 0 a 2,600 rpm; Motor: Sin carbones; Batería: No incluida; Peso: 1.4 kg',
      'Entra en el cofre y en la suspensión, donde la de media pulgada estorba.',
    ],
    [
      'TZ-LI20A',
      4799,
      'Llave de impacto inalámbrica 20 V 1/2" de alto par',
      'Voltaje: 20 V; Cuadro: 1/2"; Par máximo: 950 Nm; Par de desapriete: 1,300 Nm; Velocidad: 0 a 1,900 rpm; Motor: Sin carbones; Batería: No incluida; Peso: 2.8 kg',
      'Para suspensión pesada, estructura y maquinaria. Pide batería de 4 Ah o más.',
    ],
    [
      'TZ-LI4034',
      null,
      'Llave de impacto inalámbrica 40 V 3/4"',
      'Voltaje: 40 V; Cuadro: 3/4"; Par máximo: 1,600 Nm; Par de desapriete: 2,000 Nm; Velocidad: 0 a 1,800 rpm; Motor: Sin carbones; Batería: No incluida; Peso: 5.1 kg',
      'Sustituye a la neumática de 3/4" en llantas de camión y mantenimiento de planta.',
    ],
    [
      'TZ-MT12',
      1899,
      'Matraca inalámbrica 12 V 3/8"',
      'Voltaje: 12 V; Cuadro: 3/8"; Par máximo: 60 Nm; Velocidad: 0 a 280 rpm; Motor: Con carbones; Batería: No incluida; Peso: 1.1 kg',
      'Saca tornillos largos en tapas de motor y cajas en una tercera parte del tiempo.',
    ],
    [
      'TZ-MT20',
      2799,
      'Matraca inalámbrica 20 V 1/2"',
      'Voltaje: 20 V; Cuadro: 1/2"; Par máximo: 110 Nm; Velocidad: 0 a 230 rpm; Motor: Sin carbones; Batería: No incluida; Peso: 1.8 kg',
      'Más par que la de 12 V para tornillería de carrocería y maquinaria agrícola.',
    ],
  ],
);
