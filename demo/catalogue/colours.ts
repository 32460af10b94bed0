interface ColourRow {
  readonly name: string;
  /** Agrees with "pintura", where the language asks for it. */
  readonly feminine?: string;
  /** Two letters of the clave. */
  readonly code: string;
  /** The screen colour of the label; the real one is on the shelf. */
  readonly hex: string;
  /** Intense colours carry more pigment and cost more, as on any price list of paint. */
  readonly intense: boolean;
  readonly note: string;
}

/** The colours of the paint shelf, named as a customer asks for them. */
export const COLOURS = {
  blanco: {
    name: 'Blanco',
    feminine: 'Blanca',
    code: 'BL',
    hex: '#F4F2EC',
    intense: false,
    note: 'Sirve también de base para igualar tonos claros.',
  },
  marfil: {
    name: 'Marfil',
    code: 'MF',
    hex: '#EFE3C2',
    intense: false,
    note: 'Blanco cálido que no encandila en cuartos con mucho sol.',
  },
  arena: {
    name: 'Arena',
    code: 'AR',
    hex: '#D9C4A0',
    intense: false,
    note: 'Disimula el polvo de la calle en fachadas.',
  },
  amarillo: {
    name: 'Amarillo',
    feminine: 'Amarilla',
    code: 'AM',
    hex: '#F2B90F',
    intense: true,
    note: 'Sobre muro oscuro pide una mano de fondo blanco.',
  },
  mostaza: { name: 'Mostaza', code: 'MZ', hex: '#C98A1B', intense: true, note: 'Combina con cantera y madera.' },
  naranja: {
    name: 'Naranja',
    code: 'NA',
    hex: '#E8701A',
    intense: true,
    note: 'Tono vivo; calcula una mano más que con un pastel.',
  },
  terracota: {
    name: 'Terracota',
    code: 'TE',
    hex: '#B5533A',
    intense: true,
    note: 'El color de barro de las casas del norte.',
  },
  rojo: {
    name: 'Rojo',
    feminine: 'Roja',
    code: 'RO',
    hex: '#B7201E',
    intense: true,
    note: 'Cubre mejor sobre un fondo gris medio.',
  },
  rosa: {
    name: 'Rosa mexicano',
    code: 'RS',
    hex: '#D9477E',
    intense: true,
    note: 'Para un muro de acento con bugambilia enfrente.',
  },
  'azul-cielo': {
    name: 'Azul cielo',
    code: 'AC',
    hex: '#7DB6DA',
    intense: false,
    note: 'Fresco para recámara y patio techado.',
  },
  'azul-rey': {
    name: 'Azul rey',
    code: 'AZ',
    hex: '#1E4C9A',
    intense: true,
    note: 'El azul de zaguán y ventana de toda la vida.',
  },
  'azul-marino': {
    name: 'Azul marino',
    code: 'AN',
    hex: '#1F2C4A',
    intense: true,
    note: 'Profundo; con luz rasante conviene lijar antes.',
  },
  verde: { name: 'Verde', code: 'VE', hex: '#2C7A46', intense: true, note: 'Va bien con jardín y con herrería negra.' },
  'verde-menta': {
    name: 'Verde menta',
    code: 'VM',
    hex: '#A9D3B7',
    intense: false,
    note: 'Claro y limpio para cocina y consultorio.',
  },
  'verde-olivo': {
    name: 'Verde olivo',
    code: 'VO',
    hex: '#6A6B35',
    intense: true,
    note: 'Apagado y sobrio, buen vecino de la madera.',
  },
  gris: { name: 'Gris', code: 'GR', hex: '#8C8F90', intense: false, note: 'Neutro: no cambia con la luz de la tarde.' },
  grafito: { name: 'Grafito', code: 'GF', hex: '#45484B', intense: true, note: 'Casi negro, con menos calor al sol.' },
  negro: {
    name: 'Negro',
    feminine: 'Negra',
    code: 'NE',
    hex: '#1D1D1C',
    intense: true,
    note: 'El más pedido para herrería.',
  },
  cafe: {
    name: 'Café',
    code: 'CA',
    hex: '#5B3A26',
    intense: true,
    note: 'Para puertas, barandales y tubería que no debe verse.',
  },
  aluminio: {
    name: 'Aluminio',
    code: 'AL',
    hex: '#B9BEC2',
    intense: true,
    note: 'Metálico que refleja el calor en tinacos y techos de lámina.',
  },
  transparente: { name: 'Transparente', code: 'TR', hex: '#E7D9AE', intense: false, note: 'Deja ver la veta.' },
} as const satisfies Record<string, ColourRow>;

export type Colour = keyof typeof COLOURS;

const ROWS: Readonly<Record<Colour, ColourRow>> = COLOURS;

/** The row of a colour with its optional parts. */
export function colourRow(colour: Colour): ColourRow {
  return ROWS[colour];
}
