import { useEffect } from 'react';
import { createBootFeed } from '#mirror/boot-feed.ts';
import { createSettingsKeeper } from '#mirror/settings-keeper.ts';
import { rememberedBackendConfig } from '#rest/remembered-backend.ts';
import { claimSignInProfile } from '#store/profile-store.ts';
import { sessionStore } from '#store/session-store.ts';

const writeProfile = claimSignInProfile();

/** Shows whose shop this is before anybody has signed in: the mirror, which follows the profile, starts afterwards. */
export function useShopsProfile(): void {
  useEffect(() => {
    // Without an answer the page has the name of the build.
    readProfile().catch(() => {});
  }, []);
}

async function readProfile(): Promise<void> {
  const feed = createBootFeed(await rememberedBackendConfig());
  const keeper = createSettingsKeeper(undefined, (settings) => {
    if (sessionStore.getState().status !== 'signed-in') writeProfile(settings);
  });
  await keeper.catchUp((start) => feed.readSettings(start));
}
