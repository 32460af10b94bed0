import { textWidth, wrapText } from './letter-widths.ts';
import { drawParts, type Part, partsHeight } from './parts-drawing.ts';
import { PAGE, type PdfPage, pdfFile, pdfText } from './pdf-file.ts';

type Block =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[]; readonly numbered?: boolean }
  | { readonly kind: 'rows'; readonly rows: readonly (readonly [name: string, value: string])[] }
  | { readonly kind: 'drawing'; readonly parts: readonly Part[] };

/** A document of the store before its layout: its kind, its subject, and its parts from top to bottom. */
export interface Sheet {
  readonly kind: string;
  readonly title: string;
  readonly blocks: readonly Block[];
}

const MARGIN = 54;
const WIDTH = PAGE.width - 2 * MARGIN;
const TOP = PAGE.height - 132;
const BOTTOM = 72;
const TEXT = { size: 10.5, leading: 15 } as const;
const NAME_COLUMN = 150;
const INK = '0.086 0.082 0.059';
const PAPER = '0.965 0.953 0.925';
const AMBER = '1 0.729 0.027';
const LINE = '0.82 0.8 0.75';
const GREY = '0.36 0.35 0.31';
const NOTE = 'Documento de muestra de la tienda de demostración La Fragua. TENAZ y Matizal son marcas inventadas.';

const at = (x: number, y: number): string => `${x.toFixed(1)} ${y.toFixed(1)}`;
const words = (text: string, x: number, y: number, size: number, face = 'F1', colour = INK): string =>
  `BT ${colour} rg /${face} ${size} Tf ${at(x, y)} Td ${pdfText(text)} Tj ET`;
const rule = (y: number): string => `${LINE} RG 0.75 w ${at(MARGIN, y)} m ${at(PAGE.width - MARGIN, y)} l S`;

/** Lays out a document and returns its bytes. What does not fit on a page continues on the next; a heading never ends a page. */
export function sheetFile({ kind, title, blocks }: Sheet): Uint8Array<ArrayBuffer> {
  const pages: string[][] = [[]];
  let y = TOP;
  const put = (operator: string): void => void pages.at(-1)?.push(operator);
  const need = (height: number): void => {
    if (y - height >= BOTTOM) return;
    pages.push([]);
    y = TOP;
  };
  const lines = (text: string, x: number, width: number): void => {
    for (const line of wrapText(text, width, TEXT.size)) {
      need(TEXT.leading);
      y -= TEXT.leading;
      put(words(line, x, y, TEXT.size));
    }
  };
  for (const block of blocks) {
    if (block.kind === 'heading') {
      need(90);
      y -= 30;
      put(words(block.text, MARGIN, y, 14, 'F2'));
      y -= 5;
    } else if (block.kind === 'text') {
      lines(block.text, MARGIN, WIDTH);
      y -= 5;
    } else if (block.kind === 'list') {
      for (const [index, item] of block.items.entries()) {
        need(2 * TEXT.leading);
        const mark = block.numbered ? `${index + 1}.` : '\u00b7';
        put(words(mark, MARGIN, y - TEXT.leading, TEXT.size, 'F2'));
        lines(item, MARGIN + 18, WIDTH - 18);
        y -= 2;
      }
    } else if (block.kind === 'rows') {
      for (const [name, value] of block.rows) {
        need(2 * TEXT.leading + 8);
        put(words(name, MARGIN, y - TEXT.leading, TEXT.size, 'F1', GREY));
        lines(value, MARGIN + NAME_COLUMN, WIDTH - NAME_COLUMN);
        y -= 5;
        put(rule(y));
      }
    } else {
      const height = partsHeight(block.parts.length);
      need(height);
      put(drawParts(block.parts, MARGIN, y, WIDTH));
      y -= height;
    }
  }
  const band = [
    `${INK} rg 0 ${PAGE.height - 84} ${PAGE.width} 84 re f`,
    `${AMBER} rg 0 ${PAGE.height - 88} ${PAGE.width} 4 re f`,
    words(kind.toUpperCase(), MARGIN, PAGE.height - 34, 9, 'F2', AMBER),
    words(fitted(title), MARGIN, PAGE.height - 60, 19, 'F2', PAPER),
  ];
  const foot = (page: number): string[] => {
    const count = `${page + 1} de ${pages.length}`;
    return [
      rule(54),
      words(NOTE, MARGIN, 40, 8, 'F1', GREY),
      words(count, PAGE.width - MARGIN - textWidth(count, 8), 40, 8, 'F1', GREY),
    ];
  };
  return pdfFile(
    `${kind}: ${title}`,
    pages.map((own, page): PdfPage => ({ operators: [...band, ...own, ...foot(page)].join('\n') })),
  );
}

function fitted(title: string): string {
  if (wrapText(title, WIDTH, 19, true).length > 1) throw new Error(`The heading of a paper has one line: ${title}`);
  return title;
}
