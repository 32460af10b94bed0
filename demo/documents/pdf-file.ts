/** A page ready to be written: drawing operators whose text is Latin-1. `F1` is Helvetica and `F2` its bold. */
export interface PdfPage {
  readonly operators: string;
}

/** Letter, in points: what a Mexican printer holds. */
export const PAGE = { width: 612, height: 792 } as const;

const FIXED = { catalog: 1, pages: 2, plain: 3, bold: 4, info: 5 } as const;
const FIRST_PAGE = 6;
const LATIN_1 = 0xff;

/**
 * The bytes of a PDF 1.4 file: the two built-in faces, no compression, no date, so that the same pages are always the same bytes.
 * A character beyond Latin-1 throws: the built-in faces could not show it.
 */
export function pdfFile(title: string, pages: readonly PdfPage[]): Uint8Array<ArrayBuffer> {
  const font = (face: string): string =>
    `<< /Type /Font /Subtype /Type1 /BaseFont /${face} /Encoding /WinAnsiEncoding >>`;
  const kids = pages.map((_, at) => `${FIRST_PAGE + 2 * at} 0 R`).join(' ');
  const objects = [
    `<< /Type /Catalog /Pages ${FIXED.pages} 0 R /Lang (es-MX) /ViewerPreferences << /DisplayDocTitle true >> >>`,
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    font('Helvetica'),
    font('Helvetica-Bold'),
    `<< /Title ${pdfText(title)} >>`,
    ...pages.flatMap(({ operators }, at) => [
      `<< /Type /Page /Parent ${FIXED.pages} 0 R /MediaBox [0 0 ${PAGE.width} ${PAGE.height}] /Contents ${FIRST_PAGE + 2 * at + 1} 0 R /Resources << /Font << /F1 ${FIXED.plain} 0 R /F2 ${FIXED.bold} 0 R >> >> >>`,
      `<< /Length ${operators.length} >>\nstream\n${operators}\nendstream`,
    ]),
  ];
  // Four bytes above ASCII after the header mark the file as binary.
  let file = '%PDF-1.4\n%\u00e2\u00e3\u00cf\u00d3\n';
  const offsets = objects.map((object, at) => {
    const offset = file.length;
    file += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  const trailer = `trailer\n<< /Size ${size} /Root ${FIXED.catalog} 0 R /Info ${FIXED.info} 0 R >>`;
  return latin1(`${file}xref\n0 ${size}\n0000000000 65535 f \n${table}${trailer}\nstartxref\n${file.length}\n%%EOF\n`);
}

/** A string as PDF writes it. */
export function pdfText(text: string): string {
  return `(${text.replaceAll('\u00a0', ' ').replace(/[\\()]/g, '\\$&')})`;
}

function latin1(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text, (character) => {
    const code = character.charCodeAt(0);
    if (code > LATIN_1) throw new Error(`No built-in face has ${character} (${code})`);
    return code;
  });
}
