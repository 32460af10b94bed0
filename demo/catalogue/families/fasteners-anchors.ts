import { family, machines } from '../family.ts';

const B = { marca: 'Bravío' } as const;
type Anchor = [size: string, pieces: number, bit: string, load: string];

export const plasticAnchors = family<Anchor>(
  { ...B, labels: ['taquetes-y-anclas'], picture: 'taquetes', unidad: 'bolsa' },
  (size, pieces, bit, load) => ({
    nombre: `Taquetes de plástico ${size} ${pieces} piezas`,
    descripcion: `Para tabique, block y concreto. Se barrena con broca de ${bit} y se mete al ras.`,
    familia: `taquete-${pieces}`,
    ficha: `Medida: ${size}; Contenido: ${pieces} piezas; Broca: ${bit}; Carga en concreto: ${load}; Material: Polietileno`,
  }),
  [
    ['TQ-316', 29.5, '3/16"', 100, '3/16"', '12 kg'],
    ['TQ-14', 36.5, '1/4"', 100, '1/4"', '20 kg'],
    ['TQ-516', 52, '5/16"', 100, '5/16"', '32 kg'],
    ['TQ-38', 75, '3/8"', 100, '3/8"', '45 kg'],
    ['TQ-1420', 9.5, '1/4"', 20, '1/4"', '20 kg'],
  ],
);

type Expansion = [size: string, bit: string, load: string];

export const expansionAnchors = family<Expansion>(
  { ...B, labels: ['taquetes-y-anclas'], picture: 'taquetes' },
  (size, bit, load) => ({
    nombre: `Taquete expansivo de acero ${size}`,
    descripcion: 'Camisa con tuerca: se expande al apretar. Solo en concreto sano, a diez diámetros de la orilla.',
    familia: 'taquete-expansivo',
    ficha: `Medida: ${size}; Broca: ${bit}; Carga de trabajo: ${load}; Material: Acero galvanizado`,
  }),
  [
    ['TE-14', 6.5, '1/4" x 1 3/8"', '1/4"', '110 kg'],
    ['TE-516', 8.5, '5/16" x 1 1/2"', '5/16"', '160 kg'],
    ['TE-38', 12.5, '3/8" x 1 7/8"', '3/8"', '230 kg'],
    ['TE-12', 22.5, '1/2" x 2 1/4"', '1/2"', '380 kg'],
    ['TE-58', 42, '5/8" x 3"', '5/8"', '560 kg'],
  ],
);

export const specialAnchors = machines(
  { ...B, labels: ['taquetes-y-anclas'], picture: 'taquetes', remark: 'Respeta la carga que dice la ficha.' },
  [
    [
      'TQ-MAR',
      79,
      'Taquetes de mariposa para panel de yeso 10 piezas',
      'Medida: 3/16" x 3"; Contenido: 10 piezas; Carga: 15 kg en panel de 1/2"',
      'Abren por detrás del panel: repisas y toalleros.',
    ],
    [
      'TQ-ESP',
      65,
      'Taquetes de rosca para panel de yeso 20 piezas',
      'Medida: Núm. 8; Contenido: 20 piezas; Carga: 10 kg en panel de 1/2"',
      'Entran con desarmador, sin barreno.',
    ],
    [
      'TQ-PAL',
      95,
      'Taquetes metálicos de paraguas 10 piezas',
      'Medida: 1/8" x 1 1/2"; Contenido: 10 piezas; Carga: 20 kg en panel de 1/2"',
      'Se puede quitar el tornillo y volver a ponerlo.',
    ],
    [
      'AN-QUI',
      null,
      'Anclaje químico 300 ml',
      'Presentación: 300 ml; Curado: 45 min a 25 °C; Uso: Varilla y perno',
      'Limpia y sopletea el barreno antes; con pistola calafateadora normal.',
      'cartucho',
    ],
    [
      'AN-WED',
      null,
      'Ancla de cuña 1/2" x 4 1/4"',
      'Medida: 1/2" x 4 1/4"; Broca: 1/2"; Carga de trabajo: 520 kg; Material: Acero galvanizado',
      'Placa base, rack y barandal.',
    ],
    [
      'TQ-NYL',
      119,
      'Taquetes de golpe con clavo 1/4" x 1 1/2" 50 piezas',
      'Medida: 1/4" x 1 1/2"; Contenido: 50 piezas; Broca: 1/4"',
      'Canaleta y zoclo a martillazo, sin apretar tornillo.',
    ],
    [
      'VA-38',
      null,
      'Varilla roscada 3/8" x 1 m',
      'Medida: 3/8"; Largo: 1 m; Cuerda: 16 hilos; Acabado: Galvanizado',
      'Soportería de tubo, ducto y charola eléctrica.',
      'barra',
    ],
  ],
);
