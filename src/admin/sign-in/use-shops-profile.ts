import { useEffect } from 'react';
import { createBootFeed } from '#mirror/boot-feed.ts';
import { createSettingsKeeper } from '#mirror/settings-keeper.ts';
import type { BackendConfig } from '#rest/backend-config.ts';
import { claimSignInProfile } from '#store/profile-store.ts';
import { sessionStore } from '#store/session-store.ts';
import { useStaff } from '../staff.ts';

const writeProfile = claimSignInProfile();

/** Shows whose shop this is before anybody has signed in: the mirror, which follows the profile, starts afterwards. */
export function useShopsProfile(): void {
  const { readConfig } = useStaff();
  useEffect(() => {
    // Without an answer the page has the name of the build.
    readConfig()
      .then(readProfile)
      .catch(() => {});
  }, [readConfig]);
}

async function readProfile(config: BackendConfig): Promise<void> {
  const feed = createBootFeed(config);
  const keeper = createSettingsKeeper(undefined, (settings) => {
    if (sessionStore.getState().status !== 'signed-in') writeProfile(settings);
  });
  await keeper.catchUp((start) => feed.readSettings(start));
}
