import { family } from '../family.ts';

const BRAVIO = { marca: 'Bravío', labels: ['lijas-y-abrasivos'], picture: 'lija' } as const;

const grainUse = (grain: number): string =>
  grain <= 60
    ? 'Desbasta y quita pintura vieja.'
    : grain <= 120
      ? 'Empareja antes del sellador.'
      : grain <= 220
        ? 'Afina entre manos de sellador o esmalte.'
        : grain <= 600
          ? 'Para lijado final de esmalte y laca.'
          : 'Prepara el pulido de pintura automotriz.';

export const waterSandpaper = family<[grain: number]>(
  BRAVIO,
  (grain) => ({
    nombre: `Lija de agua grano ${grain}`,
    descripcion: `Pliego impermeable para lijar mojado sin que se tape. ${grainUse(grain)}`,
    unidad: 'pliego',
    familia: 'lija-agua',
    ficha: `Grano: ${grain}; Medida: 9 x 11"; Abrasivo: Carburo de silicio; Respaldo: Papel impermeable`,
  }),
  [
    ['LJ-80', 13.5, 80],
    ['LJ-120', 12.5, 120],
    ['LJ-180', 12, 180],
    ['LJ-220', 12, 220],
    ['LJ-320', 12, 320],
    ['LJ-400', 12, 400],
    ['LJ-600', 12, 600],
    ['LJ-1500', 14, 1500],
  ],
);

export const woodSandpaper = family<[grain: number]>(
  BRAVIO,
  (grain) => ({
    nombre: `Lija para madera grano ${grain}`,
    descripcion: `Pliego para lijar en seco, a mano o en orbital. ${grainUse(grain)}`,
    unidad: 'pliego',
    familia: 'lija-madera',
    ficha: `Grano: ${grain}; Medida: 9 x 11"; Abrasivo: Óxido de aluminio; Respaldo: Papel`,
  }),
  [
    ['LM-36', 14.5, 36],
    ['LM-60', 12.5, 60],
    ['LM-80', 11.5, 80],
    ['LM-100', 11, 100],
    ['LM-120', 11, 120],
    ['LM-150', 10.5, 150],
  ],
);

export const emeryCloth = family<[grain: number]>(
  BRAVIO,
  (grain) => ({
    nombre: `Lija de esmeril para metal grano ${grain}`,
    descripcion: `En tela, se dobla y se tuerce sin romperse. ${grainUse(grain)}`,
    unidad: 'pliego',
    familia: 'lija-esmeril',
    ficha: `Grano: ${grain}; Medida: 9 x 11"; Abrasivo: Esmeril; Respaldo: Tela`,
  }),
  [
    ['LE-80', 22.5, 80],
    ['LE-120', 21.5, 120],
  ],
);

export const sandingDiscs = family<[size: string, grain: number, holes: string]>(
  BRAVIO,
  (size, grain, holes) => ({
    nombre: `Discos de lija ${size} grano ${grain}, 10 piezas`,
    descripcion: `Autoadheribles para lijadora roto orbital. ${grainUse(grain)}`,
    unidad: 'paquete',
    familia: `disco-lija-${size.charAt(0)}`,
    ficha: `Diámetro: ${size}; Grano: ${grain}; Barrenos: ${holes}; Abrasivo: Óxido de aluminio; Contenido: 10 piezas`,
  }),
  [
    ['LD-5060', 75, '5"', 60, '8'],
    ['LD-5080', 72, '5"', 80, '8'],
    ['LD-5120', 69, '5"', 120, '8'],
    ['LD-5220', 69, '5"', 220, '8'],
    ['LD-6080', 95, '6"', 80, '6'],
    ['LD-6120', 92, '6"', 120, '6'],
  ],
);

export const sandingBelts = family<[size: string, grain: number]>(
  BRAVIO,
  (size, grain) => ({
    nombre: `Banda de lija ${size} grano ${grain}`,
    descripcion: `Unión reforzada, de doble sentido. ${grainUse(grain)}`,
    familia: `banda-${size.charAt(0)}`,
    ficha: `Medida: ${size}; Grano: ${grain}; Abrasivo: Óxido de aluminio; Respaldo: Tela`,
  }),
  [
    ['LB-32140', 36.5, '3 x 21"', 40],
    ['LB-32180', 34.5, '3 x 21"', 80],
    ['LB-321120', 34.5, '3 x 21"', 120],
    ['LB-42460', 55, '4 x 24"', 60],
    ['LB-424100', 52, '4 x 24"', 100],
  ],
);
