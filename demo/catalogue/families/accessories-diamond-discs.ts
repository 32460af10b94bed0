import { family } from '../family.ts';

const TENAZ = { marca: 'TENAZ' } as const;
type Abrasive = [nombre: string, ficha: string, descripcion: string];
const asWritten = (nombre: string, ficha: string, descripcion: string) => ({ nombre, ficha, descripcion });
type Diamond = [size: string, edge: 'continuo' | 'segmentado' | 'turbo', use: string, wet: string];

export const diamondDiscs = family<Diamond>(
  { ...TENAZ, labels: ['discos-de-diamante'], picture: 'disco-diamante' },
  (size, edge, use, wet) => ({
    nombre: `Disco de diamante ${edge} ${size} para ${use}`,
    descripcion: {
      continuo: 'Borde corrido que no despostilla: corta despacio y deja que el disco avance solo.',
      segmentado: 'Las ranuras sacan el polvo y enfrían el disco en corte seco y profundo.',
      turbo: 'Borde estriado: más rápido que el continuo y más limpio que el segmentado.',
    }[edge],
    ficha: `Diámetro: ${size}; Borde: ${edge.charAt(0).toUpperCase()}${edge.slice(1)}; Uso: ${use.charAt(0).toUpperCase()}${use.slice(1)}; Corte: ${wet}; Barreno: ${size === '14"' ? '1"' : '7/8" con reducción a 5/8"'}`,
  }),
  [
    ['DI-45', 119, '4 1/2"', 'continuo', 'azulejo y cerámica', 'Húmedo o seco'],
    ['DI-45S', 109, '4 1/2"', 'segmentado', 'concreto y block', 'Seco'],
    ['DI-45T', 129, '4 1/2"', 'turbo', 'granito y cantera', 'Húmedo o seco'],
    ['DI-45P', 189, '4 1/2"', 'turbo', 'porcelanato', 'Húmedo o seco'],
    ['DI-7', 229, '7"', 'continuo', 'azulejo y mármol', 'Húmedo'],
    ['DI-7S', 219, '7"', 'segmentado', 'concreto y tabique', 'Seco'],
    ['DI-7T', 259, '7"', 'turbo', 'granito y teja', 'Húmedo o seco'],
    ['DI-9S', 329, '9"', 'segmentado', 'concreto y adoquín', 'Seco'],
    ['DI-9T', 389, '9"', 'turbo', 'cantera y concreto', 'Húmedo o seco'],
    ['DI-14S', null, '14"', 'segmentado', 'concreto curado', 'Húmedo'],
    ['DI-14A', null, '14"', 'segmentado', 'asfalto', 'Húmedo'],
    ['DI-10', 449, '10"', 'continuo', 'porcelanato en cortadora de mesa', 'Húmedo'],
  ],
);

export const diamondCore = family<Abrasive>(
  { ...TENAZ, labels: ['discos-de-diamante'], picture: 'disco-diamante', remark: 'Con agua dura varias veces más.' },
  asWritten,
  [
    [
      'DI-COP4',
      299,
      'Copa de diamante 4 1/2" doble hilera para desbaste',
      'Diámetro: 4 1/2"; Segmentos: Doble hilera; Uso: Concreto; Barreno: 7/8"',
      'Rebaja juntas y adhesivo viejo en piso.',
    ],
    [
      'DI-PAD',
      null,
      'Juego de pads de diamante 4" para pulir, 7 piezas',
      'Diámetro: 4"; Granos: 50 a 3000; Uso: Mármol y granito; Contenido: 7 piezas',
      'Del corte al brillo, siempre con agua.',
    ],
    [
      'DI-BR6',
      89,
      'Broca de diamante 1/4" para porcelanato',
      'Diámetro: 1/4"; Uso: Porcelanato y vidrio; Enfriamiento: Agua',
      'Entra en ángulo y luego se endereza, sin percusión.',
    ],
    [
      'DI-BR35',
      249,
      'Sierra copa de diamante 1 3/8" para porcelanato',
      'Diámetro: 1 3/8"; Uso: Porcelanato y mármol; Enfriamiento: Agua',
      'El hueco de la llave y del contacto sin romper la pieza.',
    ],
  ],
);
