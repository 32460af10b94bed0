import { UnreadableDocument } from '#rest/unreadable-document.ts';

/**
 * What came of asking the server how a quotation or a repair goes. `unknown`: it has no such document. `unreadable`: it has one that this version of
 * the site cannot read. `unreachable`: it cannot be asked.
 */
export type Asked = 'asking' | 'answered' | 'unknown' | 'unreadable' | 'unreachable';

/** What a failed attempt came to: an answer that cannot be read is no missing network. */
export const failedAs = (reason: unknown): Asked =>
  reason instanceof UnreadableDocument ? 'unreadable' : 'unreachable';
