import type { Change, Document, Version } from '../../engine/document.ts';
import type { TargetDelta } from '../../engine/listen-target.ts';
import { withSharedText } from '../webchannel/frames.ts';
import { documentChanged, documentDeleted, documentRemoved, globalSnapshot, type ListenMessage } from './messages.ts';
import type { Followed } from './parse-target.ts';

/** What changes mean to one target. */
export interface TargetNews extends Pick<Followed, 'select'> {
  readonly targetId: number;
  readonly delta: TargetDelta;
}

interface Mention extends Pick<Followed, 'select'> {
  readonly path: string;
  readonly document: Document | undefined;
  readonly version: Version;
  readonly targetIds: number[];
  readonly removedTargetIds: number[];
}

/** Messages made for a list of changes, by what they say. All streams that are notified of the same changes are given the same list object. */
const made = new WeakMap<readonly Change[], Map<string, ListenMessage>>();

function sharedMessage(changes: readonly Change[], key: string, make: () => ListenMessage): ListenMessage {
  const known = made.get(changes) ?? new Map<string, ListenMessage>();
  made.set(changes, known);
  const message = known.get(key) ?? withSharedText(make());
  known.set(key, message);
  return message;
}

/** The snapshot that ends a stream's messages about these changes. */
export function snapshotAfter(changes: readonly Change[], version: Version, resumeToken: string): ListenMessage {
  return sharedMessage(changes, `${version} ${resumeToken}`, () => globalSnapshot(version, resumeToken));
}

/**
 * What these changes mean to the targets of one stream: each document is mentioned once, with all the targets it is in and has left, or once for each list
 * of fields that they select. One that has left all of them is shown only to who may read it: it may have left because it is no longer public.
 */
export function changeMessages(
  news: readonly TargetNews[],
  database: string,
  changes: readonly Change[],
  mayGet: (document: Document) => boolean,
): ListenMessage[] {
  const mentions = new Map<string, Mention>();
  for (const { targetId, delta, select } of news) {
    const shown = select === undefined ? '' : JSON.stringify(select);
    const mention = (path: string, document: Document | undefined, version: Version): Mention => {
      const key = `${path} ${shown}`;
      const known = mentions.get(key) ?? { path, document, version, select, targetIds: [], removedTargetIds: [] };
      mentions.set(key, known);
      return known;
    };
    for (const document of delta.present)
      mention(document.path, document, document.updateTime).targetIds.push(targetId);
    for (const document of delta.left)
      mention(document.path, document, document.updateTime).removedTargetIds.push(targetId);
    for (const { path, version } of delta.deleted) mention(path, undefined, version).removedTargetIds.push(targetId);
  }
  return [...mentions].map(([mentionKey, { path, document, version, select, targetIds, removedTargetIds }]) => {
    const isHidden = document !== undefined && targetIds.length === 0 && !mayGet(document);
    const key = `${mentionKey} ${document?.updateTime} ${targetIds.join()} ${removedTargetIds.join()} ${isHidden}`;
    return sharedMessage(changes, key, () => {
      if (document === undefined) return documentDeleted(path, database, version, removedTargetIds);
      if (isHidden) return documentRemoved(path, database, version, removedTargetIds);
      return documentChanged(document, database, { targetIds, removedTargetIds, select });
    });
  });
}
