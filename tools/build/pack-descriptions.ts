import type { Plugin } from 'vite';
import type { DescribedThing } from '#domain/search/described/described-thing.ts';
import { describedThings } from '#domain/search/described/described-things.ts';
import {
  COMMON_BASE,
  LONG_SIGNS,
  OFTEN_SIGNS,
  type PackedDescriptions,
  SHORT_SIGNS,
} from '#domain/search/described/unpack-descriptions.ts';
import { REFERENCE_DIGITS } from '#domain/search/vocabulary/unpack-text.ts';
import { packText } from './pack-vocabulary.ts';

const MODULE = /[\\/]src[\\/]domain[\\/]search[\\/]described[\\/]described-things\.ts$/;

/** Replaces the table of described things by its packed form, a sixth of its text. */
export function packDescribedThings(): Plugin {
  return {
    name: 'pack-described-things',
    apply: 'build',
    enforce: 'pre',
    transform(_code, id) {
      if (!MODULE.test(id)) return undefined;
      const { names, stems, uses } = packDescriptions(describedThings());
      const text = (of: string): string => `unpackText(${JSON.stringify(packText(of))})`;
      return {
        code: `import { unpackText } from '../vocabulary/unpack-text.ts';
import { unpackDescriptions } from './unpack-descriptions.ts';
export const describedThings = () => unpackDescriptions({ names: ${text(names)}, stems: ${text(stems)}, uses: ${JSON.stringify(uses)} });
`,
        map: null,
      };
    },
  };
}

/** See `unpackDescriptions`. */
export function packDescriptions(things: readonly DescribedThing[]): PackedDescriptions {
  const stems = [...new Set(things.flatMap((thing) => [...thing.stems.keys()]))].sort();
  return {
    names: things.map(({ names }) => names.join('|')).join('\n'),
    stems: stems.map((stem, at) => behind(stems[at - 1] ?? '', stem)).join('\n'),
    uses: stems.map((stem) => usesOf(stem, things)).join(''),
  };
}

function behind(before: string, stem: string): string {
  let common = 0;
  while (common < stem.length && common < COMMON_BASE - 1 && stem[common] === before[common]) common += 1;
  return common.toString(COMMON_BASE) + stem.slice(common);
}

function usesOf(stem: string, things: readonly DescribedThing[]): string {
  const of = things.flatMap(({ stems }, thing) => (stems.has(stem) ? [{ thing, times: stems.get(stem) ?? 1 }] : []));
  const distances = of.map(({ thing, times }, at) => {
    const often = times > 1 ? (OFTEN_SIGNS[times - 2] ?? '') : '';
    return often + numberText(thing - (of[at - 1]?.thing ?? -1) - 1);
  });
  return numberText(of.length) + distances.join('');
}

function numberText(number: number): string {
  const short = SHORT_SIGNS[number];
  if (short !== undefined) return short;
  const base = REFERENCE_DIGITS.length;
  const rest = number - SHORT_SIGNS.length;
  const first = LONG_SIGNS[Math.floor(rest / base)];
  const second = REFERENCE_DIGITS[rest % base];
  if (first === undefined || second === undefined)
    throw new Error('There are more described things than can be numbered');
  return first + second;
}
