import { plainText } from '#domain/page-text/inline.ts';
import { parseLines, sectionsOf } from '#domain/page-text/parse-lines.ts';
import { textOf } from '#domain/page-text/text-of.ts';
import type { StoreProfile } from '#domain/store-profile.ts';

export interface Question {
  /** Part of links that people share; empty for one without an address of its own. */
  readonly id: string;
  readonly topic: string;
  readonly question: string;
  /** Its words alone. */
  readonly answer: string;
  /** As it is written, with its links and facts. */
  readonly written: string;
}

/** The questions that people ask, with the answers of a store. */
export function questionsOf(profile: StoreProfile): readonly Question[] {
  return sectionsOf(parseLines(textOf('preguntas', profile).lines)).flatMap(({ title, blocks }) =>
    blocks.flatMap((block) =>
      block.kind === 'question'
        ? {
            id: block.anchor,
            topic: plainText(title, profile),
            question: plainText(block.text, profile),
            answer: plainText(block.answer, profile),
            written: block.answer,
          }
        : [],
    ),
  );
}
