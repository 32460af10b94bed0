import { ok } from '#domain/kernel/result.ts';
import type { Sheet } from '#domain/price-import/cell.ts';
import { workbookStream } from './compound-directory.ts';
import { decodeText, guessEncoding, type TextEncoding } from './encodings.ts';
import { withHidden } from './hidden-in-open-document.ts';
import { countAll, inflateAll } from './inflate.ts';
import { refuseFarCells, refuseManyLines, refuseManyRecords } from './legacy-cells.ts';
import { LIMITS } from './limits.ts';
import { readMarkup } from './markup.ts';
import { refuseManyRepeats, withPlainCells } from './open-document-cells.ts';
import { plainArchive } from './plain-archive.ts';
import { type Read, ReadRefusal, refuse } from './read-problem.ts';
import { readText, type TextForm } from './read-text.ts';
import { readXls } from './read-xls.ts';
import { readXlsb } from './read-xlsb.ts';
import { readXlsx } from './read-xlsx.ts';
import { beginsOldWorkbook, refuseOtherCompounds, sniffFile, sniffZip } from './sniff.ts';
import { withoutEntities } from './web-entities.ts';
import { joinPages, withHiddenCells, withStruckCells } from './web-tables.ts';
import { partNamed, readZipDirectory } from './zip-directory.ts';

export interface ReadWorkbook {
  readonly sheets: readonly Sheet[];
  /** How a text file was read; `null` for workbooks. */
  readonly text: TextForm | null;
}

/** Loads the reader of rarer formats, whose code is six times as large as the rest. */
export type LoadLegacy = () => Promise<{
  readonly readLegacy: (content: Uint8Array<ArrayBuffer> | string, isOpenDocument?: boolean) => Sheet[];
}>;

/**
 * The sheets of a file, or why there are none. Its kind is recognised by its content, and an archive is checked before it is unpacked.
 * @param encoding what a person chose for a text file, after seeing the guess
 */
export async function readFile(
  bytes: Uint8Array<ArrayBuffer>,
  loadLegacy: LoadLegacy,
  encoding?: TextEncoding,
): Promise<Read<ReadWorkbook>> {
  try {
    if (bytes.length > LIMITS.fileBytes) return refuse('too-big');
    const read = await readKind(bytes, loadLegacy, encoding);
    const sheets = read.sheets.filter(({ rows }) => rows.length > 0);
    return sheets.length === 0 ? refuse('no-rows') : ok({ ...read, sheets });
  } catch (error) {
    if (error instanceof ReadRefusal) return refuse(error.problem);
    // When a reader throws, the file is damaged: that message lets a person do something about it.
    console.warn('Lectura interrumpida', error);
    return refuse('damaged');
  }
}

async function readKind(
  bytes: Uint8Array<ArrayBuffer>,
  loadLegacy: LoadLegacy,
  encoding: TextEncoding | undefined,
): Promise<ReadWorkbook> {
  const legacy = async (
    content: Uint8Array<ArrayBuffer> | string = bytes,
    isOpenDocument = false,
  ): Promise<ReadWorkbook> => {
    const { readLegacy } = await loadLegacy().catch((reason: unknown) => {
      console.warn('Lector sin cargar', reason);
      throw new ReadRefusal('no-reader');
    });
    return { sheets: readLegacy(content, isOpenDocument), text: null };
  };
  const kind = sniffFile(bytes);
  switch (kind) {
    case 'text': {
      const { sheet, form } = readText(bytes, encoding);
      return { sheets: [sheet], text: form };
    }
    case 'compound': {
      refuseOtherCompounds(bytes);
      const stream = workbookStream(bytes);
      const sheets = readXls(stream);
      if (sheets) return { sheets, text: null };
      if (!beginsOldWorkbook(stream)) throw new ReadRefusal('damaged');
      refuseManyRecords(stream);
      // Without the container: SheetJS would also read its properties, and does not check the lengths of their texts.
      return legacy(stream);
    }
    case 'sylk':
    case 'dif': {
      // SheetJS takes each byte for a letter, and Excel for Mac and LibreOffice write UTF-8.
      const text = decodeText(bytes, encoding ?? guessEncoding(bytes)).replace(/^\uFEFF/, '');
      if (kind === 'sylk') refuseFarCells(text);
      else refuseManyLines(text);
      return legacy(text);
    }
    case 'markup': {
      const markup = readMarkup(bytes);
      const { sheets } = await legacy(markup.bytes, markup.isOpenDocument);
      const own = markup.isOpenDocument ? withHidden(sheets, markup.text) : sheets;
      const shown = markup.isPage ? joinPages(sheets.map(withHiddenCells)) : own;
      return { sheets: shown.map(withoutEntities).map(withStruckCells), text: null };
    }
    case 'zip': {
      const parts = readZipDirectory(bytes);
      const form = sniffZip(parts);
      if (form === 'xlsx') {
        const sheets = await readXlsx(bytes, parts);
        if (sheets) return { sheets, text: null };
      }
      const manifest = form === 'ods' ? partNamed(parts, 'META-INF/manifest.xml') : undefined;
      if (manifest && /encryption-data/.test(await inflateAll(bytes, manifest))) throw new ReadRefusal('password');
      const unpacked = [...parts.values()].reduce((sum, part) => sum + part.unpacked, 0);
      if (form === 'ods' && unpacked > LIMITS.openDocumentBytes) throw new ReadRefusal('open-document');
      if (unpacked > (form === 'xlsb' ? LIMITS.binaryBytes : LIMITS.legacyBytes))
        throw new ReadRefusal('too-many-cells');
      if (form === 'xlsb') return { sheets: await readXlsb(bytes, parts), text: null };
      // SheetJS does not check the sizes in an archive's directory, so the archive is unpacked once to count its bytes.
      await countAll(bytes, parts.values());
      const content = form === 'ods' ? partNamed(parts, 'content.xml') : undefined;
      if (!content) return legacy(plainArchive(bytes, parts), form === 'ods');
      const common = partNamed(parts, 'styles.xml');
      const written = await inflateAll(bytes, content);
      refuseManyRepeats(written);
      const plain = withPlainCells(written, common && (await inflateAll(bytes, common)));
      const changed = plain === null ? undefined : new Map([[content, new TextEncoder().encode(plain)]]);
      const { sheets } = await legacy(plainArchive(bytes, parts, changed), true);
      return { sheets: withHidden(sheets, plain ?? written).map(withStruckCells), text: null };
    }
  }
}
