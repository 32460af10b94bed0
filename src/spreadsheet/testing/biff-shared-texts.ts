import { biffRecord, needsWide, shorts } from './biff-bytes.ts';

export interface SharedText {
  readonly text: string;
  /** Runs of formats, four bytes each, and bytes of phonetics, which come after the letters. */
  readonly runs?: number;
  readonly phonetics?: number;
}

/**
 * The shared texts in records that hold so many bytes each, in turn. Letters that go on in another record say anew how wide they are,
 * which may differ: `isWide` is asked where either would do.
 */
export function sharedTexts(
  texts: readonly SharedText[],
  sizes: readonly number[] = [8224],
  isWide: () => boolean = () => false,
): Buffer {
  const records: Buffer[] = [];
  let content: number[] = [];
  const room = (): number => (sizes[records.length % sizes.length] ?? 8224) - content.length;
  const turn = (): void => {
    records.push(biffRecord(records.length === 0 ? 0xfc : 0x3c, content));
    content = [];
  };
  content.push(...shorts(texts.length, 0, texts.length, 0));
  for (const { text, runs = 0, phonetics = 0 } of texts) {
    const widthOf = (rest: string): boolean => needsWide(rest) || isWide();
    let wide = widthOf(text);
    const flags = (wide ? 1 : 0) | (phonetics ? 4 : 0) | (runs ? 8 : 0);
    const head = [
      ...shorts(text.length),
      flags,
      ...(runs ? shorts(runs) : []),
      ...(phonetics ? shorts(phonetics, 0) : []),
    ];
    if (room() < head.length) turn();
    content.push(...head);
    for (let at = 0; at < text.length; at += 1) {
      if (room() < (wide ? 2 : 1)) {
        turn();
        wide = widthOf(text.slice(at));
        content.push(wide ? 1 : 0);
      }
      const code = text.charCodeAt(at);
      content.push(...(wide ? shorts(code) : [code]));
    }
    for (let left = runs * 4 + phonetics; left > 0; left -= 1) {
      if (room() < 1) turn();
      content.push(0xee);
    }
  }
  turn();
  return Buffer.concat(records);
}
