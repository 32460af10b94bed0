import { COLOURS } from './colours.ts';

/** Colours that articles name and that no line of paint is sold in: tones of wood, of primers and of markers. */
export const OTHER_COLOURS: Readonly<Record<string, string>> = {
  natural: '#D2A86A',
  nogal: '#5A3825',
  caoba: '#6B2A1E',
  encino: '#A97B43',
  chocolate: '#3A241B',
  cedro: '#94492B',
  pino: '#DDB877',
  'rojo óxido': '#8A3A2A',
  'dorado metálico': '#B08D3C',
  'naranja fluorescente': '#FF6A13',
  'amarillo fluorescente': '#D9E021',
};

const HEXES = new Map<string, string>([
  ...Object.values(COLOURS).map(({ name, hex }) => [name.toLowerCase(), hex] as const),
  ...Object.entries(OTHER_COLOURS),
]);
const LONGEST_FIRST = [...HEXES.keys()].sort((a, b) => b.length - a.length);

/** The label of what states no colour: varnish, sealer and what is in a can without being paint. */
export const NO_COLOUR = COLOURS.transparente.hex;

/** The hex of the colour that an article states, in its sheet or else in its name. */
export function statedHex({ nombre, ficha }: { readonly nombre: string; readonly ficha: string }): string {
  const stated = /(?:^|; )(?:Color|Tono): ([^;]+)/.exec(ficha)?.[1]?.trim().toLowerCase();
  const words = ` ${nombre.toLowerCase()} `;
  const name = stated ?? LONGEST_FIRST.find((colour) => words.includes(` ${colour} `)) ?? '';
  return HEXES.get(name) ?? NO_COLOUR;
}
