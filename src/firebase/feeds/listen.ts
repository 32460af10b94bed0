import {
  type DocumentReference,
  type DocumentSnapshot,
  type FirestoreError,
  onSnapshot,
  type Query,
  type QuerySnapshot,
} from 'firebase/firestore';
import { createBackoff } from '#platform/retry.ts';

const PAUSES = { first: 1000, last: 60_000 };

const OPTIONS = { includeMetadataChanges: true };

/** Ends a subscription; safe to call twice. */
export type Stop = () => void;

/**
 * A listener that outlives its errors: Firestore ends a failed one for good, so it is opened again, ever more slowly.
 * @param onNext `isFirst` for the first answer after each opening: its changes are counted from nothing
 */
export function listen(query: Query, onNext: (snapshot: QuerySnapshot, isFirst: boolean) => void): Stop {
  return keepOpen<QuerySnapshot>((observer) => onSnapshot(query, OPTIONS, observer), onNext);
}

export function listenToDocument(document: DocumentReference, onNext: (snapshot: DocumentSnapshot) => void): Stop {
  return keepOpen<DocumentSnapshot>((observer) => onSnapshot(document, OPTIONS, observer), onNext);
}

interface Observer<Snapshot> {
  next(snapshot: Snapshot): void;
  error(reason: FirestoreError): void;
}

function keepOpen<Snapshot extends Pick<DocumentSnapshot, 'metadata'>>(
  subscribe: (observer: Observer<Snapshot>) => Stop,
  onNext: (snapshot: Snapshot, isFirst: boolean) => void,
): Stop {
  let stopped = false;
  const backoff = createBackoff(PAUSES);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let unsubscribe: Stop = () => {};

  const open = (): void => {
    if (stopped) return;
    let isFirst = true;
    unsubscribe = subscribe({
      next(snapshot) {
        // The cache answers also where the server then refuses, each time anew.
        if (!snapshot.metadata.fromCache) backoff.reset();
        onNext(snapshot, isFirst);
        isFirst = false;
      },
      error(reason) {
        console.warn('Se reabrirá la lectura en vivo', reason);
        timer = setTimeout(open, backoff.next());
      },
    });
  };
  open();
  return () => {
    stopped = true;
    clearTimeout(timer);
    unsubscribe();
  };
}
