import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { HostedDatabase } from '../databases/hosted-database.ts';
import { filterSliced, type Sliced } from '../engine/slices.ts';
import type { Value } from '../engine/value.ts';
import { logError, logInfo } from '../log.ts';
import { inSlices } from '../pages/in-slices.ts';
import { OPERATOR } from './operator-access.ts';

const HOUR_MS = 3_600_000;
/** Documents that are deleted in one commit, which is made in one piece: a shop that was off for a season may have many. */
const AT_ONCE = 100;

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
export function* deleteExpired(database: HostedDatabase, deadlines: Deadlines, now: number): Sliced<number> {
  let count = 0;
  for (const collection of database.state.collections()) {
    const field = deadlines.get(collection.path);
    if (field === undefined) continue;
    const expired = yield* filterSliced(collection.all(), ({ fields }) => hasPassed(fields[field], now));
    for (let at = 0; at < expired.length; at += AT_ONCE) {
      // One that was written meanwhile may have another deadline.
      const unchanged = expired.slice(at, at + AT_ONCE).filter((one) => database.state.get(one.path) === one);
      database.commit(
        unchanged.map(({ path: name }) => ({ kind: 'delete', path: name, precondition: undefined })),
        OPERATOR,
      );
      count += unchanged.length;
      yield;
    }
  }
  return count;
}

function hasPassed(deadline: Value | undefined, now: number): boolean {
  return deadline !== undefined && 'timestampValue' in deadline && Date.parse(deadline.timestampValue) < now;
}

/**
 * Looks every hour, and for the first time an hour after the start: a machine that starts with a wrong clock has a right one by then.
 * @returns ends it.
 */
export function keepDeletingExpired(database: HostedDatabase, deadlines: Deadlines, now: () => number): () => void {
  let pass: Sliced<number> | undefined;
  const look = async (): Promise<void> => {
    try {
      pass = deleteExpired(database, deadlines, now());
      const count = await inSlices(pass);
      if (count > 0) logInfo(`Se borraron ${count} documentos que habían caducado.`);
    } catch (error) {
      logError('No se pudo borrar lo caducado', error);
    }
  };
  const timer = setInterval(() => void look(), HOUR_MS);
  timer.unref();
  return () => {
    clearInterval(timer);
    // The next slice of a pass finds it ended: by then the store may be closed.
    pass?.return(0);
  };
}
