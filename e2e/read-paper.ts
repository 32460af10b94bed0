import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import type { Page } from '@playwright/test';
import { prepareZXingModule, type ReadResult, readBarcodes } from 'zxing-wasm/reader';

const require = createRequire(import.meta.url);

/** As fine as an office printer draws. */
const DOTS_AN_INCH = 600;
const POINTS_AN_INCH = 72;
const MM_A_POINT = 25.4 / POINTS_AN_INCH;

/** A printed page as a scanner sees it. */
export interface Paper {
  /** Millimetres. */
  readonly width: number;
  readonly height: number;
  readonly dotsAMm: number;
  readonly image: { readonly data: Uint8ClampedArray<ArrayBuffer>; readonly width: number; readonly height: number };
}

/** A part of a page, in millimetres. */
export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** What the page's print dialog would print, on the paper that the page asks for. */
export async function printed(page: Page, dotsAnInch = DOTS_AN_INCH): Promise<readonly Paper[]> {
  const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true });
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(pdf);
  // The renderer rounds a page's size to whole points, so the size is read from the file.
  const sizes = [...pdf.toString('latin1').matchAll(/MediaBox \[0 0 ([\d.]+) ([\d.]+)/g)];
  const papers: Paper[] = [];
  for (const sheet of document.pages()) {
    const { data, width, height } = await sheet.render({ scale: dotsAnInch / POINTS_AN_INCH, render: 'bitmap' });
    const [, wide, high] = sizes[papers.length] ?? [];
    const image = { data: new Uint8ClampedArray(data), width, height };
    const paperWidth = Number(wide) * MM_A_POINT;
    papers.push({ width: paperWidth, height: Number(high) * MM_A_POINT, dotsAMm: width / paperWidth, image });
  }
  document.destroy();
  library.destroy();
  return papers;
}

/** The codes of an area, as another program than the one that drew them reads them: `EAN13 4006381333931`. */
export async function codesIn(paper: Paper, area: Area): Promise<readonly string[]> {
  const wasmBinary = (await readFile(require.resolve('zxing-wasm/reader/zxing_reader.wasm'))).buffer;
  await prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true });
  const found: readonly ReadResult[] = await readBarcodes(
    { ...cut(paper, area), colorSpace: 'srgb' },
    {
      formats: ['EAN13', 'EAN8', 'UPCA', 'Code128', 'QRCode'],
      tryHarder: true,
    },
  );
  return found
    .filter(({ isValid }) => isValid)
    .map(({ format, text }) => `${format} ${text}`)
    .sort();
}

/** What is darker than this is read as a bar; a line to cut along is lighter, and still no white paper. */
const [DARK, LINE] = [128, 230];

/** The smallest box around everything dark in an area, in millimetres of the page; `null` where it is blank. */
export const inkIn = (paper: Paper, area: Area): Area | null => boxAround(paper, area, DARK);
/** The same around everything that is printed there at all. */
export const printIn = (paper: Paper, area: Area): Area | null => boxAround(paper, area, LINE);

function boxAround(paper: Paper, area: Area, lightest: number): Area | null {
  const { data, width, height } = cut(paper, area);
  let [left, right, top, bottom] = [width, -1, height, -1];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if ((data[(y * width + x) * 4] ?? 255) > lightest) continue;
      left = Math.min(left, x);
      right = Math.max(right, x + 1);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y + 1);
    }
  }
  if (right < 0) return null;
  const inMm = (dots: number): number => dots / paper.dotsAMm;
  return {
    x: inMm(Math.round(area.x * paper.dotsAMm) + left),
    y: inMm(Math.round(area.y * paper.dotsAMm) + top),
    width: inMm(right - left),
    height: inMm(bottom - top),
  };
}

function cut({ image, dotsAMm }: Paper, area: Area): Paper['image'] {
  const dots = (mm: number): number => Math.round(mm * dotsAMm);
  const [fromX, fromY] = [dots(area.x), dots(area.y)];
  const width = Math.min(dots(area.width), image.width - fromX);
  const height = Math.min(dots(area.height), image.height - fromY);
  const data = new Uint8ClampedArray(width * height * 4);
  for (let y = 0; y < height; y += 1) {
    const from = ((fromY + y) * image.width + fromX) * 4;
    data.set(image.data.subarray(from, from + width * 4), y * width * 4);
  }
  return { data, width, height };
}
