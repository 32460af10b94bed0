import type { Document, Version } from '../../engine/document.ts';
import type { FieldPath } from '../../engine/fields.ts';
import { STATUS_NUMBERS, type StatusError } from '../../engine/status.ts';
import { versionToTimestamp } from '../../engine/time.ts';
import { type DocumentJson, documentToJson } from '../document-json.ts';
import { documentName } from '../document-name.ts';

/**
 * The messages that the server may send on a Listen stream. All are built here, because one of unknown shape, an ADD too many or a
 * document without `updateTime` makes the client's Firestore instance fail until the page is reloaded.
 */
export type ListenMessage =
  | { readonly targetChange: TargetChange }
  | { readonly documentChange: { readonly document: DocumentJson } & TargetLists }
  | { readonly documentDelete: Departure }
  | { readonly documentRemove: Departure }
  | { readonly filter: { readonly targetId: number; readonly count: number } };

interface TargetChange {
  readonly targetChangeType: 'ADD' | 'REMOVE' | 'CURRENT' | 'RESET' | 'NO_CHANGE';
  readonly targetIds?: readonly number[];
  readonly resumeToken?: string;
  readonly readTime?: string;
  readonly cause?: { readonly code: number; readonly message: string };
}
interface Departure {
  readonly document: string;
  readonly readTime: string;
  readonly removedTargetIds: readonly number[];
}
interface TargetLists {
  readonly targetIds?: readonly number[];
  readonly removedTargetIds?: readonly number[];
}

/** Acknowledges an addTarget: exactly one per request, before anything else about the target. */
export function targetAdded(targetId: number): ListenMessage {
  return { targetChange: { targetChangeType: 'ADD', targetIds: [targetId] } };
}

/** Acknowledges a removeTarget; with a cause, refuses or revokes the target instead, and no ADD may go with it. */
export function targetRemoved(targetId: number, cause?: StatusError): ListenMessage {
  return {
    targetChange: {
      targetChangeType: 'REMOVE',
      targetIds: [targetId],
      ...(cause && { cause: { code: STATUS_NUMBERS[cause.status], message: cause.message } }),
    },
  };
}

/** The client must forget which documents are in the target; all of them follow. */
export function targetReset(targetId: number): ListenMessage {
  return { targetChange: { targetChangeType: 'RESET', targetIds: [targetId] } };
}

/** The client has everything about the target up to the version. */
export function targetCurrent(targetId: number, resumeToken: string, version: Version): ListenMessage {
  const readTime = versionToTimestamp(version);
  return { targetChange: { targetChangeType: 'CURRENT', targetIds: [targetId], resumeToken, readTime } };
}

/**
 * A consistent state of all targets of the stream: only now does the client show anything. Without a token it is a partial first load: with
 * one, a client that loses the connection would skip the rest.
 */
export function globalSnapshot(version: Version, resumeToken?: string): ListenMessage {
  const readTime = versionToTimestamp(version);
  return {
    targetChange: { targetChangeType: 'NO_CHANGE', ...(resumeToken !== undefined && { resumeToken }), readTime },
  };
}

/** A document's content, or its selected fields, the targets it is in, and those it has left. */
export function documentChanged(
  document: Document,
  database: string,
  {
    targetIds = [],
    removedTargetIds = [],
    select,
  }: TargetLists & { readonly select?: readonly FieldPath[] | undefined },
): ListenMessage {
  return {
    documentChange: {
      document: documentToJson(document, database, select),
      ...(targetIds.length > 0 && { targetIds }),
      ...(removedTargetIds.length > 0 && { removedTargetIds }),
    },
  };
}

/** The document is gone since the version, from these targets. */
export function documentDeleted(
  path: string,
  database: string,
  version: Version,
  removedTargetIds: readonly number[],
): ListenMessage {
  const document = documentName(database, path);
  return { documentDelete: { document, readTime: versionToTimestamp(version), removedTargetIds } };
}

/** The document is in these targets no more, and the client may not be told what it has become. */
export function documentRemoved(
  path: string,
  database: string,
  version: Version,
  removedTargetIds: readonly number[],
): ListenMessage {
  const document = documentName(database, path);
  return { documentRemove: { document, readTime: versionToTimestamp(version), removedTargetIds } };
}

/** How many documents the target has: a client that counts differently reloads the target. */
export function existenceFilter(targetId: number, count: number): ListenMessage {
  return { filter: { targetId, count } };
}
