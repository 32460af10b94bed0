import type { Document, Version } from '../../engine/document.ts';
import type { TargetDelta } from '../../engine/listen-target.ts';
import { documentChanged, documentDeleted, type ListenMessage } from './messages.ts';

interface Mention {
  readonly document: Document | undefined;
  readonly version: Version;
  readonly targetIds: number[];
  readonly removedTargetIds: number[];
}

/** What one commit means to the targets of one stream: each document is mentioned once, with all the targets it is in and has left. */
export function changeMessages(deltas: readonly (readonly [number, TargetDelta])[], database: string): ListenMessage[] {
  const mentions = new Map<string, Mention>();
  const mention = (path: string, document: Document | undefined, version: Version): Mention => {
    const known = mentions.get(path) ?? { document, version, targetIds: [], removedTargetIds: [] };
    mentions.set(path, known);
    return known;
  };
  for (const [targetId, { present, left, deleted }] of deltas) {
    for (const document of present) mention(document.path, document, document.updateTime).targetIds.push(targetId);
    for (const document of left) mention(document.path, document, document.updateTime).removedTargetIds.push(targetId);
    for (const { path, version } of deleted) mention(path, undefined, version).removedTargetIds.push(targetId);
  }
  return [...mentions].map(([path, { document, version, targetIds, removedTargetIds }]) =>
    document === undefined
      ? documentDeleted(path, database, version, removedTargetIds)
      : documentChanged(document, database, targetIds, removedTargetIds),
  );
}
