import { useStore } from 'zustand';
import { profileWith, type StoreSettings } from '#domain/settings/store-settings.ts';
import { type StoreProfile, storeProfile } from '#domain/store-profile.ts';
import { claimOnce, createOwnedStore } from './owned-store.ts';

const { store, write, open } = createOwnedStore<StoreProfile>(storeProfile);

/** The store's profile as its settings have it now. The mirror writes it, and the sign-in page before the mirror may. */
export const profileStore = store;
export const claimProfileWriter = claimOnce((settings: StoreSettings): void => write(profileWith(settings), true));

export const claimSignInProfile = claimOnce((settings: StoreSettings): void => write(profileWith(settings), true));

/** Begins with the profile that a page was rendered with. */
export const claimServedProfile = claimOnce((settings: StoreSettings | undefined): void => open(profileWith(settings)));

export function useStoreProfile(): StoreProfile {
  return useStore(profileStore);
}
