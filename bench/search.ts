import { readFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { gzipSync } from 'node:zlib';
import { type JudgedQuery, judgedEntries } from '#domain/search/judged/judge.ts';
import { benchCatalogue } from './search-catalogue.ts';
import { type Ask, type Contender, contenders } from './search-engines.ts';

// Run it on an idle machine: times are of this run, the ratios beside them are what can be compared.
const SIZE = Number(process.argv[2] ?? 10_000);
const JUDGED = 'src/domain/search/judged/';
const ROUNDS = 3;
const SEARCHES = [
  'taladro percutor 1/2',
  'esmeriladora 4 1/2',
  'rotomartiyo',
  'pintura blanca cubeta',
  'disco para pulidora',
  'impermeavilizante rojo',
  'broca sds 1/4',
  'llave perica 10',
  'pulidora',
  'thinner litro',
  'TE-TP10042',
  'foco led',
  'cable thw',
  'bateria 20v',
  'tornillo 3/8',
];

interface Line {
  readonly name: string;
  readonly build: number;
  readonly restore: number;
  readonly savedKB: number;
  readonly p50: number;
  readonly p95: number;
  readonly max: number;
  readonly first: string;
}

const time = <T>(work: () => T): { readonly ms: number; readonly result: T } => {
  const start = performance.now();
  const result = work();
  return { ms: performance.now() - start, result };
};
const best = (values: readonly number[]): number => Math.min(...values);
const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

/** Every key stroke of a search, from its second letter on. */
const keyStrokes = (search: string): string[] =>
  Array.from({ length: search.length - 1 }, (_, n) => search.slice(0, n + 2));

function typing(ask: Ask, searches: readonly string[]): number[] {
  const strokes = searches.flatMap(keyStrokes);
  for (const stroke of strokes) ask(stroke);
  return strokes.map((stroke) => best([1, 2, 3].map(() => time(() => ask(stroke)).ms))).sort((a, b) => a - b);
}

function judgedFirst(contender: Contender): string {
  const entries = judgedEntries(readFileSync(`${JUDGED}catalogue.txt`, 'utf8'));
  const { ask } = contender.build(entries);
  return ['queries.json', 'held-out.json', 'fresh.json', 'wide.json']
    .map((file) => {
      const queries = JSON.parse(readFileSync(JUDGED + file, 'utf8')) as JudgedQuery[];
      const right = queries.filter(({ q, top1 }) => {
        const [first] = ask(q);
        return top1.length === 0 ? first === undefined : first !== undefined && top1.includes(first);
      });
      return `${right.length}/${queries.length}`;
    })
    .join(' ');
}

function measure(contender: Contender): Line {
  const entries = benchCatalogue(SIZE);
  const builds = Array.from({ length: ROUNDS }, () => time(() => contender.build(entries)));
  const { ask, save } = builds[0]?.result ?? contender.build(entries);
  const saved = save();
  const restores = Array.from({ length: ROUNDS }, () => time(() => contender.restore(saved, entries)).ms);
  const strokes = typing(ask, contender.isSlow ? SEARCHES.slice(0, 2) : SEARCHES);
  return {
    name: contender.name,
    build: best(builds.map(({ ms }) => ms)),
    restore: best(restores),
    savedKB: gzipSync(saved, { level: 6 }).length / 1000,
    p50: at(strokes, 0.5),
    p95: at(strokes, 0.95),
    max: strokes.at(-1) ?? 0,
    first: judgedFirst(contender),
  };
}

const lines = contenders.map(measure);
const ours = lines[0];
const ratio = (value: number, base = 0): string => `${value.toFixed(1)} (${(value / base).toFixed(2)}x)`;
console.log(
  `${SIZE} products, key strokes of ${SEARCHES.length} searches, ${process.version}; in brackets: times ours\n`,
);
console.table(
  Object.fromEntries(
    lines.map((line) => [
      line.name,
      {
        'build ms': ratio(line.build, ours?.build),
        'saved start ms': ratio(line.restore, ours?.restore),
        'saved start / build': (line.restore / line.build).toFixed(2),
        'saved kB gzip': line.savedKB.toFixed(0),
        'key stroke p50 ms': ratio(line.p50, ours?.p50),
        'p95 ms': ratio(line.p95, ours?.p95),
        'max ms': line.max.toFixed(1),
        'judged, held out, fresh, wide: first': line.first,
      },
    ]),
  ),
);
