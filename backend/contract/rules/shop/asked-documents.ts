import type { Docs, TestQuery, TestWrite, Who } from '../evaluator.ts';

/** What is asked of a line of the table: each verb with documents that are in order for whoever may do it. */
export interface AskedDocuments {
  readonly get: string;
  readonly list: TestQuery;
  readonly create: readonly TestWrite[];
  readonly update: readonly TestWrite[];
  readonly remove: readonly TestWrite[];
  /** Documents besides those of the shop's world. */
  readonly world?: Docs;
  /** Documents that are not there when the line's document is created. */
  readonly absentAtFirst?: readonly string[];
}

/** By the table's lines. Whoever signs as «staff» in them is who asks. */
export type DocumentsByLine = Readonly<Record<string, (who: Who) => AskedDocuments>>;
