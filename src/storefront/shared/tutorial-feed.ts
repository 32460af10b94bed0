import { useEffect, useState } from 'react';
import { parseTutorial } from '#domain/catalogue/parse-tutorial.ts';
import { parseDocuments } from '#domain/catalogue/stored-document.ts';
import type { Tutorial } from '#domain/catalogue/tutorial.ts';
import { documentsUrl, fetchBackendConfig } from '#mirror/backend-address.ts';
import { parseQueryAnswer, restToStoredDocument } from '#mirror/rest-values.ts';

const MOST = 300;

/** `unreachable`: it is not known whether there are any, which is not the same as none. */
export type Tutorials = readonly Tutorial[] | 'waiting' | 'unreachable';

// Few and seldom changed, so one answer serves the visit. They are no part of the catalogue that the device keeps.
let asking: Promise<readonly Tutorial[]> | undefined;

async function askForTutorials(): Promise<readonly Tutorial[]> {
  const config = await fetchBackendConfig();
  const structuredQuery = {
    from: [{ collectionId: 'tutoriales' }],
    // The rules prove that a query asks for public ones only; they do not filter.
    where: { fieldFilter: { field: { fieldPath: 'visible' }, op: 'EQUAL', value: { stringValue: 'public' } } },
    limit: MOST,
  };
  const response = await fetch(`${documentsUrl(config)}:runQuery?key=${encodeURIComponent(config.apiKey)}`, {
    method: 'POST',
    body: JSON.stringify({ structuredQuery }),
  });
  if (!response.ok) throw new Error(`runQuery: ${response.status}`);
  const stored = parseQueryAnswer(await response.json()).map(restToStoredDocument);
  const { values } = parseDocuments(stored, parseTutorial);
  return [...values].sort((a, b) => a.titulo.localeCompare(b.titulo, 'es'));
}

export function useTutorials(): Tutorials {
  const [tutorials, setTutorials] = useState<Tutorials>('waiting');
  useEffect(() => {
    let isCurrent = true;
    asking ??= askForTutorials();
    asking.then(
      (found) => isCurrent && setTutorials(found),
      () => {
        // The next page asks again: the server may be back.
        asking = undefined;
        if (isCurrent) setTutorials('unreachable');
      },
    );
    return () => {
      isCurrent = false;
    };
  }, []);
  return tutorials;
}
