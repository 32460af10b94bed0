import { useEffect, useState } from 'react';
import { parseTutorial } from '#domain/catalogue/parse-tutorial.ts';
import { parseDocuments } from '#domain/catalogue/stored-document.ts';
import type { Tutorial } from '#domain/catalogue/tutorial.ts';
import { rememberFiles } from '#pictures/file-address.ts';
import { fetchBackendConfig } from '#rest/backend-config.ts';
import { restToStoredDocument } from '#rest/rest-values.ts';
import { runQuery } from '#rest/run-query.ts';
import { readTutorialCopy, saveTutorialCopy } from './tutorial-copy.ts';

const MOST = 300;

export interface KnownTutorials {
  /** From the device's copy or the server; `undefined` while nothing is known. */
  readonly tutorials: readonly Tutorial[] | undefined;
  /** `unreachable`: it is not known whether there are more, which is not the same as none. */
  readonly server: 'asked' | 'answered' | 'unreachable';
}

// Few and seldom changed, so one answer serves the visit.
let asking: Promise<readonly Tutorial[]> | undefined;

async function askForTutorials(): Promise<readonly Tutorial[]> {
  const config = await fetchBackendConfig();
  // Their pictures are shown with them, perhaps before the catalogue's feed has asked for the same.
  rememberFiles(config);
  const { documents } = await runQuery(config, {
    from: [{ collectionId: 'tutoriales' }],
    // The rules prove that a query asks for public ones only; they do not filter.
    where: { fieldFilter: { field: { fieldPath: 'visible' }, op: 'EQUAL', value: { stringValue: 'public' } } },
    limit: MOST,
  });
  const { values } = parseDocuments(documents.map(restToStoredDocument), parseTutorial);
  return [...values].sort((a, b) => a.titulo.localeCompare(b.titulo, 'es'));
}

/** What the server says, kept for where it cannot be asked. */
async function askAndKeep(): Promise<readonly Tutorial[]> {
  const tutorials = await askForTutorials();
  saveTutorialCopy(tutorials).catch((reason: unknown) => console.warn('Tutoriales no guardados', reason));
  return tutorials;
}

/** The copy on the device at once, then what the server says; the copy alone where it does not answer. */
async function tellTutorials(show: (known: KnownTutorials) => void): Promise<void> {
  asking ??= askAndKeep();
  const answer = asking.catch(() => {
    // The next page asks again: the server may be back.
    asking = undefined;
    return undefined;
  });
  const copy = await readTutorialCopy().catch(() => undefined);
  if (copy) show({ tutorials: copy, server: 'asked' });
  const told = await answer;
  show(told ? { tutorials: told, server: 'answered' } : { tutorials: copy, server: 'unreachable' });
}

export function useTutorials(): KnownTutorials {
  const [known, setKnown] = useState<KnownTutorials>({ tutorials: undefined, server: 'asked' });
  useEffect(() => {
    let isCurrent = true;
    // It has caught what can fail.
    void tellTutorials((now) => isCurrent && setKnown(now));
    return () => {
      isCurrent = false;
    };
  }, []);
  return known;
}
