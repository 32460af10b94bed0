import { expect, test } from 'vitest';
import { CFB } from 'xlsx';
import type { Bytes } from './byte-tags.ts';
import { labelCell, numberCell } from './testing/biff-cells.ts';
import { oldWorkbook, readStream, type WrittenSheet } from './testing/biff-stream.ts';
import { ourCells } from './testing/compare-cells.ts';

const LIST: WrittenSheet = { name: 'Lista', records: [labelCell(0, 0, 'A-1'), numberCell(0, 1, 45.5)] };
const OTHER: WrittenSheet = { name: 'Otra', records: [labelCell(0, 0, 'B-2')] };
/** A sheet whose stream is too long to lie among the small ones. */
const LONG: WrittenSheet = {
  name: 'Larga',
  records: Array.from({ length: 900 }, (_, at) => numberCell(at, at % 3, at)),
};

function container(streams: readonly (readonly [path: string, content: Buffer])[]): Bytes {
  const box = CFB.utils.cfb_new();
  for (const [path, content] of streams) CFB.utils.cfb_add(box, path, content);
  return new Uint8Array(CFB.write(box, { type: 'buffer' }) as Uint8Array);
}

test('the stream of the workbook is found among small streams, beside one of Excel 95, and not taken from an embedded workbook', () => {
  const names = (bytes: Bytes): string[] => (readStream(bytes) ?? []).map(({ name }) => name);
  expect(names(container([['/Workbook', oldWorkbook([LIST])]]))).toEqual(['Lista']);
  expect(
    names(
      container([
        ['/Book', oldWorkbook([OTHER])],
        ['/Workbook', oldWorkbook([LONG])],
      ]),
    ),
  ).toEqual(['Larga']);
  for (const [own, inner] of [
    [LIST, OTHER],
    [LONG, OTHER],
    [LIST, LONG],
  ] as const)
    expect(
      names(
        container([
          ['/MBD0001/Workbook', oldWorkbook([inner])],
          ['/Workbook', oldWorkbook([own])],
          ['/Zeta/Workbook', oldWorkbook([inner])],
        ]),
      ),
    ).toEqual([own.name]);
});

test('sectors in any order give the same sheet', () => {
  const bytes = container([['/Workbook', oldWorkbook([LONG])]]);
  const view = new DataView(bytes.buffer);
  const fat = 512 * (view.getUint32(0x4c, true) + 1);
  const directory = 512 * (view.getUint32(0x30, true) + 1);
  const entry = [1, 2, 3].map((at) => directory + at * 128).find((place) => bytes[place] === 0x57) ?? 0;
  const chain: number[] = [];
  for (
    let sector = view.getUint32(entry + 0x74, true);
    sector < 0xfffffffa;
    sector = view.getUint32(fat + sector * 4, true)
  )
    chain.push(sector);
  expect(chain.length).toBeGreaterThan(20);
  const turned = bytes.slice();
  const table = new DataView(turned.buffer);
  table.setUint32(entry + 0x74, chain.at(-1) ?? 0, true);
  for (const [at, sector] of chain.entries()) {
    const target = chain[chain.length - 1 - at] ?? 0;
    turned.set(bytes.subarray(512 * (sector + 1), 512 * (sector + 2)), 512 * (target + 1));
    table.setUint32(fat + sector * 4, at === 0 ? 0xfffffffe : (chain[at - 1] ?? 0), true);
  }
  expect(turned).not.toEqual(bytes);
  expect(readStream(turned)).toEqual(readStream(bytes));
});

/** The containers of programs that leave rubbish in what does not belong to the workbook. */
const HEADER_MORE = 0x44;
const ENTRY_LEFT = 0x44;
const ENTRY_START = 0x74;
const box = (): { bytes: Bytes; view: DataView; directory: number } => {
  const bytes = container([
    ['/Workbook', oldWorkbook([LONG])],
    ['/Otro', Buffer.alloc(9000, 7)],
  ]);
  const view = new DataView(bytes.buffer);
  return { bytes, view, directory: 512 * (view.getUint32(0x30, true) + 1) };
};
const entryOf = (bytes: Bytes, directory: number, letter: string): number =>
  [1, 2, 3].map((at) => directory + at * 128).find((place) => bytes[place] === letter.charCodeAt(0)) ?? 0;

test.each<[string, (made: ReturnType<typeof box>) => void]>([
  [
    'a first sector of further tables where there are none',
    ({ bytes, view, directory }) => {
      const other = view.getUint32(entryOf(bytes, directory, 'O') + ENTRY_START, true);
      view.setUint32(HEADER_MORE, other, true);
      view.setUint32(512 * (other + 2) - 4, other, true);
    },
  ],
  [
    'an entry that leads back to the root',
    ({ bytes, view, directory }) => view.setUint32(entryOf(bytes, directory, 'W') + ENTRY_LEFT, 0, true),
  ],
  [
    'another stream whose chain never ends',
    ({ bytes, view, directory }) => {
      const first = view.getUint32(entryOf(bytes, directory, 'O') + ENTRY_START, true);
      view.setUint32(512 * (view.getUint32(0x4c, true) + 1) + first * 4, first, true);
    },
  ],
])('a sound workbook is read in a container with %s', async (_what, spoil) => {
  const made = box();
  const sound = await ourCells(made.bytes);
  spoil(made);
  expect(await ourCells(made.bytes)).toEqual(sound);
  expect(sound).toHaveLength(900);
});
