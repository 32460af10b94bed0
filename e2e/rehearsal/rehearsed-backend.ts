import { test } from '@playwright/test';
import { DEMO_STAFF } from '#backend/operations/demo-staff.ts';
import type { BackendProcess } from '../backend-process.ts';
import type { Rehearsal } from './open-rehearsal.ts';

/** What a test may do to its backend, done to Google's: an end is a network that is gone. */
export function rehearsedBackend(google: Rehearsal, isOpenToTests: boolean): BackendProcess {
  const onlyEmbedded = (what: string): never => {
    test.skip(true, `${what} is the embedded backend's`);
    throw new Error('The test went on after it was skipped');
  };
  return {
    origin: google.origin,
    get dataDir() {
      return onlyEmbedded('A data folder');
    },
    printed: () => onlyEmbedded('What a server prints'),
    stop: () => google.cutNetwork(),
    kill: () => google.cutNetwork(),
    async start(testMode = isOpenToTests, settings) {
      if (settings) onlyEmbedded('A setting');
      google.openToTests(testMode);
      await google.restoreNetwork();
    },
    async staff(verb = '', email = '', role) {
      const isNew = verb === 'add' && email !== DEMO_STAFF.email;
      return isNew ? google.addColleague(email, role) : onlyEmbedded('The staff command');
    },
  };
}
