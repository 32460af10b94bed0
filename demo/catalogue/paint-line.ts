import { type Colour, type ColourRow, colourRow } from './colours.ts';
import type { Draft } from './family.ts';
import type { LabelSlug } from './labels.ts';
import type { Vessel } from './things.ts';

/** The presentations that paint is sold in: what a clave calls them, what they come in and how many litres they hold. */
export const PRESENTATIONS = {
  '250 ml': { code: '025', vessel: 'lata', unidad: 'lata 250 ml', liters: 0.25 },
  '1 L': { code: '1', vessel: 'lata', unidad: 'litro', liters: 1 },
  '4 L': { code: '4', vessel: 'galon', unidad: 'galón 4 L', liters: 4 },
  '19 L': { code: '19', vessel: 'cubeta', unidad: 'cubeta 19 L', liters: 19 },
  '200 L': { code: '200', vessel: 'tambor', unidad: 'tambor 200 L', liters: 200 },
} as const satisfies Record<string, { code: string; vessel: Vessel; unidad: string; liters: number }>;

export type Presentation = keyof typeof PRESENTATIONS;

/** What a line is put on, and what each presentation of it is for there. */
const JOBS = {
  muro: {
    '250 ml': 'La lata chica es para retoques.',
    '1 L': 'El litro es para retoques y muestras en muro.',
    '4 L': 'El galón es para trabajos chicos.',
    '19 L': 'La cubeta sale más barata por litro y es del mismo lote.',
    '200 L': 'El tambor se entrega en obra y se cotiza con flete.',
  },
  metal: {
    '250 ml': 'La lata chica es para retoques y piezas sueltas.',
    '1 L': 'El litro alcanza para una puerta o un barandal corto.',
    '4 L': 'El galón alcanza para un portón por los dos lados.',
    '19 L': 'La cubeta es para taller y estructura.',
    '200 L': 'El tambor se entrega en obra y se cotiza con flete.',
  },
  piso: {
    '250 ml': 'La lata chica es para retoques.',
    '1 L': 'El litro es para retoques.',
    '4 L': 'El galón es para trabajos chicos.',
    '19 L': 'La cubeta es para cochera, cancha o estacionamiento.',
    '200 L': 'El tambor se entrega en obra y se cotiza con flete.',
  },
  azotea: {
    '250 ml': 'La lata chica es para una grieta.',
    '1 L': 'El litro es para grietas y chaflanes.',
    '4 L': 'El galón es para bajadas, pretiles y reparaciones.',
    '19 L': 'La cubeta cubre unos 19 m² ya con sus dos manos.',
    '200 L': 'El tambor se entrega en obra y se cotiza con flete.',
  },
  madera: {
    '250 ml': 'La lata chica es para una silla o una prueba de tono.',
    '1 L': 'El litro alcanza para una puerta por un lado.',
    '4 L': 'El galón es para un juego de puertas o una terraza chica.',
    '19 L': 'La cubeta es para taller de muebles.',
    '200 L': 'El tambor se entrega en obra y se cotiza con flete.',
  },
} as const satisfies Record<string, Record<Presentation, string>>;

/** Pesos of the light colours and of the intense ones; null where the price is by quotation: intense buckets are mixed to order. */
type Price = readonly [light: number, intense: number | null] | null;

/** A line of paint: its price list by presentation, its colours, and what is true of all of them. */
export interface PaintLine {
  readonly prefix: string;
  /** The name up to the colour, and what follows it before the size. */
  readonly name: string;
  readonly afterColour?: string;
  readonly feminine?: boolean;
  readonly label: LabelSlug;
  readonly surface: keyof typeof JOBS;
  readonly prices: Readonly<Partial<Record<Presentation, Price>>>;
  /** None: what is sold in one colour only, or in none, and does not say it. */
  readonly colours?: readonly Colour[];
  /** The colour whose clave carries no colour code: the line's own. */
  readonly plain?: Colour;
  /** Names that say the vessel too ("19 L cubeta"). */
  readonly saysVessel?: boolean;
  readonly ficha: string;
  readonly descripcion: string;
  readonly caracteristicas?: readonly string[];
}

const VESSEL_WORD: Partial<Record<Presentation, string>> = { '4 L': ' galón', '19 L': ' cubeta' };

const COATS: Readonly<Record<string, string>> = { 1: 'a una mano', 2: 'a dos manos', 3: 'a tres manos' };

/** What a gallon of it covers, at the lower end of its coverage; empty where its sheet does not say how far it goes or in how many coats. */
function gallonCovers(ficha: string): string {
  const low = /Rendimiento: (\d+) a \d+ m²\/L;/.exec(ficha)?.[1];
  const coats = /Manos: (\d)(?:;|$)/.exec(ficha)?.[1];
  return low && coats && COATS[coats]
    ? `El galón cubre unos ${Math.floor((4 * Number(low)) / Number(coats))} m² ${COATS[coats]}.`
    : '';
}

/** What a presentation is enough for. A gallon for walls and floors says how much it covers. */
function jobOf({ surface, ficha }: PaintLine, size: Presentation): string {
  const covers = size === '4 L' && (surface === 'muro' || surface === 'piso') ? gallonCovers(ficha) : '';
  return covers || JOBS[surface][size];
}

const colourNote = (surface: PaintLine['surface'], { onWall, onMetal }: ColourRow): string =>
  surface === 'muro' ? ` ${onWall}` : surface === 'metal' ? ` ${onMetal}` : '';

/** Every colour in every presentation of a line; presentations of one colour share a `familia`. */
export function paintLine(line: PaintLine): Draft[] {
  const sizes = Object.entries(line.prices) as [Presentation, Price][];
  return (line.colours ?? [undefined]).flatMap((colour) => {
    const row = colour && colourRow(colour);
    const code = !row || colour === line.plain ? '' : `-${row.code}`;
    const colourName = row ? ` ${((line.feminine && row.feminine) || row.name).toLowerCase()}` : '';
    const note = row ? colourNote(line.surface, row) : '';
    return sizes.map(([size, price]): Draft => {
      const presentation = PRESENTATIONS[size];
      const vesselWord = line.saysVessel ? (VESSEL_WORD[size] ?? '') : '';
      const colourRowText = row ? `Color: ${row.name}; ` : '';
      return {
        clave: `${line.prefix}${code}-${presentation.code}`,
        pesos: price && price[row?.intense ? 1 : 0],
        nombre: `${line.name}${colourName}${line.afterColour ? ` ${line.afterColour}` : ''} ${size}${vesselWord}`,
        descripcion: `${line.descripcion}${note} ${jobOf(line, size)}`,
        marca: 'Matizal',
        labels: [line.label],
        picture: presentation.vessel,
        unidad: presentation.unidad,
        familia: `${line.prefix}${code}`.toLowerCase(),
        ficha: `${colourRowText}Presentación: ${size}; ${line.ficha}`,
        ...(line.caracteristicas && { caracteristicas: line.caracteristicas }),
      };
    });
  });
}
