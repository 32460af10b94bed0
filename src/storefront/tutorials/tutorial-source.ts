import type { Tutorial } from '#domain/catalogue/tutorial.ts';
import { rememberFiles } from '#pictures/file-address.ts';
import { answerLimit } from '#rest/answer-limit.ts';
import { fetchBackendConfig } from '#rest/backend-config.ts';
import { readTutorials } from '#rest/read-tutorials.ts';
import { readFreshTutorialCopy, saveTutorialCopy } from './tutorial-copy.ts';

// Tutorials are few and seldom change, so the server is asked once per visit.
let asking: Promise<readonly Tutorial[]> | undefined;

async function askForTutorials(): Promise<readonly Tutorial[]> {
  const config = await fetchBackendConfig(answerLimit());
  // Their pictures are shown with them, perhaps before the catalogue's feed has asked for the same.
  rememberFiles(config);
  return readTutorials(config);
}

/** Asks the server and keeps its answer on the device for a start without a network. */
async function askAndKeep(): Promise<readonly Tutorial[]> {
  const tutorials = await askForTutorials();
  saveTutorialCopy(tutorials, Date.now()).catch((reason: unknown) => console.warn('Tutoriales no guardados', reason));
  return tutorials;
}

/** What is kept where it was read within a week, and otherwise what the server tells. Rejects where that cannot be reached. */
export async function keptTutorials(): Promise<readonly Tutorial[]> {
  return (await readFreshTutorialCopy(Date.now())) ?? keepTutorials();
}

/** What the server tells, kept on the device. Rejects where it cannot be reached, and the next call asks again. */
export function keepTutorials(): Promise<readonly Tutorial[]> {
  asking ??= askAndKeep();
  asking.catch(() => {
    asking = undefined;
  });
  return asking;
}
