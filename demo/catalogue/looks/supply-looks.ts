import { kindOf, near, numberOf, says } from './reading.ts';
import {
  airHose,
  anchor,
  fitting,
  garden,
  gloves,
  hinge,
  hose,
  ladder,
  nail,
  type Reader,
  screw,
  spare,
  wall,
} from './supply-readers.ts';

/** How hardware, plumbing, electrical goods, safety and garden look. */
export const supplyLooks: Readonly<Record<string, Reader>> = {
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
  reflector: () => ({ model: 'reflector', size: 50 }),
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
  escalera: ladder,
  carretilla: (draft) =>
    says(draft, /diablo/)
      ? { model: 'diablo' }
      : {
          model: 'carretilla',
          hex: says(draft, /plástico/) ? '#202124' : says(draft, /4\.5/) ? '#1f7a43' : '#d8420f',
          ...(says(draft, /imponchable/) && { kind: 'imponchable' }),
        },
  llanta: () => ({ model: 'llanta' }),
  pala: garden,
  rastrillo: garden,
  llana: (draft) => ({
    model: 'llana',
    kind: kindOf(
      draft,
      [
        [/cuchara/, 'cuchara'],
        [/dentada/, 'dentada'],
      ],
      'lisa',
    ),
  }),
  manguera: hose,
  'manguera-aire': airHose,
  aspersora: (draft) => ({
    model: 'aspersora',
    kind: says(draft, /2 l/) ? 'mano' : 'mochila',
    ...(says(draft, /inalámbrica/) && { volts: 20 }),
  }),
  lentes: (draft) => ({
    model: 'lentes',
    kind: kindOf(
      draft,
      [
        [/oscuros/, 'oscuros'],
        [/antiempaño/, 'antiempano'],
        [/goggles/, 'goggles'],
        [/soldadura/, 'soldar'],
      ],
      'claros',
    ),
  }),
  guantes: gloves,
  casco: (draft) => ({ model: 'casco', hex: says(draft, /blanco/) ? '#f1efe9' : '#f0b400' }),
  chaleco: (draft) => ({
    model: 'chaleco',
    kind: kindOf(
      draft,
      [
        [/arnés/, 'arnes'],
        [/mandil/, 'mandil'],
      ],
      'chaleco',
    ),
  }),
  bota: (draft) => ({ model: 'bota', kind: says(draft, /hule/) ? 'hule' : 'seguridad' }),
  orejeras: (draft) => ({ model: 'orejeras', kind: says(draft, /tapones/) ? 'tapones' : 'orejeras' }),
  respirador: (draft) => ({
    model: 'respirador',
    kind: kindOf(
      draft,
      [
        [/n95/, 'n95'],
        [/^cartuchos/, 'cartuchos'],
      ],
      'media',
    ),
  }),
  extintor: () => ({ model: 'extintor' }),
  careta: (draft) => ({
    model: 'careta',
    kind: kindOf(
      draft,
      [
        [/amplio/, 'amplia'],
        [/fija/, 'fija'],
        [/facial/, 'facial'],
      ],
      'electronica',
    ),
  }),
};
