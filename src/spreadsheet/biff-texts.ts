import type { BiffRecords } from './biff-records.ts';
import { LIMITS } from './limits.ts';
import { ReadRefusal } from './read-problem.ts';
import { hashed, textMaker } from './recent-texts.ts';
import { type PartStyle, shownPart } from './xml-text.ts';

/** The texts of an old workbook, read where its records stand ([MS-XLS] 2.5.293, 2.5.294). */
export interface BiffTexts {
  /** So many letters, after the byte that says how wide they are. */
  plain(length: number): string;
  /** One of the shared texts. Its phonetics are passed over. @param styles of the fonts, by their places in the file */
  rich(styles: readonly PartStyle[]): string;
}

const WIDE = 1;
const PHONETICS = 4;
const RUNS = 8;

/** The style of a font by its number; none is called number four. */
export const fontAt = (styles: readonly PartStyle[], font: number): PartStyle =>
  styles[font < 4 ? font : font - 1] ?? 'plain';

export function biffTexts(records: BiffRecords): BiffTexts {
  const { bytes } = records;
  const make = textMaker();
  const letters = new Uint16Array(LIMITS.cellChars);

  const read = (length: number, flags: number): string => {
    let isWide = (flags & WIDE) !== 0;
    let seen = 0;
    let hash = 0;
    while (seen < length) {
      if (records.at >= records.end) {
        if (!records.hasMore()) throw new ReadRefusal('damaged');
        // Letters that continue in another record begin with a byte for their width.
        isWide = (records.byte() & WIDE) !== 0;
      }
      const size = isWide ? 2 : 1;
      const here = Math.min(length - seen, Math.floor((records.end - records.at) / size));
      const kept = Math.min(seen + here, letters.length);
      let at = records.at;
      for (let place = seen; place < kept; place += 1, at += size) {
        const letter = isWide ? (bytes[at] ?? 0) | ((bytes[at + 1] ?? 0) << 8) : (bytes[at] ?? 0);
        letters[place] = letter;
        hash = hashed(hash, letter);
      }
      seen += here;
      // An incomplete letter at the end of a record is skipped.
      records.at = here === 0 ? records.end : records.at + here * size;
    }
    return make(letters, Math.min(length, letters.length), hash);
  };

  return {
    plain: (length) => (length === 0 ? '' : read(length, records.byte())),
    rich(styles) {
      const length = records.short();
      const flags = records.byte();
      const runs = flags & RUNS ? records.short() : 0;
      const phonetics = flags & PHONETICS ? records.long() : 0;
      const text = read(length, flags);
      if (!styles.some((style) => style !== 'plain')) {
        records.skip(runs * 4 + phonetics);
        return text;
      }
      let shown = '';
      let from = 0;
      let style: PartStyle = 'plain';
      for (let run = 0; run < runs; run += 1) {
        const to = Math.max(from, records.short());
        shown += shownPart(text.slice(from, to), style);
        const font = records.short();
        style = fontAt(styles, font);
        from = to;
      }
      records.skip(phonetics);
      return shown + shownPart(text.slice(from), style);
    },
  };
}
