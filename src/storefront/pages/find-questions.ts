import { foldText } from '#domain/kernel/text-fold.ts';
import type { Question } from '#domain/site/questions.ts';

const WORD = /[a-z0-9]+/g;
const SMALL_WORDS = new Set('a al como con de del el en es la las los me mi para por que se si un una y'.split(' '));

const wordsOf = (text: string): string[] => foldText(text).match(WORD) ?? [];

/** The questions that contain every significant word of the query as a prefix; all questions if it has none. */
export function findQuestions(questions: readonly Question[], typed: string): readonly Question[] {
  const asked = wordsOf(typed).filter((word) => !SMALL_WORDS.has(word));
  // A plural in the query also finds the singular.
  const stems = asked.map((word) => (word.length > 4 ? word.replace(/(es|s)$/, '') : word));
  return questions.filter(({ question, answer, topic }) => {
    const words = wordsOf(`${question} ${answer} ${topic}`);
    return stems.every((stem) => words.some((word) => word.startsWith(stem)));
  });
}
