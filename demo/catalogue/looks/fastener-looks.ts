import type { Draft } from '../family.ts';
import { specSheet } from '../spec-sheet.ts';
import type { Look } from './look.ts';

const NBSP = /\u00a0/g;

const rowOf = ({ ficha }: Draft, name: string): string =>
  specSheet(ficha)
    .find(({ nombre }) => nombre === name)
    ?.valor.replaceAll(NBSP, ' ') ?? '';

const INCHES = /(?:(\d+) )?(\d+)(?:\/(\d+))?"/;

function inchesIn(text: string): number {
  const [, whole = '0', above = '0', below = '1'] = INCHES.exec(text) ?? [];
  return Number(whole) + Number(above) / Number(below);
}

/** Diameter of a screw by its number, as ASME B18.6 states it. */
const ofNumber = (number: number): number => 0.06 + 0.013 * number;

/** A wire nail grows thicker as it grows longer. */
const ofNail = (length: number): number => 0.05 + 0.035 * length;

/** What a measure leaves unsaid: how long the pieces are whose measure is only a diameter, and how thick those whose measure is only a length. */
const UNSAID: Readonly<Record<string, (measure: number) => readonly [length: number, thick: number]>> = {
  clavo: (length) => [length, ofNail(length)],
  'sin-cabeza': (length) => [length, ofNail(length)],
  concreto: (length) => [length, 0.09 + 0.03 * length],
  plastico: (thick) => [thick * 4, thick],
  rondana: (thick) => [thick, thick],
  tuerca: (thick) => [thick, thick],
  armella: (length) => [length, 0.1],
  cincho: (length) => [length, 0.14],
  electrodo: (thick) => [14, thick],
  rosca: () => [1.25, 0.2],
};

/** Length and diameter, from a measure such as `8 x 1 1/4"`, `3/8" x 4"` or `2 1/2"`. */
function sizeOf(kind: string, measure: string): readonly [length: number, thick: number] {
  const [first = '', second] = measure.split(' x ');
  if (second === undefined) return (UNSAID[kind] ?? UNSAID['clavo'])?.(inchesIn(first)) ?? [1, 0.1];
  return [inchesIn(second), first.includes('"') ? inchesIn(first) : ofNumber(Number(first))];
}

function packOf({ unidad = 'pieza', nombre }: Draft, content: string): NonNullable<Look['pack']> {
  if (/por kilo|1 kg/.test(nombre)) return 'kilo';
  if (unidad === 'caja') return 'caja';
  return unidad === 'bolsa' || content !== '' ? 'bolsa' : 'suelto';
}

/** The name without its measure and what the pack holds: `Tornillo hexagonal con tuerca`. */
const wordsOf = (nombre: string, measure: string, content: string): string =>
  nombre
    .replace(content, '')
    .replace(measure, '')
    .replace(/ (?:de|por kilo) *(?=$| por)/g, '')
    .replace(/ por kilo$/, '')
    .replaceAll(/[,\s]+$/g, '')
    .replaceAll(/ +/g, ' ')
    .trim();

/** A screw, a nail or an anchor as its own article states it: measure, how many, how it is sold. */
export function fastenerLook(draft: Draft, kind: string): Look {
  const content = /\d+ piezas|1 kg/.exec(draft.nombre)?.[0] ?? '';
  const stated = rowOf(draft, 'Medida') || rowOf(draft, 'Largo') || rowOf(draft, 'Diámetro');
  const inName = /(?:\d+ x )?(?:\d+ )?\d+(?:\/\d+)?"(?: x (?:\d+ )?\d+(?:\/\d+)?")?/.exec(draft.nombre)?.[0];
  const measure = inName ?? stated;
  const [size, thick] = sizeOf(kind, measure);
  return {
    model: 'caja',
    kind,
    pack: packOf(draft, content),
    size,
    thick: Math.round(thick * 1000) / 1000,
    ...(content !== '' && { content }),
    text: [wordsOf(draft.nombre, measure, content), ...(measure === '' ? [] : [measure])].join(' | '),
  };
}
