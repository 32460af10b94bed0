import { anchor, hinge, nail, screw } from './hardware-readers.ts';
import { fitting, wall } from './installation-readers.ts';
import { kindOf, near, numberOf, type Reader, says } from './reading.ts';
import { spare } from './site-readers.ts';

/** How hardware, plumbing and electrical goods look. */
export const hardwareLooks: Readonly<Record<string, Reader>> = {
  clavos: nail,
  pijas: screw,
  taquetes: anchor,
  bisagra: hinge,
  candado: (draft) => ({
    model: 'candado',
    size: 40,
    kind: kindOf(
      draft,
      [
        [/largo/, 'largo'],
        [/latón/, 'laton'],
        [/cortina/, 'cortina'],
        [/combinación/, 'combinacion'],
      ],
      'hierro',
    ),
  }),
  cerradura: (draft) => ({
    model: 'cerradura',
    kind: kindOf(
      draft,
      [
        [/sobreponer/, 'sobreponer'],
        [/baño/, 'bano'],
        [/manija/, 'manija'],
        [/cerrojo/, 'cerrojo'],
        [/digital/, 'digital'],
      ],
      'pomo',
    ),
  }),
  cadena: () => ({ model: 'cadena', size: 0.25 }),
  rodaja: (draft) => ({ model: 'rodaja', size: 2, ...(says(draft, /freno/) && { kind: 'freno' }) }),
  engrane: spare,
  conexion: fitting,
  'llave-agua': (draft) => ({
    model: 'llave-agua',
    kind: kindOf(
      draft,
      [
        [/nariz/, 'nariz'],
        [/angular/, 'angular'],
        [/flotador/, 'flotador'],
        [/check/, 'check'],
      ],
      'esfera',
    ),
    size: 0.5,
  }),
  mezcladora: (draft) => ({
    model: 'mezcladora',
    kind: kindOf(
      draft,
      [
        [/monomando/, 'mono'],
        [/cocina/, 'cocina'],
      ],
      'lavabo',
    ),
  }),
  regadera: (draft) =>
    says(draft, /empotrada/)
      ? { model: 'llave-agua', kind: 'regadera' }
      : { model: 'regadera', kind: says(draft, /teléfono/) ? 'telefono' : 'fija' },
  'manguera-flexible': () => ({ model: 'manguera-flexible', size: 1 }),
  tinaco: (draft) => ({ model: 'tinaco', size: numberOf(draft, 'L', 1100) }),
  contacto: wall,
  foco: (draft) => ({
    model: 'foco',
    kind: kindOf(
      draft,
      [
        [/tubo/, 'tubo'],
        [/gu10/, 'gu10'],
        [/sensor/, 'sensor'],
      ],
      'foco',
    ),
    size: 9,
    ...(says(draft, /cálida/) && { hex: 'calida' }),
  }),
  reflector: (draft) => ({ model: 'reflector', size: numberOf(draft, 'W', 50) }),
  extension: (draft) => ({
    model: 'extension-electrica',
    kind: kindOf(
      draft,
      [
        [/doméstica/, 'domestica'],
        [/barra/, 'barra'],
        [/caja/, 'caja'],
      ],
      'rudo',
    ),
    size: says(draft, /caja|barra/) ? 10 : near(numberOf(draft, 'm', 10), [5, 30]),
    hex: kindOf(
      draft,
      [
        [/doméstica/, '#efece4'],
        [/calibre 14/, '#202124'],
        [/calibre/, '#b8201c'],
      ],
      '#e8590c',
    ),
  }),
};
