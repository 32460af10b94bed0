import { err, type Result } from '#domain/kernel/result.ts';

/** Why a file gives no rows. Each has one plain sentence in Spanish (`problem-messages.ts`). */
export type ReadProblem =
  | 'empty'
  | 'too-big'
  | 'too-many-rows'
  | 'open-document'
  | 'too-many-cells'
  | 'bomb'
  | 'damaged'
  | 'hostile'
  | 'password'
  | 'no-rows'
  | 'one-column'
  | 'pdf'
  | 'picture'
  | 'word'
  | 'presentation'
  | 'numbers'
  | 'archive'
  | 'json'
  | 'google-shortcut'
  | 'web-page'
  | 'web-archive'
  | 'unknown'
  | 'slow'
  | 'crashed'
  | 'no-reader';

export type Read<T> = Result<T, ReadProblem>;

/** Ends a reading from anywhere inside it; `readFile` turns it back into a value. */
export class ReadRefusal extends Error {
  readonly problem: ReadProblem;
  constructor(problem: ReadProblem) {
    super(problem);
    this.problem = problem;
  }
}

export const refuse = (problem: ReadProblem): Read<never> => err(problem);
