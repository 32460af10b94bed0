import { kindOf, type Reader, says } from './reading.ts';
import { airHose, garden, gloves, hose, ladder } from './site-readers.ts';

/** How what is used on site, in the garden and for safety looks. */
export const siteLooks: Readonly<Record<string, Reader>> = {
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
