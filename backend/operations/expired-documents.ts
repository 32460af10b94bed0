import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { HostedDatabase } from '../databases/hosted-database.ts';
import { logError, logInfo } from '../log.ts';
import { OPERATOR } from './operator-access.ts';

const HOUR_MS = 3_600_000;
/** Firestore's own limit on a commit. */
const AT_ONCE = 500;

/** The fields that say when a document deletes itself, by collection, as `firestore.indexes.json` declares them for Firebase too. */
export type Deadlines = ReadonlyMap<string, string>;

/** The deadlines of the indexes file that `firebase.json` names; none where it names no file. */
export function loadDeadlines(firebaseJson: string): Deadlines {
  const config = JSON.parse(readFileSync(firebaseJson, 'utf8')) as { firestore?: { indexes?: string } };
  const name = config.firestore?.indexes;
  if (name === undefined) return new Map();
  const text = readFileSync(path.resolve(path.dirname(firebaseJson), name), 'utf8');
  const { fieldOverrides = [] } = JSON.parse(text) as {
    fieldOverrides?: readonly {
      readonly collectionGroup: string;
      readonly fieldPath: string;
      readonly ttl?: boolean;
    }[];
  };
  return new Map(
    fieldOverrides.flatMap(({ collectionGroup, fieldPath, ttl }) => (ttl ? [[collectionGroup, fieldPath]] : [])),
  );
}

/** Deletes the documents whose deadline has passed, as Firestore does by itself. Returns how many. @param now in milliseconds */
export function deleteExpired(database: HostedDatabase, deadlines: Deadlines, now: number): number {
  const expired = database.state.collections().flatMap((collection) => {
    const field = deadlines.get(collection.path);
    if (field === undefined) return [];
    return [...collection.documents()].filter(({ fields }) => {
      const deadline = fields[field];
      return deadline !== undefined && 'timestampValue' in deadline && Date.parse(deadline.timestampValue) < now;
    });
  });
  for (let at = 0; at < expired.length; at += AT_ONCE) {
    const writes = expired.slice(at, at + AT_ONCE).map((document) => ({
      kind: 'delete' as const,
      path: document.path,
      precondition: undefined,
    }));
    database.commit(writes, OPERATOR);
  }
  return expired.length;
}

/**
 * Looks every hour, and for the first time an hour after the start: a machine that starts with a wrong clock has a right one by then.
 * @returns ends it.
 */
export function keepDeletingExpired(database: HostedDatabase, deadlines: Deadlines, now: () => number): () => void {
  const timer = setInterval(() => {
    try {
      const count = deleteExpired(database, deadlines, now());
      if (count > 0) logInfo(`Se borraron ${count} documentos que habían caducado.`);
    } catch (error) {
      logError('No se pudo borrar lo caducado', error);
    }
  }, HOUR_MS);
  timer.unref();
  return () => clearInterval(timer);
}
