import { useEffect, useState } from 'react';
import type { LiveDocument } from '#domain/staff/forms/live-document.ts';
import { useConnection } from '#store/connection-store.ts';
import { useStaff } from '../../staff.ts';
import { whileWatched } from '../documents/while-watched.ts';

/** Documents of an open form, by `collection/id`, as far as the server or the device's copy has said. */
export type LiveDocuments = ReadonlyMap<string, LiveDocument>;

const NOTHING: LiveDocuments = new Map();
const onFailure = (reason: unknown): void => console.info('El formulario todavía no se puede comprobar', reason);

/** Listens to documents for as long as a form is open. @param id `null` where the form's document is new */
export function useLiveDocuments(collections: readonly string[], id: string | null): LiveDocuments {
  const { backend } = useStaff();
  const [live, setLive] = useState({ id, documents: NOTHING });
  useEffect(() => {
    if (id === null) return undefined;
    const stops = collections.map((collection) =>
      whileWatched(
        () =>
          backend.watchDocument(collection, id, (document) =>
            setLive((before) => {
              const known = before.id === id ? before.documents : NOTHING;
              return { id, documents: new Map(known).set(`${collection}/${id}`, document) };
            }),
          ),
        onFailure,
      ),
    );
    return () => {
      for (const stop of stops) stop();
    };
  }, [backend, collections, id]);
  return live.id === id ? live.documents : NOTHING;
}

/** How much of what a form shows the server has confirmed. */
export type Confirmation = 'confirmed' | 'asking' | 'offline';

/** @param isConfirmed whether the server has said what every document of the form is */
export function useConfirmation(isConfirmed: boolean): Confirmation {
  const reachable = useConnection((state) => state.reachable);
  return !reachable ? 'offline' : isConfirmed ? 'confirmed' : 'asking';
}
