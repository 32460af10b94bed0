export interface ColourRow {
  readonly name: string;
  /** Agrees with "pintura", where the language asks for it. */
  readonly feminine?: string;
  /** Two letters of the clave. */
  readonly code: string;
  /** The colour as the screen shows it, which only approximates the paint. */
  readonly hex: string;
  /** Intense colours carry more pigment and cost more, as on any price list of paint. */
  readonly intense: boolean;
  /** The description of the colour for paint on walls, and for paint on metal or furniture. */
  readonly onWall: string;
  readonly onMetal: string;
}

/** The colours of the paints, named as customers ask for them. */
export const COLOURS = {
  blanco: {
    name: 'Blanco',
    feminine: 'Blanca',
    code: 'BL',
    hex: '#F4F2EC',
    intense: false,
    onWall: 'Sirve también de base para igualar tonos claros.',
    onMetal: 'Para rejas, ventanas y muebles de jardín.',
  },
  marfil: {
    name: 'Marfil',
    code: 'MF',
    hex: '#EFE3C2',
    intense: false,
    onWall: 'Blanco cálido que no encandila en cuartos con mucho sol.',
    onMetal: 'Para ventanería y muebles antiguos.',
  },
  arena: {
    name: 'Arena',
    code: 'AR',
    hex: '#D9C4A0',
    intense: false,
    onWall: 'Disimula el polvo de la calle en fachadas.',
    onMetal: 'Para celosías que no deben resaltar.',
  },
  amarillo: {
    name: 'Amarillo',
    feminine: 'Amarilla',
    code: 'AM',
    hex: '#F2B90F',
    intense: true,
    onWall: 'Sobre muro oscuro pide una mano de fondo blanco.',
    onMetal: 'Para barandal, guarda de máquina y señal.',
  },
  mostaza: {
    name: 'Mostaza',
    code: 'MZ',
    hex: '#C98A1B',
    intense: true,
    onWall: 'Combina con cantera y madera.',
    onMetal: 'Para detalles y letras.',
  },
  naranja: {
    name: 'Naranja',
    code: 'NA',
    hex: '#E8701A',
    intense: true,
    onWall: 'Tono vivo; calcula una mano más que con un pastel.',
    onMetal: 'Para maquinaria y señalamiento.',
  },
  terracota: {
    name: 'Terracota',
    code: 'TE',
    hex: '#B5533A',
    intense: true,
    onWall: 'El color de barro de las casas del norte.',
    onMetal: 'Del tono del primario rojo óxido: cubre en menos manos.',
  },
  rojo: {
    name: 'Rojo',
    feminine: 'Roja',
    code: 'RO',
    hex: '#B7201E',
    intense: true,
    onWall: 'Cubre mejor sobre un fondo gris medio.',
    onMetal: 'Cubre mejor sobre un fondo gris medio.',
  },
  rosa: {
    name: 'Rosa mexicano',
    code: 'RS',
    hex: '#D9477E',
    intense: true,
    onWall: 'Para un muro de acento con bugambilia enfrente.',
    onMetal: 'Para piezas de decoración.',
  },
  'azul-cielo': {
    name: 'Azul cielo',
    code: 'AC',
    hex: '#7DB6DA',
    intense: false,
    onWall: 'Fresco para recámara y patio techado.',
    onMetal: 'Para juegos de jardín y muebles de niños.',
  },
  'azul-rey': {
    name: 'Azul rey',
    code: 'AZ',
    hex: '#1E4C9A',
    intense: true,
    onWall: 'El azul de zaguán y ventana de toda la vida.',
    onMetal: 'El azul de zaguán y ventana de toda la vida.',
  },
  'azul-marino': {
    name: 'Azul marino',
    code: 'AN',
    hex: '#1F2C4A',
    intense: true,
    onWall: 'Profundo; con luz rasante conviene lijar antes.',
    onMetal: 'Sobrio para portón y puerta de entrada.',
  },
  verde: {
    name: 'Verde',
    code: 'VE',
    hex: '#2C7A46',
    intense: true,
    onWall: 'Va bien con jardín y con herrería negra.',
    onMetal: 'Para rejas de jardín y herramienta de campo.',
  },
  'verde-menta': {
    name: 'Verde menta',
    code: 'VM',
    hex: '#A9D3B7',
    intense: false,
    onWall: 'Claro y limpio para cocina y consultorio.',
    onMetal: 'Para muebles de cocina y consultorio.',
  },
  'verde-olivo': {
    name: 'Verde olivo',
    code: 'VO',
    hex: '#6A6B35',
    intense: true,
    onWall: 'Apagado y sobrio, buen vecino de la madera.',
    onMetal: 'Apagado, para exteriores y equipo de campo.',
  },
  gris: {
    name: 'Gris',
    code: 'GR',
    hex: '#8C8F90',
    intense: false,
    onWall: 'Neutro: no cambia con la luz de la tarde.',
    onMetal: 'El de estructura y lámina nueva.',
  },
  grafito: {
    name: 'Grafito',
    code: 'GF',
    hex: '#45484B',
    intense: true,
    onWall: 'Casi negro, con menos calor al sol.',
    onMetal: 'El de la herrería moderna.',
  },
  negro: {
    name: 'Negro',
    feminine: 'Negra',
    code: 'NE',
    hex: '#1D1D1C',
    intense: true,
    onWall: 'El más pedido para herrería.',
    onMetal: 'El más pedido para herrería.',
  },
  cafe: {
    name: 'Café',
    code: 'CA',
    hex: '#5B3A26',
    intense: true,
    onWall: 'Para puertas, barandales y tubería que no debe verse.',
    onMetal: 'Para puertas, barandales y tubería que no debe verse.',
  },
  aluminio: {
    name: 'Aluminio',
    code: 'AL',
    hex: '#B9BEC2',
    intense: true,
    onWall: 'Metálico que refleja el calor en tinacos y techos de lámina.',
    onMetal: 'Metálico que refleja el calor en tinacos y techos de lámina.',
  },
  transparente: {
    name: 'Transparente',
    code: 'TR',
    hex: '#E7D9AE',
    intense: false,
    onWall: 'Deja ver la veta.',
    onMetal: 'Protege sin cambiar el color.',
  },
} as const satisfies Record<string, ColourRow>;

export type Colour = keyof typeof COLOURS;

const ROWS: Readonly<Record<Colour, ColourRow>> = COLOURS;

/** The row of a colour with its optional parts. */
export function colourRow(colour: Colour): ColourRow {
  return ROWS[colour];
}
