import * as v from 'valibot';
import { digestOf, unsignedZeros } from '../canonical.ts';
import type { ShopTarget } from '../shop.ts';
import type { Credentials } from './access-token.ts';
import { firebaseAccounts, putFirebaseAccounts } from './firebase-accounts.ts';
import { commitToFirebase, firebaseDocuments } from './firebase-documents.ts';
import { fileAddress, firebaseFiles, uploadToFirebase } from './firebase-files.ts';
import type { FirebaseOrigins } from './firebase-origins.ts';
import { createGoogleApi } from './google-api.ts';

export interface FirebasePlace {
  readonly projectId: string;
  readonly bucket: string;
  readonly origins: FirebaseOrigins;
  readonly credentials: Credentials;
  readonly signal: AbortSignal;
}

const deletions = v.object({ errors: v.optional(v.array(v.object({ message: v.optional(v.string(), '') })), []) });

/** A project of Firebase, through the REST addresses of its administration, which no rules bind. */
export function openFirebase({ projectId, bucket, origins, credentials, signal }: FirebasePlace): ShopTarget {
  const api = createGoogleApi({ headers: credentials, signal });
  const root = `${origins.firestore}/v1/projects/${projectId}/databases/(default)/documents`;
  return {
    label: `Firebase, proyecto ${projectId}`,
    projectId,
    isPublic: true,
    key: `firebase-${projectId}`,
    documents: (after) => firebaseDocuments(api, root, after),
    files: () => firebaseFiles(api, origins.storage, bucket),
    fileBytes: (name) => api.bytes(`${fileAddress(origins.storage, bucket, name)}?alt=media`),
    accounts: () => firebaseAccounts(api, origins, projectId),
    close: () => {},
    digest: (fields) => digestOf(unsignedZeros(fields)),
    writeDocuments: (writes) => commitToFirebase(api, root, writes),
    putFile: (file, bytes) => uploadToFirebase(api, origins.storage, bucket, file, bytes),
    removeFile: async (name) => {
      await api.json(fileAddress(origins.storage, bucket, name), undefined, 'DELETE');
    },
    putAccounts: (accounts) => putFirebaseAccounts(api, origins, projectId, accounts),
    removeAccounts: async (uids) => {
      const address = `${origins.auth}/v1/projects/${projectId}/accounts:batchDelete`;
      for (let at = 0; at < uids.length; at += 500)
        v.parse(deletions, await api.json(address, { localIds: uids.slice(at, at + 500), force: true }));
    },
    finish: async (hasPublished) =>
      hasPublished ? undefined : 'Entre como dueño y publique el catálogo: el archivo no lo traía publicado.',
  };
}
