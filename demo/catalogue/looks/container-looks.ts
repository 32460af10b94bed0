import { COLOURS } from '../colours.ts';
import type { Draft } from '../family.ts';
import { OTHER_COLOURS, statedHex } from '../stated-colour.ts';
import type { Reader } from './reading.ts';

const CONTENT = / (\d+(?:\.\d+)? (?:ml|L|g|kg))(?: (?:galón|cubeta))?$/;

/** What a container holds, as its label says it: `4 L`, `250 ml`, `1 kg`. */
export function contentOf({ nombre }: Pick<Draft, 'nombre'>): string {
  const content = CONTENT.exec(nombre)?.[1];
  if (!content) throw new Error(`${nombre} does not say what its container holds`);
  return content;
}

/** Litres, or kilograms, which take about as much room in a can. */
export function volumeOf(content: string): number {
  const [amount = '', unit = ''] = content.split(' ');
  return Number(amount) / (unit === 'ml' || unit === 'g' ? 1000 : 1);
}

const COLOUR_WORDS = [
  ...Object.values(COLOURS).flatMap((row) => [row.name, ...('feminine' in row ? [row.feminine] : [])]),
  ...Object.keys(OTHER_COLOURS),
]
  .map((word) => word.toLowerCase())
  .sort((a, b) => b.length - a.length);

/** Letters of a line: longer ones would be squeezed until they could not be read in a listing. */
const LETTERS = 22;

/** The name without its size, in lines: what it is, and below it what sets it apart, its colour first. */
function labelLines({ nombre }: Pick<Draft, 'nombre'>, letters = LETTERS): readonly string[] {
  const name = nombre.replace(CONTENT, '');
  const colour = COLOUR_WORDS.find((word) => ` ${name} `.includes(` ${word} `));
  const at = colour ? ` ${name} `.indexOf(` ${colour} `) : -1;
  return at > 0
    ? [...broken(name.slice(0, at - 1), letters), ...broken(name.slice(at), letters)]
    : broken(name, letters);
}

/** In as many lines as it needs, of lengths as equal as its words allow. */
function broken(text: string, letters: number): readonly string[] {
  const words = text.trim().split(' ');
  const lines = Math.ceil(text.length / letters);
  if (lines === 1 || words.length === 1) return [words.join(' ')];
  const cuts = words.slice(1).map((_, cut) => [words.slice(0, cut + 1).join(' '), words.slice(cut + 1).join(' ')]);
  const longest = (cut: readonly string[]): number => Math.max(...cut.map(({ length }) => length));
  const [first = '', rest = ''] = cuts.reduce((best, cut) => (longest(cut) < longest(best) ? cut : best));
  return lines > 2 ? [first, ...broken(rest, letters)] : [first, rest];
}

/** A container whose label is drawn from the name, the colour and the size of what it holds. */
export const container =
  (model: string, letters?: number): Reader =>
  (draft) => ({
    model,
    content: contentOf(draft),
    hex: statedHex(draft),
    text: labelLines(draft, letters).join(' | '),
  });
