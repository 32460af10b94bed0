import { machines } from '../family.ts';

export const nailers = machines(
  {
    marca: 'TENAZ',
    labels: ['clavadoras'],
    picture: 'clavadora',
    remark: 'Desconéctala antes de sacar un clavo atorado.',
    ficha: 'Entrada: 1/4" NPT; Garantía: 1 año',
  },
  [
    [
      'TZ-NC18',
      1399,
      'Clavadora neumática calibre 18 de 5/8" a 2"',
      'Clavo: Calibre 18 de 5/8" a 2"; Cargador: 100 clavos; Presión: 60 a 100 PSI; Peso: 1.3 kg',
      'Zoclo, moldura y marco con cabeza casi invisible.',
    ],
    [
      'TZ-NC16',
      2199,
      'Clavadora neumática calibre 16 de 3/4" a 2 1/2"',
      'Clavo: Calibre 16 de 3/4" a 2 1/2"; Cargador: 100 clavos; Presión: 70 a 110 PSI; Peso: 1.9 kg',
      'Más agarre para puertas y escalones.',
    ],
    [
      'TZ-NC21',
      3499,
      'Clavadora neumática para armazón 21° de 2" a 3 1/2"',
      'Clavo: Cabeza redonda de 2" a 3 1/2"; Cargador: 64 clavos; Presión: 70 a 120 PSI; Peso: 3.8 kg',
      'Cimbra, tarima pesada y estructura de madera.',
    ],
    [
      'TZ-NCR',
      3699,
      'Clavadora neumática de rollo para tarima',
      'Clavo: En rollo de 1 1/4" a 2 1/4"; Cargador: 300 clavos; Presión: 70 a 110 PSI; Peso: 2.7 kg',
      'Para armar tarimas y empaques sin recargar cada rato.',
    ],
    [
      'TZ-NG90',
      1299,
      'Engrapadora neumática grapa 90 de 1/2" a 1 1/2"',
      'Grapa: Corona 1/4" de 1/2" a 1 1/2"; Cargador: 100 grapas; Presión: 60 a 100 PSI; Peso: 1.2 kg',
      'Muebles, respaldos y lambrín.',
    ],
    [
      'TZ-NG80',
      1099,
      'Engrapadora neumática para tapicería grapa 80',
      'Grapa: Serie 80 de 1/4" a 5/8"; Cargador: 160 grapas; Presión: 60 a 90 PSI; Peso: 0.9 kg',
      'Nariz larga para entrar en el pliegue de la tela.',
    ],
    [
      'TZ-NP23',
      1199,
      'Clavilladora neumática calibre 23 de 1/2" a 1 3/8"',
      'Clavillo: Calibre 23 de 1/2" a 1 3/8"; Cargador: 100 clavillos; Presión: 60 a 100 PSI; Peso: 1.1 kg',
      'Sin cabeza: para junquillo y vidrio.',
    ],
  ],
);

export const nailerLoads = machines(
  {
    marca: 'TENAZ',
    labels: ['clavadoras'],
    picture: 'clavos',
    remark: 'Punta de cincel que no abre la madera.',
    unidad: 'caja',
    ficha: 'Material: Acero galvanizado',
  },
  [
    [
      'CL-18',
      189,
      'Clavos calibre 18 x 1 1/4", 5,000 piezas',
      'Calibre: 18; Largo: 1 1/4"; Contenido: 5,000 piezas',
      'Para zoclo y moldura de MDF.',
    ],
    [
      'CL-182',
      239,
      'Clavos calibre 18 x 2", 5,000 piezas',
      'Calibre: 18; Largo: 2"; Contenido: 5,000 piezas',
      'El largo para marco de puerta.',
    ],
    [
      'CL-162',
      219,
      'Clavos calibre 16 x 2", 2,500 piezas',
      'Calibre: 16; Largo: 2"; Contenido: 2,500 piezas',
      'Cabeza en T que aguanta el tirón.',
    ],
    [
      'CL-213',
      749,
      'Clavos para armazón 21° x 3", 2,000 piezas',
      'Ángulo: 21°; Largo: 3"; Contenido: 2,000 piezas',
      'Anillados, para que la tarima no afloje.',
    ],
    [
      'CL-ROL',
      899,
      'Clavos en rollo 2" para tarima, 9,000 piezas',
      'Largo: 2"; Rollos: 30 de 300; Contenido: 9,000 piezas',
      'Rollo de alambre a 15°.',
    ],
    [
      'GR-90',
      149,
      'Grapas serie 90 x 1", 5,000 piezas',
      'Corona: 1/4"; Largo: 1"; Contenido: 5,000 piezas',
      'Con punta de cincel, para respaldo de mueble.',
    ],
    [
      'GR-80',
      99,
      'Grapas serie 80 x 3/8", 10,000 piezas',
      'Corona: 1/2"; Largo: 3/8"; Contenido: 10,000 piezas',
      'La de tapicero.',
    ],
  ],
);
