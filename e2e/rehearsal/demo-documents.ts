import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fillDemo, startBackend } from '../backend-process.ts';

/** The demo store as Firestore's REST writes it, for every test to begin with. */
const KEPT = 'test-results/.ensayo/documentos.json';

export interface StoredDocument {
  readonly name: string;
  readonly fields: object;
}

/** Fills a store of ours with the demo and keeps its documents: the very ones that the other journeys begin with. */
export async function keepDemoDocuments(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'fragua-ensayo-demo-'));
  await fillDemo(folder);
  const backend = await startBackend(folder, true);
  const answer = await fetch(`${backend.origin}/v1/projects/la-fragua/databases/(default)/documents:runQuery`, {
    method: 'POST',
    body: JSON.stringify({ structuredQuery: { from: [{ allDescendants: true }] } }),
  });
  const found = (await answer.json()) as { readonly document?: StoredDocument }[];
  await backend.stop();
  await rm(folder, { recursive: true, force: true });
  const documents = found.flatMap(({ document }) =>
    document ? [{ name: document.name, fields: document.fields }] : [],
  );
  if (documents.length === 0) throw new Error(`The demo has no documents: ${JSON.stringify(found).slice(0, 300)}`);
  await mkdir(dirname(KEPT), { recursive: true });
  await writeFile(KEPT, JSON.stringify(documents));
}

export async function readDemoDocuments(): Promise<readonly StoredDocument[]> {
  return JSON.parse(await readFile(KEPT, 'utf8')) as StoredDocument[];
}
