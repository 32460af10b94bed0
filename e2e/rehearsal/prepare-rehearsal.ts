import { rm } from 'node:fs/promises';
import { keepDemoDocuments } from './demo-documents.ts';
import { REQUESTS } from './open-rehearsal.ts';

/** Only what this run asks decides about the indexes: an earlier one was of another build, or of other indexes. */
// Playwright asks a global setup for its default export.
export default async function prepareRehearsal(): Promise<void> {
  await rm(REQUESTS, { force: true });
  await keepDemoDocuments();
}
